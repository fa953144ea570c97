import { folded, type ProductionBox, type ProductionCenter, type ProductionOrder } from '@mullion/contracts';
import { boxGlyph, type BoxGlyph } from '../../../entities/production/box-glyph';

export interface MatrixCell {
  readonly center: ProductionCenter;
  readonly box: ProductionBox | undefined;
  readonly glyph: BoxGlyph;
}
export interface MatrixRow {
  readonly order: ProductionOrder;
  readonly cells: readonly MatrixCell[];
  readonly hasProblem: boolean;
}
export type MatrixSort = 'date' | 'standing';

const fits = ({ number, customer }: ProductionOrder, filter: string): boolean =>
  folded(`${number} ${customer ?? ''}`).includes(folded(filter.trim()));

/** What stands longest first; what stands nowhere last, as the server sent it: by date. */
const byLocatedSince = (a: MatrixRow, b: MatrixRow): number => locatedSince(a) - locatedSince(b);
const locatedSince = ({ order }: MatrixRow): number =>
  order.stands ? Date.parse(order.stands.since) : Number.MAX_SAFE_INTEGER;

/** Orders by work centers as they are shown. */
export const matrixRows = (
  orders: readonly ProductionOrder[],
  centers: readonly ProductionCenter[],
  view: { readonly filter: string; readonly sort: MatrixSort; readonly onlyProblems: boolean },
  now: number,
): MatrixRow[] => {
  const rows = orders
    .filter((order) => fits(order, view.filter))
    .map((order) => {
      const boxes = new Map(order.boxes.map((box) => [box.work_center_id, box]));
      const cells = centers.map((center) => {
        const box = boxes.get(center.id);
        return { center, box, glyph: boxGlyph(box, now) };
      });
      return { order, cells, hasProblem: cells.some(({ glyph }) => glyph === 'problem') };
    })
    .filter(({ hasProblem }) => hasProblem || !view.onlyProblems);
  return view.sort === 'standing' ? rows.sort(byLocatedSince) : rows;
};

export interface CenterSum {
  /** Operations that are not complete. */
  readonly left: number;
  /** Orders that stand there or have a problem. */
  readonly stuck: number;
}

/** What is left of the shown orders at each work center. */
export const centerSums = (rows: readonly MatrixRow[], centers: readonly ProductionCenter[]): CenterSum[] =>
  centers.map((_center, at) => {
    const cells = rows.flatMap((row) => row.cells[at] ?? []);
    return {
      left: cells.reduce((sum, { box }) => sum + (box ? box.total - box.completed : 0), 0),
      stuck: cells.filter(({ glyph }) => glyph === 'problem' || glyph === 'oneDay' || glyph === 'threeDays').length,
    };
  });

/** Orders whose boxes are not what they were. */
export const changedOrders = (before: readonly ProductionOrder[], after: readonly ProductionOrder[]): number[] => {
  const known = new Map(before.map((order) => [order.id, JSON.stringify(order.boxes)]));
  return after.filter(({ id, boxes }) => known.has(id) && known.get(id) !== JSON.stringify(boxes)).map(({ id }) => id);
};
