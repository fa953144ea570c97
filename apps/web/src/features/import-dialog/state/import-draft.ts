import type { ImportColumn } from '@mullion/contracts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { importDatabase } from '../../../kits/session/purge-names';
import { personOf, token } from '../../../kits/session/token';
import type { Corrections } from '../rules/corrections';
import type { ReadingChoice } from '../rules/reading-choice';
import type { KeptName } from '../components/import-reading';

/** What a person has begun to import: the file itself, and all that was said of it. */
export interface ImportDraft {
  readonly file: File;
  readonly choice: ReadingChoice;
  readonly corrections: Corrections;
  /** What its columns were when it was read last: a correction is sent by what its column is. */
  readonly columns: readonly { readonly column: number; readonly field: ImportColumn | null }[];
  readonly kept: KeptName;
  readonly onKnown: 'skip' | 'update' | 'add';
  readonly order: string;
  readonly delivery_date: string;
  readonly customer: { readonly id: number; readonly name: string } | null;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: ImportDraft };
}

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;
/** Null where the browser stores nothing: a reload then starts again. */
const database = (): Promise<IDBPDatabase<Schema> | null> =>
  (opened ??= openDB<Schema>(importDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('drafts'),
    // who signs out deletes it
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
  }).catch(() => null));

const keyOf = (): string | null => personOf(token.get());

/** What this person had begun on this device, if anything; what others had is forgotten. */
export const readDraft = async (): Promise<ImportDraft | null> => {
  const [store, key] = [await database(), keyOf()];
  if (store === null || key === null) return null;
  for (const other of await store.getAllKeys('drafts')) if (other !== key) await store.delete('drafts', other);
  return (await store.get('drafts', key)) ?? null;
};

/** Keeps it until it is imported or thrown away; a full store keeps nothing, and the window goes on. */
export const keepDraft = async (draft: ImportDraft): Promise<void> => {
  const [store, key] = [await database(), keyOf()];
  if (store !== null && key !== null) await store.put('drafts', draft, key).catch(() => undefined);
};

export const dropDraft = async (): Promise<void> => {
  const [store, key] = [await database(), keyOf()];
  if (store !== null && key !== null) await store.delete('drafts', key).catch(() => undefined);
};
