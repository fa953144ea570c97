import type { LabelJob, LabelPrinter } from '@mullion/contracts';
import type { LabelJobRow } from './label-job.repository';
import type { LabelPrinterRow } from './label-printer.repository';

/** How a printer and its queue stand. */
export interface PrinterNow {
  readonly agent_seen_at: Date | null;
  readonly waiting: number;
  readonly unknown: number;
}

/** An agent that has not asked for work for so long is taken to be away. */
export const AGENT_SECONDS = 20;

/** Fields that a person sets, for the answer and the list of edits. */
const settings = ({ name, host, port, dpi, width, height, agent }: LabelPrinterRow) => ({
  name,
  host,
  port,
  dpi: dpi as LabelPrinter['dpi'],
  width,
  height,
  agent,
});

export const toLabelPrinter = (
  row: LabelPrinterRow,
  { agent_seen_at, waiting, unknown }: PrinterNow,
  now: Date,
): LabelPrinter => {
  const isThere = agent_seen_at !== null && now.getTime() - agent_seen_at.getTime() < AGENT_SECONDS * 1_000;
  return {
    id: row.id as LabelPrinter['id'],
    ...settings(row),
    state: !isThere ? 'no_agent' : row.unreachable ? 'unreachable' : 'ready',
    agent_seen_at: agent_seen_at?.toISOString() ?? null,
    waiting,
    unknown,
    version: row.version,
  };
};

export const auditedPrinter = (row: LabelPrinterRow): object => {
  const { agent: print_agent, ...fields } = settings(row);
  return { ...fields, print_agent };
};

export const toLabelJob = (row: LabelJobRow): LabelJob => ({
  id: row.id as LabelJob['id'],
  printer_id: row.printer_id as LabelJob['printer_id'],
  printer: row.printer,
  kind: row.kind,
  subject_id: row.subject_id,
  name: row.name,
  state: row.state,
  error: row.error,
  revision: row.revision,
  asked_by: row.asked_by,
  asked_at: row.asked_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  reprint_of: row.reprint_of as LabelJob['reprint_of'],
  reason: row.reason,
  reprinted: row.reprinted,
});
