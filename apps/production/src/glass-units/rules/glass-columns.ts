import { glassColumns, requiredGlassColumns, type GlassColumn } from '@mullion/contracts';
import { type Cell, shown } from '@mullion/spreadsheet/cells';

/**
 * What suppliers write above a column, in Lithuanian and English; compared without marks, case, punctuation and units.
 */
const titles: Readonly<Record<GlassColumn, readonly string[]>> = {
  stand_number: ['stovas', 'stovo nr', 'stovo numeris', 'stand', 'stand no', 'stand number', 'rack'],
  stand_side: ['pusė', 'stovo pusė', 'side', 'stand side'],
  width: ['plotis', 'width', 'w', 'b'],
  height: ['aukštis', 'height', 'h'],
  type: ['tipas', 'formulė', 'stiklo formulė', 'gaminio tipas', 'type', 'formula', 'product type', 'glass'],
  customer_order: [
    'kliento užsakymas',
    'kliento užsakymo nr',
    'užsakovo užsakymas',
    'customer order',
    'customer order no',
    'your order',
  ],
  customer_position: ['kliento pozicija', 'kliento informacija', 'customer position', 'customer info', 'your position'],
  customer_marking: ['kliento žymėjimas', 'žymėjimas', 'customer marking', 'marking', 'mark'],
  supplier_order: [
    'užsakymo nr',
    'užsakymas',
    'tiekėjo užsakymas',
    'order',
    'order no',
    'order number',
    'supplier order',
  ],
  supplier_position: [
    'pozicijos nr',
    'pozicija',
    'poz',
    'tiekėjo pozicija',
    'position',
    'position no',
    'pos',
    'supplier position',
  ],
  supplier_barcode: [
    'paketo kodas',
    'stiklo paketo kodas',
    'tiekėjo kodas',
    'unit code',
    'unit barcode',
    'supplier barcode',
  ],
  barcode: ['gaminio kodas', 'brūkšninis kodas', 'barkodas', 'barcode', 'product barcode'],
  field: ['laukas', 'varčia', 'field', 'pane'],
  text: ['tekstas', 'pastaba', 'pastabos', 'text', 'note', 'notes'],
  description: ['aprašymas', 'pavadinimas', 'description'],
  shape: ['forma', 'formos nr', 'shape', 'shape no'],
  has_shape: ['figūrinis', 'su forma', 'shaped', 'has shape'],
  has_bars: ['imitacija', 'skydeliai', 'su imitacija', 'bars', 'georgian bars', 'has bars'],
  ordered_date: ['užsakyta', 'užsakymo data', 'ordered', 'order date', 'ordered date'],
  loaded_date: ['pakrauta', 'pakrovimo data', 'loaded', 'loading date', 'loaded date'],
};

const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ mm$/, '');

const known = new Map<string, GlassColumn>(
  glassColumns.flatMap((column) => [column, ...titles[column]].map((title) => [plain(title), column] as const)),
);
/** How many panes a row stands for. */
const quantityTitles = new Set(
  ['kiekis', 'kiekis vnt', 'vnt', 'quantity', 'qty', 'pcs', 'pieces', 'count', 'amount'].map(plain),
);

export interface GlassHead {
  /** Where each column is, from 0. */
  readonly at: ReadonlyMap<GlassColumn, number>;
  /** What the file writes above it. */
  readonly titles: ReadonlyMap<GlassColumn, string>;
  /** Where the quantity is, from 0; null: a row is one pane. */
  readonly quantityAt: number | null;
  readonly missing: readonly GlassColumn[];
  /** Columns that stand in the sheet twice. */
  readonly twice: readonly GlassColumn[];
}

/** Finds the columns of a sheet by their titles, in any order; unknown ones are left alone. */
export const readGlassHead = (cells: readonly Cell[]): GlassHead => {
  const at = new Map<GlassColumn, number>();
  const heads = new Map<GlassColumn, string>();
  const twice: GlassColumn[] = [];
  cells.forEach((cell, index) => {
    const column = known.get(plain(String(cell ?? '')));
    if (!column) return;
    if (at.has(column)) twice.push(column);
    else {
      at.set(column, index);
      heads.set(column, shown(cell).trim());
    }
  });
  const quantityAt = cells.findIndex((cell) => quantityTitles.has(plain(String(cell ?? ''))));
  return {
    at,
    titles: heads,
    quantityAt: quantityAt < 0 ? null : quantityAt,
    twice,
    missing: requiredGlassColumns.filter((column) => !at.has(column)),
  };
};
