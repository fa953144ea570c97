import {
  importColumns,
  type ImportColumn,
  type ImportUnit,
  lithuanianImportColumns,
  importUnitsOf,
} from '@mullion/contracts';

/**
 * What people write above a column beside the titles of the templates; compared without marks, case and punctuation.
 */
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
  barcode: ['bar_code', 'barkodas'],
  delivery_date: ['delivery', 'date_of_delivery', 'pristatymas', 'pristatyti_iki'],
  week: ['delivery_week', 'pristatymo_savaitė'],
  contact: ['contact_person', 'kontaktinis_asmuo'],
  offer: ['offer_id', 'offer_number', 'pasiūlymo_nr', 'pasiūlymo_numeris'],
  customer_order_number: [
    'customer_order',
    'customer_order_no',
    'po_number',
    'kliento_užsakymas',
    'kliento_užsakymo_numeris',
  ],
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

const titlesOf = (column: ImportColumn): readonly string[] => [
  column,
  lithuanianImportColumns[column],
  ...(others[column] ?? []),
];

const known = new Map<string, ImportColumn>(
  importColumns.flatMap((column) => titlesOf(column).map((title) => [plain(title), column] as const)),
);

/** Titles with letters beyond a to z: where one of them stands, the letters of a file are read rightly. */
export const titleWords: readonly string[] = importColumns
  .flatMap(titlesOf)
  .filter((title) => /[^\p{ASCII}]/u.test(title));

/** Titles of a template, in the order of the columns. */
export const templateTitles = (language: 'lt' | 'en'): string[] =>
  importColumns.map((column) => (language === 'lt' ? lithuanianImportColumns[column] : column));

/** What a title means by itself, and in which unit; null: nothing that is known. */
export const columnOfTitle = (
  title: string,
): { readonly column: ImportColumn; readonly unit: ImportUnit | null } | null => {
  const name = plain(title);
  const [, base = '', end = ''] = /^(.+)_([a-z]+2?)$/.exec(name) ?? [];
  const ofBase = known.get(base);
  const unit = ofBase === undefined ? undefined : importUnitsOf(ofBase).find((one) => one === end);
  const column = known.get(name) ?? (unit === undefined ? undefined : ofBase);
  if (column === undefined) return null;
  return { column, unit: importUnitsOf(column).find((one) => one === unit) ?? importUnitsOf(column)[0] ?? null };
};
