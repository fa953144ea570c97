import type { ImportError } from '@mullion/contracts';
import type { ImportOrder } from './group-orders';

/** What of a product tells it from another of its mark. */
interface Known {
  readonly position: string;
  readonly category: number;
  readonly width_mm: number;
  readonly height_mm: number;
}
const sizes = ({ width_mm: width, height_mm: height }: Pick<Known, 'width_mm' | 'height_mm'>): string =>
  `${width} × ${height}`;
const keyOf = ({ category, position }: Pick<Known, 'category' | 'position'>): string =>
  `${category} ${position.toLowerCase()}`;

/** Rows that are added under a mark that the order has already, with other sizes: one of them may be a slip. */
export const knownMarks = ({ rows }: Pick<ImportOrder, 'rows'>, products: readonly Known[]): ImportError[] => {
  const known = new Map(products.map((product) => [keyOf(product), sizes(product)]));
  return rows.flatMap((row) => {
    const [size, other] = [sizes(row), known.get(keyOf(row))];
    if (other === undefined || other === size) return [];
    return [
      { row: row.row, column: 'position', code: 'import.mark_known', params: { value: row.position, size, other } },
    ];
  });
};
