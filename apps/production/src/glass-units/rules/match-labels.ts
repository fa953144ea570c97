import type { GlassRow } from './read-glass';

/** What names a unit that is known already, and what helps to recognise it. */
export type KnownUnit = { readonly id: number } & Pick<
  GlassRow,
  'supplier_order' | 'supplier_position' | 'supplier_barcode' | 'width' | 'height' | 'type' | 'field'
>;
export interface LabelMatch {
  /** Known units without a label, and the label that they get. */
  readonly labelled: readonly { readonly id: number; readonly supplier_barcode: string }[];
  /** Rows without a label that are of a known unit which has one. */
  readonly labelOf: ReadonlyMap<GlassRow, string>;
}

type Place = Pick<GlassRow, 'supplier_order' | 'supplier_position'>;
const placeOf = (unit: Place): string =>
  JSON.stringify([unit.supplier_order.toLowerCase(), unit.supplier_position.toLowerCase()]);
const byPlace = <T extends Place>(units: readonly T[]): ReadonlyMap<string, readonly T[]> => {
  const grouped = new Map<string, T[]>();
  for (const unit of units) {
    const group = grouped.get(placeOf(unit));
    if (group) group.push(unit);
    else grouped.set(placeOf(unit), [unit]);
  }
  return grouped;
};
const sameLabel = (one: string | null, other: string | null): boolean =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
const likeness = (row: GlassRow, unit: KnownUnit): number =>
  (['width', 'height', 'type', 'field'] as const).filter((key) => row[key] === unit[key]).length;

/**
 * A unit keeps its identity when a file says its label for the first time, and when a file no longer says it. `known`:
 * units at the positions of the rows. Where several labels are new at one position, the row that is most like the known
 * unit takes it.
 */
export const matchLabels = (rows: readonly GlassRow[], known: readonly KnownUnit[]): LabelMatch => {
  const labelled: LabelMatch['labelled'][number][] = [];
  const labelOf = new Map<GlassRow, string>();
  const rowsAt = byPlace(rows);
  for (const [place, units] of byPlace(known)) {
    const here = rowsAt.get(place) ?? [];
    const plain = units.find((unit) => unit.supplier_barcode === null);
    const plainRow = here.find((row) => row.supplier_barcode === null);
    if (plain && !plainRow) {
      const fresh = here.filter((row) => !units.some((unit) => sameLabel(unit.supplier_barcode, row.supplier_barcode)));
      const [first] = fresh.toSorted((a, b) => likeness(b, plain) - likeness(a, plain));
      if (first?.supplier_barcode) labelled.push({ id: plain.id, supplier_barcode: first.supplier_barcode });
    }
    if (!plain && plainRow) {
      const free = units.filter((unit) => !here.some((row) => sameLabel(unit.supplier_barcode, row.supplier_barcode)));
      const [only, another] = free;
      if (only?.supplier_barcode && !another) labelOf.set(plainRow, only.supplier_barcode);
    }
  }
  return { labelled, labelOf };
};
