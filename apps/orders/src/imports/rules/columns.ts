import { importColumns, type ImportColumn, lithuanianImportColumns, optionalImportColumns } from '@mullion/contracts';

/** What people write above a column beside the titles of the templates; compared without marks, case and punctuation. */
const others: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  position: ['pos', 'poz', 'mark'],
  type: ['pavadinimas', 'description'],
  width_mm: ['width', 'plotis'],
  height_mm: ['height', 'aukštis'],
  depth_mm: ['depth', 'thickness', 'gylis', 'storis', 'storis_mm'],
  weight_kg: ['weight', 'mass', 'mass_kg', 'masė', 'masė_kg', 'svoris'],
  area_m2: ['area', 'plotas', 'area_m²', 'plotas_m²'],
  quantity: ['qty', 'count', 'vnt', 'kiekis_vnt'],
  order: ['order_number', 'užsakymo_nr', 'užsakymo_numeris'],
  customer: ['client', 'užsakovas', 'pirkėjas'],
  address: ['delivery_address', 'pristatymo_adresas'],
  can_be_flipped: ['flip', 'galima_versti', 'vartoma'],
};

const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/²/g, '2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const known = new Map<string, ImportColumn>(
  importColumns.flatMap((column) =>
    [column, lithuanianImportColumns[column], ...(others[column] ?? [])].map((title) => [plain(title), column] as const),
  ),
);

/** Titles of a template, in the order of the columns. */
export const templateTitles = (language: 'lt' | 'en'): string[] =>
  importColumns.map((column) => (language === 'lt' ? lithuanianImportColumns[column] : column));

const SHOWN = 60;
const optional = new Set<string>(optionalImportColumns);

export interface Header {
  /** Where each column is, from 0. */
  readonly at: ReadonlyMap<ImportColumn, number>;
  /** Columns by what the file writes above them. */
  readonly heads: Readonly<Record<string, string>>;
  readonly missing: readonly ImportColumn[];
  /** Columns that stand in the file twice. */
  readonly twice: readonly ImportColumn[];
}

/** Finds the columns of a file by their titles, in any order and case; unknown titles are left alone. */
export const readHeader = (titles: readonly unknown[]): Header => {
  const at = new Map<ImportColumn, number>();
  const twice: ImportColumn[] = [];
  titles.forEach((title, index) => {
    const column = known.get(plain(String(title ?? '')));
    if (!column) return;
    if (at.has(column)) twice.push(column);
    else at.set(column, index);
  });
  const heads = Object.fromEntries([...at].map(([column, index]) => [column, String(titles[index]).trim().slice(0, SHOWN)]));
  return { at, heads, twice, missing: importColumns.filter((column) => !at.has(column) && !optional.has(column)) };
};
