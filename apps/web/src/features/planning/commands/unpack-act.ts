import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { idsOf, productsById, type PlanningData, type PlanningOrder } from './planning-data';

/** An order taken out of planning, with the pallets that held products of it, all as it stood before. */
export interface UnpackAct {
  readonly kind: 'unpack';
  readonly order: PlanningOrder;
  readonly pallets: readonly PalletWhole[];
  readonly isOut: boolean;
}
type Clash = { readonly productId: number } | { readonly palletId: number };

/** Taking this order out, before it is done. */
export const unpackActOf = (data: PlanningData, order: PlanningOrder): UnpackAct => ({
  kind: 'unpack',
  order,
  pallets: data.pallets.filter(({ products }) => products.some(isOf(order))),
  isOut: true,
});

const isOf =
  ({ id }: Pick<PlanningOrder, 'id'>) =>
  (product: PlacedProductDto): boolean =>
    Number(product.order_id) === Number(id);

/** Products of the order on a pallet, those below first: the order in which they are put back. */
export const ownProducts = ({ order }: UnpackAct, pallet: PalletWhole): readonly PlacedProductDto[] =>
  pallet.products.filter(isOf(order)).toSorted((a, b) => a.z - b.z || a.y - b.y);

/** The page with the order out of planning, or in it again with its products where they stood; what somebody has moved since stays. */
export const applyUnpack = <D extends PlanningData>(data: D, act: UnpackAct): Applied<D, Clash> => {
  const known = data.orders.find(({ id }) => id === act.order.id);
  const pallets = new Map<number, PalletWhole>(data.pallets.map((pallet) => [pallet.id, pallet]));
  const standsAsBefore = act.pallets.every(
    (pallet) => idsOf(ownProducts(act, pallets.get(pallet.id) ?? { ...pallet, products: [] })) === idsOf(ownProducts(act, pallet)),
  );
  const [first] = act.order.products;
  if (act.isOut) {
    if (!known) return { document: data };
    if (!standsAsBefore && first) return { refusal: { productId: first.id } };
    const left = data.pallets
      .map((pallet) => ({ ...pallet, products: pallet.products.filter((product) => !isOf(act.order)(product)) }))
      .filter(({ id, products }) => products.length > 0 || !act.pallets.some((pallet) => pallet.id === id));
    return { document: { ...data, orders: data.orders.filter((order) => order !== known), pallets: left } };
  }
  // planned again meanwhile, with places of its own
  if (known) return standsAsBefore || !first ? { document: data } : { refusal: { productId: first.id } };
  const others = (pallet: PalletWhole) => pallet.products.filter((product) => !isOf(act.order)(product));
  const changed = act.pallets.find((pallet) => {
    const now = pallets.get(pallet.id);
    return now && idsOf(now.products) !== idsOf(others(pallet));
  });
  if (changed) return { refusal: { palletId: changed.id } };
  const again = new Map<number, PalletWhole>(
    act.pallets.map((pallet) => [pallet.id, { ...pallet, version: pallets.get(pallet.id)?.version ?? pallet.version }]),
  );
  const kept = data.pallets.map((pallet) => again.get(pallet.id) ?? pallet);
  const remade = [...again.values()].filter(({ id }) => !pallets.has(id));
  return { document: { ...data, orders: [...data.orders, act.order], pallets: [...kept, ...remade] } };
};

/** Pallets that were made again have other ids from then on. */
export const settleUnpack = (act: UnpackAct, answered: PlanningData): UnpackAct => {
  const placed = productsById(answered);
  return {
    ...act,
    pallets: act.pallets.map((pallet) => {
      const palletId = placed.get(pallet.products[0]?.id ?? 0)?.pallet_id;
      return answered.pallets.find(({ id }) => id === palletId) ?? pallet;
    }),
  };
};
