/** Months made ahead: a service that stands still over a month's end loses nothing. */
const AHEAD = 2;
/** Entries are kept this long, in calendar months. */
export const KEPT_MONTHS = 24;

export interface AuditMonth {
  /** Name of the part of the table: `audit_entry_2026_11`. */
  readonly table: string;
  /** First day, ISO. */
  readonly from: string;
  /** First day of the next month, ISO. */
  readonly to: string;
}

const firstOf = (now: Date, offset: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
const tableOf = (first: string): string => `audit_entry_${first.slice(0, 7).replace('-', '_')}`;

/** The months that must exist now. */
export const monthsToMake = (now: Date): AuditMonth[] =>
  Array.from({ length: AHEAD + 1 }, (_none, offset) => {
    const from = firstOf(now, offset);
    return { table: tableOf(from), from, to: firstOf(now, offset + 1) };
  });

/** Those of the given parts whose entries are all older than what is kept. */
export const monthsToDrop = (tables: readonly string[], now: Date): string[] => {
  const oldest = tableOf(firstOf(now, -KEPT_MONTHS));
  return tables.filter((table) => /^audit_entry_\d{4}_\d{2}$/.test(table) && table < oldest);
};
