import {
  getPalletsToPrint,
  getProductsToPrint,
  getRacksToPrint,
  labelSizes,
  type InputOf,
  type LabelJob,
  type LabelSubject,
  type OutputOf,
  type PalletId,
  type printLabels as contract,
  type ProductId,
  type RackId,
  type reprintLabel as reprintContract,
} from '@mullion/contracts';
import { AppError, type Bus, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { paperLanguage } from '../../core/paper-language';
import { LabelJobRepository } from '../label-job.repository';
import { LabelPrinterRepository, type LabelPrinterRow } from '../label-printer.repository';
import { toLabelJob } from '../label.mapper';

export const publishLiveLabels = (bus: Bus, companyId: number, ids: readonly number[]): void =>
  bus.live({ company_id: companyId as never, entity: 'label', ids: [...ids] });

/** @throws AppError label_printer.too_small */
const mustFit = (printer: LabelPrinterRow, kind: LabelSubject['kind']): void => {
  const { width, height } = labelSizes[kind];
  if (printer.width < width || printer.height < height)
    throw new AppError('label_printer.too_small', { printer: printer.name, width, height });
};

/**
 * What people call what labels are of; null for a pallet that has no number yet.
 * @throws AppError not_found for any that is not there
 */
const namesOf = async ({ rpc }: ServiceTools, { context }: CallInfo, labels: readonly LabelSubject[]) => {
  const idsOf = (kind: LabelSubject['kind']): number[] => [
    ...new Set(labels.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const [palletIds, productIds, rackIds] = [
    idsOf('pallet') as PalletId[],
    idsOf('product') as ProductId[],
    idsOf('rack') as RackId[],
  ];
  const [pallets, { products }, racks] = await Promise.all([
    palletIds.length > 0 ? rpc.ask(getPalletsToPrint, { pallet_ids: palletIds }, { context }) : [],
    productIds.length > 0 ? rpc.ask(getProductsToPrint, { product_ids: productIds }, { context }) : { products: [] },
    rackIds.length > 0 ? rpc.ask(getRacksToPrint, { rack_ids: rackIds }, { context }) : [],
  ]);
  if (pallets.length < palletIds.length || products.length < productIds.length || racks.length < rackIds.length)
    throw new AppError('not_found');
  const names = new Map<string, { readonly name: string; readonly hasNumber: boolean }>();
  for (const { id, shown_number, number } of pallets)
    names.set(`pallet ${id}`, { name: shown_number, hasNumber: number !== null });
  for (const { id, order, position } of products)
    names.set(`product ${id}`, { name: `${order} / ${position}`, hasNumber: true });
  for (const { id, code } of racks) names.set(`rack ${id}`, { name: code, hasNumber: true });
  return names;
};

/**
 * Labels go into the queue of a printer: one each, in the order asked for.
 * @throws AppError not_found, label.no_number, label_printer.too_small
 */
export const printLabels = async (
  tools: ServiceTools,
  call: CallInfo,
  { printer_id, labels, language }: InputOf<typeof contract>['body'],
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context } = call;
  const names = await namesOf(tools, call, labels);
  const named = labels.map((label) => ({
    ...label,
    name: '',
    hasNumber: false,
    ...names.get(`${label.kind} ${label.id}`),
  }));
  const skipped = named.filter(({ hasNumber }) => !hasNumber).map(({ kind, id, name }) => ({ kind, id, name }));
  if (skipped.length === labels.length) throw new AppError('label.no_number');
  const own = await paperLanguage(tools.rpc, context, language);
  const done = await tools.database.transaction(call, async (tx) => {
    const printer = await new LabelPrinterRepository(tx, context.company_id).get(printer_id);
    const jobs: LabelJob[] = [];
    for (const { kind, id, name, hasNumber } of named) {
      mustFit(printer, kind);
      if (!hasNumber) continue;
      const who = { user_id: context.user_id, asked_by: context.user_name };
      const job = { printer_id, kind, subject_id: id, name, language: own, ...who };
      jobs.push(toLabelJob(await new LabelJobRepository(tx, context.company_id).add(job)));
    }
    return { jobs, skipped };
  });
  publishLiveLabels(
    tools.bus,
    context.company_id,
    done.data.jobs.map(({ id }) => id),
  );
  return done;
};

/** What is certainly over, or doubtful; what waits or is on its way is not printed a second time. */
const isOver = ({ state }: Pick<LabelJob, 'state'>): boolean =>
  ['sent', 'failed', 'unknown', 'cancelled'].includes(state);

/**
 * Only a person prints a label again, once, and says why.
 * @throws AppError not_found, label.not_finished, label.reprinted, label_printer.too_small
 */
export const reprintLabel = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof reprintContract>,
): Promise<Committed<LabelJob>> => {
  const { context } = call;
  const done = await tools.database.transaction(call, async (tx) => {
    const jobs = new LabelJobRepository(tx, context.company_id);
    const old = await jobs.get(params.id);
    if (!isOver(old)) throw new AppError('label.not_finished');
    const printer = await new LabelPrinterRepository(tx, context.company_id).get(body.printer_id ?? old.printer_id);
    mustFit(printer, old.kind);
    const { kind, subject_id, name, language } = old;
    const who = { user_id: context.user_id, asked_by: context.user_name };
    const job = { printer_id: printer.id, kind, subject_id, name, language, ...who };
    return toLabelJob(await jobs.add(job, { of: old.id, reason: body.reason }));
  });
  publishLiveLabels(tools.bus, context.company_id, [params.id, done.data.id]);
  return done;
};

/** @throws AppError not_found, label.not_waiting */
export const cancelLabel = async (tools: ServiceTools, call: CallInfo, id: number): Promise<Committed<LabelJob>> => {
  const { context } = call;
  const done = await tools.database.transaction(call, async (tx) => {
    const jobs = new LabelJobRepository(tx, context.company_id);
    await jobs.get(id);
    if (!(await jobs.cancel(id))) throw new AppError('label.not_waiting');
    return toLabelJob(await jobs.get(id));
  });
  publishLiveLabels(tools.bus, context.company_id, [id]);
  return done;
};
