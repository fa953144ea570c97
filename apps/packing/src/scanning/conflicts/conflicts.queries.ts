import type { getWaitingScans, InputOf, listScanConflicts, OutputOf, RequestContext } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { conflictDto } from './scan-conflict.mapper';
import { ScanConflictRepository } from './scan-conflict.repository';
import { TerminalWorkRepository } from './terminal-work.repository';

/** A page of scans that were refused late, with what is true now. */
export const pageOfConflicts = async (
  database: Database,
  context: RequestContext,
  query: InputOf<typeof listScanConflicts>['query'],
): Promise<OutputOf<typeof listScanConflicts>> => {
  const { rows, total } = await new ScanConflictRepository(database, context.company_id).page(query);
  return {
    data: rows.map((row) => conflictDto(row, context)),
    last_page: Math.max(1, Math.ceil(total / query.rows)),
    total,
  };
};

/** Terminals on which scans of a truck may still wait. @throws AppError `not_found` */
export const waitingScansOf = async (
  database: Database,
  companyId: number,
  truckId: number,
): Promise<OutputOf<typeof getWaitingScans>> => {
  const work = new TerminalWorkRepository(database, companyId);
  if (!(await work.isTruck(truckId))) throw new AppError('not_found');
  return { terminals: await work.waitingFor(truckId) };
};
