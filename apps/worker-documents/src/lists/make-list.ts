import { Readable } from 'node:stream';
import type { Language, RequestContext, WantedList } from '@mullion/contracts';
import type { BlobStore, Rpc } from '@mullion/server-kit';
import type { Cell } from './cell';
import { listColumns } from './columns';
import { csv } from './csv';
import { rowsOf, statusNamesOf, tableOf } from './rows';
import { xlsx } from './xlsx';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** Progress is reported at most so often, of all rows. */
const STEPS = 50;

interface MakeListInput {
  readonly wanted: WantedList;
  readonly language: Language;
  readonly context: RequestContext;
  /** Where the file goes, without its ending. */
  readonly key: string;
  readonly onProgress: (progress: number) => void;
}

/**
 * A list as a file: rows are read, written and packed a piece at a time, so that a list of any length needs the same
 * memory.
 */
export const makeList = async (
  { wanted, language, context, key, onProgress }: MakeListInput,
  rpc: Pick<Rpc, 'ask'>,
  store: BlobStore,
): Promise<{ readonly key: string; readonly type: string; readonly name: string }> => {
  const names = await statusNamesOf(tableOf[wanted.list], language, rpc, context);
  const { title, columns } = await listColumns(wanted.list, wanted.columns, language, names);
  const source = await rowsOf(wanted, rpc, context);
  const cells = async function* (): AsyncGenerator<readonly Cell[]> {
    const step = Math.max(1, Math.floor(source.total / STEPS));
    let done = 0;
    for await (const row of source.rows) {
      yield columns.map((column) => column.cell(row));
      done += 1;
      if (done % step === 0) onProgress(Math.min(0.99, done / source.total));
    }
  };
  const heads = columns.map((column) => column.head);
  const content = wanted.format === 'csv' ? csv(heads, cells(), language) : xlsx(title, columns, cells());
  const file = `${key}.${wanted.format}`;
  await store.put(file, Readable.from(content));
  return { key: file, type: TYPES[wanted.format], name: `${title}.${wanted.format}` };
};
