import { auditTables, auditVerbs, type AuditTable, type AuditVerb } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';
import { partsOf, paths } from '../../../app/paths';

/** What the audit list shows; the address says it all: `audit/{table}/{row}?who=3&from=2026-11-01`. */
export interface AuditView {
  readonly table: AuditTable | null;
  readonly row: string | null;
  readonly verb: AuditVerb | null;
  readonly who: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly filter: string | null;
  readonly page: number;
}

export const defaultView: AuditView = { table: null, row: null, verb: null, who: null, from: null, to: null, filter: null, page: 1 };

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null => values.find((value) => value === text) ?? null;
const whole = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
const day = (text: string | null): string | null => (text !== null && isIsoDate(text) ? text : null);

/** Reads an address; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string, search: string): AuditView => {
  const params = new URLSearchParams(search);
  const [table, row] = partsOf(pathname);
  const known = oneOf(auditTables, table ?? null);
  return {
    table: known,
    row: known === null ? null : (row ?? null),
    verb: oneOf(auditVerbs, params.get('verb')),
    who: whole(params.get('who')),
    from: day(params.get('from')),
    to: day(params.get('to')),
    filter: params.get('filter') || null,
    page: whole(params.get('page')) ?? 1,
  };
};

/** Writes the address that `viewOfPath` reads; defaults are left out. */
export const pathOfView = ({ table, row, page, ...rest }: AuditView): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value));
  if (page !== 1) params.set('page', String(page));
  const path = table === null ? paths.audit() : row === null ? `audit/${table}` : paths.audit(table, row);
  return path + (params.size > 0 ? `?${params}` : '');
};
