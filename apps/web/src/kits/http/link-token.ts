/**
 * The token of the private link this page was opened by. It stands behind the #, which browsers send to nobody; empty
 * on every other page.
 */
export const linkToken = (): string => decodeURIComponent(location.hash.slice(1)).replace(/[^\w-]/g, '');
