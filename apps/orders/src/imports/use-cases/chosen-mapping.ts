import { hasRight, importMapping, type ImportMapping, type KeptMapping, type RequestContext } from '@mullion/contracts';
import { AppError, type Database, invalidInput } from '@mullion/server-kit';
import type { Sheet } from '@mullion/spreadsheet';
import { z } from 'zod';
import { ImportMappingRepository } from '../import-mapping.repository';
import { findMapping, headsIn } from '../rules/find-mapping';

/** How a file is read: a mapping, and whether it is a kept one. */
export interface ChosenMapping {
  readonly mapping: ImportMapping | undefined;
  readonly kept: Pick<KeptMapping, 'id' | 'name'> | null;
}

/** What is kept for a customer is for those who may see customers. */
export const maySeeMappingsOfCustomers = (context: Pick<RequestContext, 'type' | 'rights'>): boolean =>
  hasRight(context, 'CA_NEW');

const inBody = z.object({
  body: z.object({
    mapping: z
      .string()
      .transform((text, { addIssue }): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          addIssue({ code: 'custom', message: 'form.invalid' });
          return z.NEVER;
        }
      })
      .pipe(importMapping),
  }),
});

/** The mapping that was asked for, by name or itself. @throws AppError `import.no_such_mapping`, `invalid` */
export const askedMapping = async (
  database: Database,
  context: RequestContext,
  text: string,
): Promise<ChosenMapping> => {
  if (!text.startsWith('{')) {
    const kept = await new ImportMappingRepository(database, context.company_id).byName(text);
    if (kept === null || (kept.customer_id !== null && !maySeeMappingsOfCustomers(context)))
      throw new AppError('import.no_such_mapping', { name: text });
    return { mapping: kept.mapping, kept };
  }
  const parsed = inBody.safeParse({ body: { mapping: text } });
  if (!parsed.success) throw invalidInput(parsed.error);
  return { mapping: parsed.data.body.mapping, kept: null };
};

const AT_ONCE = 20;

/**
 * The mapping that is kept for such a file: those whose heads stand in it are asked for, the likeliest first, until one
 * reads it.
 */
export const keptMappingFor = async (
  database: Database,
  context: RequestContext,
  sheets: readonly Sheet[],
  customerId: number | undefined,
): Promise<ChosenMapping> => {
  const repository = new ImportMappingRepository(database, context.company_id);
  const wanted = {
    heads: headsIn(sheets),
    customerId: customerId ?? null,
    isOfAnybody: maySeeMappingsOfCustomers(context),
  };
  for (let from = 0; ; from += AT_ONCE) {
    const kept = await repository.withHeads(wanted, { from, count: AT_ONCE });
    const found = findMapping(kept, sheets);
    if (found !== null) return { mapping: found.mapping, kept: found };
    if (kept.length < AT_ONCE) return { mapping: undefined, kept: null };
  }
};
