/** What pages keep in the browser that names people and things: what was opened last, why a driver did not sign. */
export const namingKeys = { recent: 'palette-recent', unsignedReason: 'mullion.unsignedReason' } as const;

/** A file that somebody has begun to import. */
export const importDatabase = 'mullion-import';

/**
 * Signed out, the browser names nobody any more; how it shows lists, which printer and which scanner it has is not
 * personal.
 */
export const purgeNames = (
  store: Storage = localStorage,
  databases: Pick<IDBFactory, 'deleteDatabase'> | undefined = globalThis.indexedDB,
): void => {
  databases?.deleteDatabase(importDatabase);
  const keys = Array.from({ length: store.length }, (_none, index) => store.key(index) ?? '');
  for (const key of keys) if (Object.values(namingKeys).some((start) => key.startsWith(start))) store.removeItem(key);
};
