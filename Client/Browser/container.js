// The element that contains the page. Each page of a module has its own instance of these scripts:
// they are the body of `pageOf`, whose parameter is `page`.

/// The page object of the module.
export const host = page;
export const { root, base } = page;
