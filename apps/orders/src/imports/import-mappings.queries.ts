import type { KeptMapping, RequestContext } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { ImportMappingRepository } from './import-mapping.repository';
import { maySeeMappingsOfCustomers } from './use-cases/chosen-mapping';

/** How customers' own files are read, the newest first; what is kept for a customer only for who may see customers. */
export const importMappings = async (database: Database, context: RequestContext): Promise<KeptMapping[]> => {
  const all = await new ImportMappingRepository(database, context.company_id).all();
  return all.filter(({ customer_id }) => customer_id === null || maySeeMappingsOfCustomers(context));
};
