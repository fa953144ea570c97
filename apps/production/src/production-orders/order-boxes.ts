import type { ProductionBox } from '@mullion/contracts';
import type { Reads } from '@mullion/server-kit';
import { LRUCache } from 'lru-cache';
import { countedBoxes, productsWithOperations, type ShownCenter } from './production-orders.queries';
import { toBox } from './rules/production-box';

/** Orders that are kept, of all companies: twice what a page shows at most. */
const MOST_KEPT = 4_000;

export interface BoxesOfOrder {
  /** How many of its products have operations. */
  readonly products: number;
  readonly boxes: ReadonlyMap<number, ProductionBox>;
}
interface Kept extends BoxesOfOrder {
  readonly revision: number;
  readonly graph: string;
}

/**
 * Operations of orders, counted by work center, and kept until something changes there: an operation of the order,
 * which gives it another revision, or the graph. The revision is read before the operations are, so that what is kept
 * is never older than it says.
 */
export class OrderBoxes {
  private readonly kept = new LRUCache<number, Kept>({ max: MOST_KEPT });

  async of(
    reads: Reads,
    companyId: number,
    {
      orders,
      centers,
    }: { orders: readonly { readonly id: number; readonly revision: number }[]; centers: readonly ShownCenter[] },
  ): Promise<ReadonlyMap<number, BoxesOfOrder>> {
    const graph = JSON.stringify(centers.map(({ id, before }) => [id, before]));
    const found = new Map<number, BoxesOfOrder>();
    const changed = orders.filter(({ id, revision }) => {
      const kept = this.kept.get(id);
      const isCurrent = kept?.revision === revision && kept.graph === graph;
      if (isCurrent) found.set(id, kept);
      return !isCurrent;
    });
    if (changed.length === 0) return found;
    const ids = changed.map(({ id }) => id);
    const [counted, products] = await Promise.all([
      countedBoxes(reads, companyId, ids, centers),
      productsWithOperations(reads, companyId, ids),
    ]);
    const boxes = new Map<number, Map<number, ProductionBox>>(ids.map((id) => [id, new Map()]));
    for (const box of counted) boxes.get(box.order_id)?.set(box.work_center_id, toBox(box));
    for (const { id, revision } of changed) {
      const own = {
        revision,
        graph,
        products: products.get(id) ?? 0,
        boxes: boxes.get(id) ?? new Map<number, ProductionBox>(),
      };
      this.kept.set(id, own);
      found.set(id, own);
    }
    return found;
  }
}
