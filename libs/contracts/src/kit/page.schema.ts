import { z } from 'zod';
import { urlInt } from './route';

/** Query part shared by all paged lists. */
export const pageQuery = {
  page: urlInt.min(1).max(1_000_000).default(1),
  rows: urlInt.min(1).max(200).default(50),
};

/** Answer of a paged list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), last_page: z.int(), total: z.int() });

export const sortOrder = z
  .enum(['ASC', 'DESC', 'asc', 'desc', 'true', 'false', 'null'])
  .default('ASC')
  .transform((value) =>
    value === 'DESC' || value === 'desc' || value === 'false' ? ('DESC' as const) : ('ASC' as const),
  );
