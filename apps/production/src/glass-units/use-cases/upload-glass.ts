import { createHash } from 'node:crypto';
import type { GlassFault, GlassFileFaults, GlassFileResult, InputOf, uploadGlassUnits } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { GlassFiles } from '../glass-files';
import { ownerOf } from '../glass-unit';
import { GlassUnitRepository } from '../glass-unit.repository';
import { readGlass, type ReadGlass } from '../rules/read-glass';

type Body = InputOf<typeof uploadGlassUnits>['body'];
type Upload = Body['files'][number];

/** At most so many faults are named. */
const LISTED = 200;

/**
 * Takes one file of glass units, all of it or nothing. What other files brought stays.
 * @throws AppError `glass.failed` with every fault, `glass.not_excel`, `glass.unreadable`, `glass.too_large`, `file.not_found`
 */
export const uploadGlass = async (
  tools: ServiceTools,
  files: GlassFiles,
  call: CallInfo,
  { body }: { readonly body: Body },
): Promise<Committed<GlassFileResult>> => {
  const [upload] = body.files;
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: 'body.glass-units', code: 'required' }] });
  const bytes = await files.bytes(call.context.company_id, upload);
  const read = readGlass(await files.sheets(bytes, upload.name));
  if (read.faults.length > 0) throw failed(upload, read);
  const taken = await tools.database.transaction(keyed(call, upload, bytes), (tx) => save(tools, tx, call, { upload, read }));
  await files.discard(upload);
  return taken;
};

const save = async (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  { context }: CallInfo,
  { upload, read }: { readonly upload: Upload; readonly read: ReadGlass },
): Promise<GlassFileResult> => {
  const repository = new GlassUnitRepository(tx, ownerOf(context));
  await repository.lock();
  const result = { file: upload.name, rows: read.count, created: 0, updated: 0, unchanged: read.count };
  for (const { rows, columns } of read.sheets) {
    const { ids, created } = await repository.save(rows, columns);
    result.created += created;
    result.updated += ids.length - created;
    result.unchanged -= ids.length;
  }
  if (result.unchanged === result.rows) return result;
  const { file, ...figures } = result;
  await auditRow(tx, context, { table: 'glass_units', id: file, name: file, before: null, after: figures });
  // whoever looks at glass is the manufacturer, and the supplier at home in its own company
  for (const company_id of new Set([context.company_id, context.home_company_id]))
    tx.afterCommit(() => bus.live({ company_id, entity: 'glass_unit', ids: [] }));
  return result;
};

const failed = ({ name }: Upload, { faults, count: rows }: ReadGlass): AppError => {
  const current: GlassFileFaults = { rows, faults: faults.slice(0, LISTED), more: faults.length > LISTED };
  const errors = current.faults.map(({ code, params, ...place }) => ({ path: pathOf(place), code, params }));
  return new AppError('glass.failed', { file: name, count: faults.length }, { errors, current });
};

const pathOf = ({ sheet, row, column }: Pick<GlassFault, 'sheet' | 'row' | 'column'>): string =>
  ['file', sheet, row, column].filter((part) => part !== null).join('.');

/** An upload has a new place each time, so an idempotency key belongs to the file's name and content. */
const keyed = (call: CallInfo, { name }: Upload, bytes: Buffer): CallInfo => ({
  ...call,
  bodyHash: () => createHash('sha256').update(name).update(bytes).digest('base64'),
});
