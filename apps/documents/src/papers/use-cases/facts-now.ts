import {
  getOrdersByIds,
  getPalletsToPrint,
  getProductsToPrint,
  getTrucksToPrint,
  type OrderId,
  type PaperFacts,
  type PaperKind,
  type PalletId,
  type PalletDetail,
  type ProductId,
  type Truck,
  type TruckId,
} from '@mullion/contracts';
import { palletLabelFacts, palletListFacts, productLabelFacts, truckListFacts } from '@mullion/packing-model';
import { systemContext, type Rpc } from '@mullion/server-kit';

type Asks = Pick<Rpc, 'ask'>;

/** The truck that a pallet stands on, as its owner knows it. */
export const truckOf = async (rpc: Asks, companyId: number, pallet: PalletDetail): Promise<Truck | undefined> => {
  if (pallet.truck_id === null) return undefined;
  const [truck] = await rpc.ask(
    getTrucksToPrint,
    { truck_ids: [pallet.truck_id] },
    { context: systemContext(companyId) },
  );
  return truck;
};

export const palletOf = async (rpc: Asks, companyId: number, id: number): Promise<PalletDetail | undefined> => {
  const [pallet] = await rpc.ask(
    getPalletsToPrint,
    { pallet_ids: [id as PalletId] },
    { context: systemContext(companyId) },
  );
  return pallet;
};

/** A product with its order, as their owner knows them. */
export const productOf = async (rpc: Asks, companyId: number, id: number) => {
  const options = { context: systemContext(companyId) };
  const { products } = await rpc.ask(getProductsToPrint, { product_ids: [id as ProductId] }, options);
  const [product] = products;
  if (!product) return undefined;
  const [order] = await rpc.ask(getOrdersByIds, { ids: [product.order_id as OrderId] }, options);
  return { product, order };
};

/** What would be printed now; null when there is nothing to print any more. */
export const factsNow = async (
  rpc: Asks,
  companyId: number,
  kind: PaperKind,
  id: number,
): Promise<PaperFacts | null> => {
  if (kind === 'product_label') {
    const found = await productOf(rpc, companyId, id);
    return found ? productLabelFacts(found.product, found.order) : null;
  }
  if (kind === 'truck') {
    const [truck] = await rpc.ask(
      getTrucksToPrint,
      { truck_ids: [id as TruckId] },
      { context: systemContext(companyId) },
    );
    return truck ? truckListFacts(truck) : null;
  }
  const pallet = await palletOf(rpc, companyId, id);
  if (!pallet) return null;
  return kind === 'list' ? palletListFacts(pallet) : palletLabelFacts(pallet, await truckOf(rpc, companyId, pallet));
};

/** The pallets on which products stand now, and their rows there. */
export const palletsNow = async (rpc: Asks, companyId: number, productIds: readonly number[]) => {
  const options = { context: systemContext(companyId) };
  const { products } = await rpc.ask(getProductsToPrint, { product_ids: productIds as ProductId[] }, options);
  const ids = [...new Set(products.flatMap(({ pallet_id }) => pallet_id ?? []))];
  const pallets = ids.length > 0 ? await rpc.ask(getPalletsToPrint, { pallet_ids: ids }, options) : [];
  return new Map(
    pallets.flatMap((pallet) =>
      palletListFacts(pallet).items.map(({ id, row }) => [id, { pallet: pallet.shown_number, row }] as const),
    ),
  );
};
