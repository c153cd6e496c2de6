// Skeleton
