import type {
  createLabelPrinter as createContract,
  InputOf,
  LabelPrinter,
  updateLabelPrinter as updateContract,
} from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { LabelJobRepository } from '../label-job.repository';
import { LabelPrinterRepository, type LabelPrinterFields, type LabelPrinterRow } from '../label-printer.repository';
import { auditedPrinter, toLabelPrinter } from '../label.mapper';
import { publishLiveLabels } from './print-labels';

const audited = (before: LabelPrinterRow | null, after: LabelPrinterRow | null) => {
  const row = (after ?? before) as LabelPrinterRow;
  return {
    table: 'label_printers' as const,
    id: row.id,
    name: row.name,
    before: before && auditedPrinter(before),
    after: after && auditedPrinter(after),
  };
};
/** What nobody has asked for work for yet. */
const NEW = { agent_seen_at: null, waiting: 0, unknown: 0 };

/** @throws AppError label_printer.name_taken, label_printer.too_many */
export const createPrinter = async (
  { database, bus, clock }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof createContract>['body'],
): Promise<Committed<LabelPrinter>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const row = await new LabelPrinterRepository(tx, context.company_id).create(body);
    await auditRow(tx, context, audited(null, row));
    return toLabelPrinter(row, NEW, clock.now());
  });
  publishLiveLabels(bus, context.company_id, []);
  return done;
};

/** @throws AppError not_found, conflict with the present row, label_printer.name_taken */
export const updatePrinter = async (
  { database, bus, clock }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof updateContract>,
): Promise<Committed<LabelPrinter>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const printers = new LabelPrinterRepository(tx, context.company_id);
    const before = await printers.get(params.id, 'FOR UPDATE');
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', {}, { current: toLabelPrinter(before, NEW, clock.now()) });
    const after = await printers.update(params.id, fields as Partial<LabelPrinterFields>, clock.now());
    await auditRow(tx, context, audited(before, after));
    return toLabelPrinter(after, NEW, clock.now());
  });
  publishLiveLabels(bus, context.company_id, []);
  return done;
};

/** @throws AppError not_found, label_printer.busy */
export const deletePrinter = async (
  { database, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const printers = new LabelPrinterRepository(tx, context.company_id);
    await printers.get(id, 'FOR UPDATE');
    if (await new LabelJobRepository(tx, context.company_id).isBusy(id)) throw new AppError('label_printer.busy');
    await auditRow(tx, context, audited(await printers.delete(id), null));
    return { ok: true as const };
  });
  publishLiveLabels(bus, context.company_id, []);
  return done;
};
