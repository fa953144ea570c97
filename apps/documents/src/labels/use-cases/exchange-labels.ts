import { randomUUID } from 'node:crypto';
import {
  labelSizes,
  type exchangeLabels as contract,
  type InputOf,
  type LabelError,
  type OutputOf,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import { LabelJobRepository, type LabelJobRow } from '../label-job.repository';
import { LabelPrinterRepository, type LabelPrinterRow } from '../label-printer.repository';
import { AGENT_SECONDS } from '../label.mapper';
import { zplOf } from '../picture/zpl';
import { makeLabel } from './make-label';
import { publishLiveLabels } from './print-labels';

/** A label that cannot be drawn so often is set aside. */
const MOST_TRIES = 3;

type Input = InputOf<typeof contract>['body'];
type Given = OutputOf<typeof contract>['labels'][number];

/**
 * One round of a print agent: how its labels ended, then the next label of each free printer. A label is given once: it
 * is given again only when the agent itself says that not a byte of it was sent.
 * @throws AppError forbidden for whoever does not come with a key for this
 */
export const exchangeLabels = async (
  tools: ServiceTools,
  context: RequestContext,
  input: Input,
): Promise<OutputOf<typeof contract>> => {
  if (context.scopes?.includes('printing:write') !== true) throw new AppError('forbidden');
  const { company_id: companyId } = context;
  const { database, bus, clock } = tools;
  const printers = new LabelPrinterRepository(database, companyId);
  const before = await printers.seen(input.agent, clock.now());
  const changed = await finalised(tools, companyId, input);
  const known = await printers.reached(input.agent, input.unreachable);
  const all = await printers.ofAgent(input.agent);
  const free = input.stopping ? [] : all.filter(({ id }) => !input.unreachable.includes(id as never));
  const labels: Given[] = [];
  for (const printer of free) {
    const given = await nextLabel(tools, companyId, printer, input.instance);
    if (given) labels.push(given);
  }
  const wasAway = before === null || clock.now().getTime() - before.getTime() > AGENT_SECONDS * 1_000;
  const ids = [...changed, ...labels.map(({ job_id }) => job_id)];
  if (ids.length > 0 || known.length > 0 || wasAway) publishLiveLabels(bus, companyId, ids);
  return { labels, printers: all.map(({ id, host, port }) => ({ id: id as Given['printer_id'], host, port })) };
};

const finalised = async (
  { database }: ServiceTools,
  companyId: number,
  { done, holding, instance }: Input,
): Promise<number[]> => {
  const jobs = new LabelJobRepository(database, companyId);
  const changed: number[] = [];
  for (const { job_id: id, claim, outcome } of done) {
    const isFinalised =
      outcome === 'returned'
        ? await jobs.giveBack(id, claim)
        : await jobs.finalise(id, claim, outcome, outcome === 'unknown' ? 'broken_off' : null);
    if (isFinalised) changed.push(id);
  }
  await jobs.neverArrived(instance, holding);
  return changed;
};

/**
 * Takes the next label of a printer and draws it as it has to be now; one that cannot be drawn any more is given up,
 * and the next one is tried.
 */
const nextLabel = async (
  tools: ServiceTools,
  companyId: number,
  printer: LabelPrinterRow,
  instance: string,
): Promise<Given | null> => {
  const jobs = new LabelJobRepository(tools.database, companyId);
  for (;;) {
    const claim = randomUUID();
    const { data: job } = await tools.database.transaction(null, async (tx) => {
      // two agents of one name ask at once: one after the other
      await new LabelPrinterRepository(tx, companyId).get(printer.id, 'FOR UPDATE');
      return new LabelJobRepository(tx, companyId).claimNext(printer.id, instance, claim);
    });
    if (!job) return null;
    const zpl = await drawn(tools, companyId, printer, job).catch(async (error: unknown) => {
      const refusal = error instanceof AppError ? refusals[error.code] : undefined;
      if (refusal === undefined) {
        // behind the others: what one label meets says nothing of the next
        const isAway = error instanceof AppError && error.code === 'unavailable';
        const state = await jobs.tryLater(job.id, claim, isAway ? null : MOST_TRIES);
        log().error({ err: error, label: job.id, printer: printer.id, state }, 'a label cannot be drawn');
        return null;
      }
      await jobs.finalise(job.id, claim, 'failed', refusal);
      return undefined;
    });
    if (zpl === null) return null;
    if (zpl === undefined) continue;
    return {
      job_id: job.id as Given['job_id'],
      claim,
      printer_id: printer.id as Given['printer_id'],
      host: printer.host,
      port: printer.port,
      zpl,
    };
  }
};

const refusals: Readonly<Record<string, LabelError | undefined>> = {
  not_found: 'gone',
  'label.no_number': 'no_number',
  'label_printer.too_small': 'too_small',
};

const drawn = async (
  tools: ServiceTools,
  companyId: number,
  printer: LabelPrinterRow,
  job: LabelJobRow,
): Promise<string> => {
  const { width, height } = labelSizes[job.kind];
  // another roll was put in since
  if (printer.width < width || printer.height < height) throw new AppError('label_printer.too_small');
  const { dots, revision } = await makeLabel(tools, companyId, {
    subject: { kind: job.kind, id: job.subject_id },
    language: job.language,
    dpi: printer.dpi,
    printer: printer.name,
    turn: { company: companyId, person: `printer:${printer.id}` },
    by: { user_id: job.user_id, user_name: job.asked_by },
  });
  if (revision !== null) await new LabelJobRepository(tools.database, companyId).keepRevision(job.id, revision);
  return zplOf(dots);
};
