import type { Bus } from '@mullion/server-kit';
import { runFigures } from './run.mapper';
import type { RunRow } from './run.row';

/** The live message of a run, with its small figures. */
export const publishRun = (bus: Bus, row: RunRow): void =>
  void bus.live({ company_id: row.company_id, entity: 'packing_run', ids: [row.id], progress: runFigures(row) });
