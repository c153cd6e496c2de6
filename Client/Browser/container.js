// Where the page is. Each page of a module has the scripts that `page.js` is made of for its own: they are the body
// of `pageOf`, whose parameter is `page`.

/// The page as its module has it.
export const host = page;
export const { root, base } = page;
