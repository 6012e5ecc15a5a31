/**
 * Code that imports a chunk, after a failure at another address: a browser may remember a failed import by its address. The builds for
 * pages of partners use it. On the site's own pages it would add 110 bytes to the scripts before hydration (decision 0005).
 */
export const importWithRetry = '(file=>import(file).catch(()=>import(`${file}?${Date.now()}`)))';
