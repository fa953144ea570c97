import type { EvidenceContent, LaterPage } from '@mullion/contracts';

/** Whose part it is, by their orders. */
export interface Part {
  readonly customer: string;
  readonly orderIds: readonly number[];
}

/**
 * What a customer may see: pallets with their own products, of those nothing but these products, and the drawing with
 * the pallets of others as outlines without a number. What was not as planned of other pallets is not theirs to know.
 */
export const partOfEvidence = (content: EvidenceContent, { customer, orderIds }: Part): EvidenceContent => {
  const theirs = new Set(orderIds);
  const isTheirs = (orders: readonly number[]): boolean => orders.some((id) => theirs.has(id));
  const own = content.pallets.filter(({ order_ids: ids }) => isTheirs(ids));
  const numbers = new Set(own.map(({ shown_number: number }) => number));
  return {
    ...content,
    customer,
    warnings: [],
    pallets: own.map((pallet) => ({
      ...pallet,
      customers: customer,
      order_ids: pallet.order_ids.filter((id) => theirs.has(id)),
      products: pallet.products.filter(({ order_id: id }) => theirs.has(id)),
    })),
    others: content.pallets
      .filter(({ order_ids: ids }) => !isTheirs(ids))
      .map(({ x, y, is_turned, length, width }) => ({ x, y, is_turned, length, width })),
    deviations: content.deviations.filter(
      ({ pallet, kind }) => numbers.has(pallet) && (kind !== 'not_scanned' || isWhole(content, pallet, theirs)),
    ),
  };
};

/** A pallet with nothing of anybody else: which of its products were not scanned is theirs to know. */
const isWhole = ({ pallets }: EvidenceContent, number: string, theirs: ReadonlySet<number>): boolean =>
  pallets.find(({ shown_number }) => shown_number === number)?.products.every(({ order_id: id }) => theirs.has(id)) ??
  false;

/** Pages that are of the whole truck or of these orders. */
export const isPageOf = ({ orders }: Pick<LaterPage, 'orders'>, orderIds: readonly number[]): boolean =>
  orders.length === 0 || orders.some((id) => orderIds.includes(id));
