import type { FloorInstance } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { ArrangementRepository } from '../arrangement.repository';

/** The worker takes a search; null when it is not wanted any more. */
export const beginArrangement = (database: Database, companyId: number, id: string): Promise<FloorInstance | null> =>
  new ArrangementRepository(database, companyId).begin(id);
