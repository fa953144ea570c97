import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An answer of the server as this device knew it last. */
export interface KeptAnswer {
  readonly key: string;
  readonly route: string;
  readonly data: unknown;
  /** When it was read, by the clock of the device. */
  readonly at: number;
}
/** Whose answers are kept: one person's at a time. */
export interface CacheOwner {
  readonly person: string;
  readonly company: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { route: string } };
  owner: { key: 'owner'; value: CacheOwner };
}

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;

/** Null where the browser stores nothing: pages then need the network. */
const database = (): Promise<IDBPDatabase<Schema> | null> =>
  (opened ??= openDB<Schema>('mullion-kept', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('answers', { keyPath: 'key' }).createIndex('route', 'route');
      fresh.createObjectStore('owner');
    },
  }).catch(() => null));

export const readOwner = async (): Promise<CacheOwner | null> =>
  (await (await database())?.get('owner', 'owner')) ?? null;

/** From now on this person's answers are kept; those of anybody else are forgotten in the same step. */
export const writeOwner = async (owner: CacheOwner): Promise<void> => {
  const transaction = (await database())?.transaction(['answers', 'owner'], 'readwrite');
  if (!transaction) return;
  const before = await transaction.objectStore('owner').get('owner');
  if (before?.person !== owner.person || before.company !== owner.company) {
    await transaction.objectStore('answers').clear();
    await transaction.objectStore('owner').put(owner, 'owner');
  }
  await transaction.done;
};

/** Nothing of anybody is left: who signs out leaves a device that others use. */
export const purgeAnswers = async (): Promise<void> => {
  const transaction = (await database())?.transaction(['answers', 'owner'], 'readwrite');
  if (!transaction) return;
  await Promise.all([
    transaction.objectStore('answers').clear(),
    transaction.objectStore('owner').clear(),
    transaction.done,
  ]);
};

/** Keeps an answer for its person; one that comes after somebody else has signed in is dropped. */
export const keepAnswer = async (person: string, answer: KeptAnswer): Promise<void> => {
  const transaction = (await database())?.transaction(['answers', 'owner'], 'readwrite');
  if (!transaction) return;
  const owner = await transaction.objectStore('owner').get('owner');
  if (owner?.person === person) await transaction.objectStore('answers').put(answer);
  await transaction.done;
};

export const readAnswer = async (key: string): Promise<KeptAnswer | null> =>
  (await (await database())?.get('answers', key)) ?? null;

/** Everything that is kept of a route. */
export const readAnswersOf = async (route: string): Promise<readonly KeptAnswer[]> =>
  (await (await database())?.getAllFromIndex('answers', 'route', route)) ?? [];

/** Drops what has not been read for so long: things of weeks ago. */
export const dropOlderThan = async (at: number): Promise<void> => {
  const transaction = (await database())?.transaction('answers', 'readwrite');
  if (!transaction) return;
  for (const answer of await transaction.store.getAll()) if (answer.at < at) await transaction.store.delete(answer.key);
  await transaction.done;
};
