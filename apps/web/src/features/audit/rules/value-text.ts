import type { AuditTable } from '@mullion/contracts';

/** What is needed to say a value in words. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** In the place of a password, which nobody keeps. */
  readonly secret: string;
  readonly palStatusOf: (status: number) => string;
  readonly categoryOf: (category: number) => string;
  readonly statusOf: (table: AuditTable, status: number) => string;
  readonly roleOf: (role: string) => string;
  readonly userTypeOf: (type: number) => string;
  /** A word of a closed list that entries name things by: a kind of terminal or link, an act of the operations page. */
  readonly wordOf: (code: string) => string;
}

const MOVE = /^(\d+)>(\d+)$/;

/** `orders:2` of the status rights: the table and user type that a change is about. */
export const partOfField = (field: string): { readonly table: AuditTable; readonly userType: number } | null => {
  const [, table, type] = /^(orders|products|pallets|trucks):(\d)$/.exec(field) ?? [];
  return table === undefined ? null : { table: table as AuditTable, userType: Number(type) };
};

/** A value of an audit entry as a person reads it. */
export const valueText = (table: string, field: string, value: unknown, words: ValueWords): string => {
  if (value === null || value === undefined || value === '') return words.none;
  if (field === 'password') return words.secret;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    if (value.length === 0) return words.none;
    return value.map((each: unknown) => itemText(table, field, each, words)).join(', ');
  }
  if (typeof value === 'object') return JSON.stringify(value);
  if (field === 'status' && typeof value === 'number') return words.statusOf(table as AuditTable, value);
  if (field === 'pal_status' && typeof value === 'number') return words.palStatusOf(value);
  if (field === 'category' && table === 'products' && typeof value === 'number') return words.categoryOf(value);
  if (field === 'type' && table === 'users' && typeof value === 'number') return words.userTypeOf(value);
  return FIELDS_OF_CODES.has(field) ? words.wordOf(String(value)) : String(value);
};

const FIELDS_OF_CODES = new Set(['kind', 'kinds', 'act', 'works_by']);

/** What a row is called; a private link by what it shows. */
export const rowText = (table: string, name: string, { wordOf }: Pick<ValueWords, 'wordOf'>): string => {
  const [, kind, id] = (table === 'share_links' && /^(\w+) (\d+)$/.exec(name)) || [];
  return kind === undefined ? name : `${wordOf(kind)} ${id}`;
};

const itemText = (table: string, field: string, item: unknown, words: ValueWords): string => {
  const text = String(item);
  const part = partOfField(field);
  const move = part && MOVE.exec(text);
  if (move) return `${words.statusOf(part.table, Number(move[1]))} → ${words.statusOf(part.table, Number(move[2]))}`;
  if (FIELDS_OF_CODES.has(field)) return words.wordOf(text);
  return table === 'system_rights' ? words.roleOf(text) : text;
};
