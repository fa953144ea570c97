import type { InputOf, OutputOf, readPrintedLabels as contract } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { PaperRepository } from '../paper.repository';

/** Those of these products whose label was printed. */
export const readPrintedLabels = async (
  database: Database,
  companyId: number,
  { product_ids: ids }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const printed = await new PaperRepository(database, companyId).printed('product_label', ids);
  return printed as OutputOf<typeof contract>;
};
