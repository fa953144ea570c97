import { createHash } from 'node:crypto';
import type { GlassFault, GlassFileFaults, GlassFileResult, InputOf, uploadGlassUnits } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { GlassFiles } from '../glass-files';
import { ownerOf } from '../glass-unit';
import { SupplierRepository } from '../../suppliers/supplier-rows.module';
import { GlassUnitRepository } from '../glass-unit.repository';
import { matchLabels } from '../rules/match-labels';
import { readGlass, type ReadGlass } from '../rules/read-glass';

type Body = InputOf<typeof uploadGlassUnits>['body'];
type Upload = Body['files'][number];

/** At most so many faults are named. */
const LISTED = 200;

/**
 * Takes one file of glass units, all of it or nothing. What other files brought stays.
 * @throws AppError `glass.failed` with every fault, `glass.not_excel`, `glass.unreadable`, `glass.too_large`,
 * `file.not_found`,
 * `supplier.not_found`, `forbidden` for a supplier that names one
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
  const taken = await tools.database.transaction(keyed(call, body, bytes), (tx) =>
    save(tools, tx, call, { body, upload, read }),
  );
  await files.discard(upload);
  return taken;
};

const save = async (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  { context }: CallInfo,
  { body, upload, read }: { readonly body: Body; readonly upload: Upload; readonly read: ReadGlass },
): Promise<GlassFileResult> => {
  const repository = new GlassUnitRepository(tx, ownerOf(context), await namedSupplier(tx, context, body));
  await repository.lock();
  const everything = read.sheets.flatMap(({ rows }) => rows);
  const others = await repository.sameOfOthers(everything);
  const known = new Set(everything.filter((_row, at) => others.known.has(at)));
  const all = everything.filter((row) => !known.has(row));
  const changed = new Set([...others.taken, ...(await repository.nameSupplier(all))]);
  const { labelled, labelOf } = matchLabels(all, await repository.knownAt(all));
  for (const id of await repository.saveLabels(labelled)) changed.add(id);
  let created = 0;
  for (const { rows, columns } of read.sheets) {
    const saved = await repository.save(
      rows
        .filter((row) => !known.has(row))
        .map((row) => ({ ...row, supplier_barcode: labelOf.get(row) ?? row.supplier_barcode })),
      columns,
    );
    for (const id of saved.ids) changed.add(id);
    created += saved.created;
  }
  const result = {
    file: upload.name,
    rows: read.count,
    created,
    updated: changed.size - created,
    unchanged: read.count - changed.size,
  };
  if (result.unchanged === result.rows) return result;
  const { file, ...figures } = result;
  await auditRow(tx, context, { table: 'glass_units', id: file, name: file, before: null, after: figures });
  // whoever looks at glass is the manufacturer, and the supplier at home in its own company
  for (const company_id of new Set([context.company_id, context.home_company_id]))
    tx.afterCommit(() => bus.live({ company_id, entity: 'glass_unit', ids: [] }));
  return result;
};

/** A supplier sends its own glass; a manufacturer may say whose it is. */
const namedSupplier = async (
  tx: Tx,
  { company_id, kind }: CallInfo['context'],
  { supplier_id }: Body,
): Promise<number | null> => {
  if (supplier_id === undefined) return null;
  if (kind === 'supplier') throw new AppError('forbidden');
  const [known] = await new SupplierRepository(tx, company_id).usable([supplier_id]);
  if (!known) throw new AppError('supplier.not_found');
  return known.id;
};

const failed = ({ name }: Upload, { faults, count: rows }: ReadGlass): AppError => {
  const current: GlassFileFaults = { rows, faults: faults.slice(0, LISTED), more: faults.length > LISTED };
  const errors = current.faults.map(({ code, params, ...place }) => ({ path: pathOf(place), code, params }));
  return new AppError('glass.failed', { file: name, count: faults.length }, { errors, current });
};

const pathOf = ({ sheet, row, column }: Pick<GlassFault, 'sheet' | 'row' | 'column'>): string =>
  ['file', sheet, row, column].filter((part) => part !== null).join('.');

/**
 * An upload has a new place each time, so an idempotency key belongs to the file's name and content, and to whose it
 * is.
 */
const keyed = (call: CallInfo, { files: [file], supplier_id }: Body, bytes: Buffer): CallInfo => ({
  ...call,
  bodyHash: () =>
    createHash('sha256')
      .update(JSON.stringify([file?.name, supplier_id]))
      .update(bytes)
      .digest('base64'),
});
