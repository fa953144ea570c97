import type { KeptMapping } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { ImportMappingRepository } from './import-mapping.repository';

/** How customers' own files are read, the newest first. */
export const importMappings = (database: Database, companyId: number): Promise<KeptMapping[]> =>
  new ImportMappingRepository(database, companyId).all();
