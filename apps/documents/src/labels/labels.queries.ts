import type { InputOf, LabelPrinter, listLabelJobs, OutputOf } from '@mullion/contracts';
import type { Database, ServiceTools } from '@mullion/server-kit';
import { labelJobColumns, type LabelJobRow } from './label-job.repository';
import type { LabelPrinterRow } from './label-printer.repository';
import { toLabelJob, toLabelPrinter, type PrinterNow } from './label.mapper';

/** Printers with how they and their queues stand; one of them, or all. */
export const printersOf = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  companyId: number,
  id: number | null = null,
) => {
  const rows = await database.read<LabelPrinterRow & PrinterNow>(
    `SELECT p.*, a.seen_at AS agent_seen_at,
       (SELECT count(*)::int FROM label_jobs j WHERE j.printer_id = p.id AND j.state IN ('waiting', 'sending')) AS waiting,
       (SELECT count(*)::int FROM label_jobs j WHERE j.company_id = $1 AND j.printer_id = p.id AND j.state = 'unknown'
          AND NOT EXISTS (SELECT 1 FROM label_jobs r WHERE r.reprint_of = j.id)) AS unknown
     FROM label_printers p LEFT JOIN label_agents a ON a.company_id = p.company_id AND a.name = p.agent
     WHERE p.company_id = $1 AND ($2::int IS NULL OR p.id = $2) ORDER BY lower(p.name), p.id`,
    [companyId, id],
  );
  return rows.map((row): LabelPrinter => toLabelPrinter(row, row, clock.now()));
};

/** Newest first; `again`: only those that a person has printed again. */
export const labelJobsOf = async (
  database: Database,
  companyId: number,
  { page, rows, printer_id, state }: InputOf<typeof listLabelJobs>['query'],
): Promise<OutputOf<typeof listLabelJobs>> => {
  const given: unknown[] = [companyId];
  const where = ['j.company_id = $1'];
  if (printer_id !== undefined) where.push(`j.printer_id = $${given.push(printer_id)}`);
  if (state === 'again') where.push('j.reprint_of IS NOT NULL');
  else if (state !== 'all') where.push(`j.state = $${given.push(state)}`);
  const condition = where.join(' AND ');
  const [found, [count]] = await Promise.all([
    database.read<LabelJobRow>(
      `SELECT ${labelJobColumns} FROM label_jobs j JOIN label_printers p ON p.id = j.printer_id
       WHERE ${condition} ORDER BY j.id DESC LIMIT $${given.length + 1} OFFSET $${given.length + 2}`,
      [...given, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*)::int AS total FROM label_jobs j WHERE ${condition}`, given),
  ]);
  const total = count?.total ?? 0;
  return { data: found.map(toLabelJob), last_page: Math.max(1, Math.ceil(total / rows)), total };
};
