import path from 'node:path';

/** Absolute path of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');
/** Everything that running the system leaves behind lives here; deleting it is always safe. */
export const stateDir = path.join(root, '.mullion');
export const cacheDir = path.join(stateDir, 'cache');
export const defaultDataDir = path.join(stateDir, 'data');
