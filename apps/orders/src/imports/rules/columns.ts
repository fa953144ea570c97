import { importColumns, type ImportColumn, lithuanianImportColumns, optionalImportColumns } from '@mullion/contracts';
import { type Cell, shown, textOf } from '@mullion/spreadsheet/cells';

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
  comment: ['comments', 'note', 'notes', 'remark', 'remarks', 'pastabos', 'komentaras', 'komentarai'],
  delivery_date: ['delivery', 'date_of_delivery', 'pristatymas', 'pristatyti_iki'],
  offer: ['offer_id', 'offer_number', 'pasiūlymo_nr', 'pasiūlymo_numeris'],
  customer_order_number: ['customer_order', 'customer_order_no', 'po_number', 'kliento_užsakymas', 'kliento_užsakymo_numeris'],
  product_type: ['gaminio_tipas'],
  wood_type: ['wood', 'medienos_tipas'],
  paint_type: ['paint', 'dažų_tipas'],
  element_count: ['elements', 'elementai'],
  spross_count: ['sprosses', 'sprosai'],
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
const NAMED = 50;
const optional = new Set<string>(optionalImportColumns);

export interface Header {
  /** Where each column is, from 0. */
  readonly at: ReadonlyMap<ImportColumn, number>;
  /** Columns by what the file writes above them. */
  readonly heads: Readonly<Record<string, string>>;
  readonly missing: readonly ImportColumn[];
  /** Columns that stand in the file twice. */
  readonly twice: readonly ImportColumn[];
  /** Titles that no column has. */
  readonly ignored: readonly string[];
}

/** Finds the columns of a file by their titles, in any order and case; unknown ones are named. */
export const readHeader = (titles: readonly Cell[]): Header => {
  const at = new Map<ImportColumn, number>();
  const twice: ImportColumn[] = [];
  const ignored: string[] = [];
  titles.forEach((title, index) => {
    const column = known.get(plain(textOf(title)));
    if (!column) {
      if (textOf(title) !== '') ignored.push(shown(title));
      return;
    }
    if (at.has(column)) twice.push(column);
    else at.set(column, index);
  });
  const heads = Object.fromEntries([...at].map(([column, index]) => [column, textOf(titles[index]).slice(0, SHOWN)]));
  return {
    at,
    heads,
    twice,
    ignored: ignored.slice(0, NAMED),
    missing: importColumns.filter((column) => !at.has(column) && !optional.has(column)),
  };
};
