/** Services with sweeps of their own. */
export const swept = ['packing', 'dispatch', 'identity', 'documents'] as const;
export type Swept = (typeof swept)[number];

/** A table, how long it keeps a row, and a row of it that is so old: $1 the row's id, $2 its age in days. */
export interface Kept {
  readonly service: Swept;
  readonly table: string;
  readonly what: string;
  readonly days: number;
  readonly insert: string;
  /** Ids that are still there. */
  readonly left: string;
}

/** When it was written. */
export const ago = `now() - $2::int * interval '1 day'`;
