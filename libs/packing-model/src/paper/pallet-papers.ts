import type { PalletDetail, PaperFacts, PaperItem, Truck } from '@mullion/contracts';
import { boxOf } from '../geometry/box';
import { rowsOf } from '../geometry/stacks';
import type { PlacedProduct } from '../types';
import { palletFromWire } from '../wire/from-wire';
import { loadingOrder } from '../wire/loading-order';

/** Middle of a product this near the middle of its pallet, as a share of the length, is on neither side. */
const MIDDLE_SHARE = 1 / 8;

/** On which side of its pallet a product stands, as the drawing from above shows it. */
const sideOn = (lengthMm: number, product: PlacedProduct): PaperItem['side'] => {
  const { x0, x1 } = boxOf(product);
  const off = (x0 + x1) / 2 - lengthMm / 2;
  if (Math.abs(off) < lengthMm * MIDDLE_SHARE) return 'middle';
  return off < 0 ? 'left' : 'right';
};

const itemsOf = (pallet: PalletDetail): PaperItem[] => {
  const load = palletFromWire(pallet);
  const byId = new Map(pallet.products.map((product) => [product.id as number, product]));
  return rowsOf(load.products).flatMap(({ stacks }, index) =>
    stacks.flat().flatMap((placed) => {
      const product = byId.get(placed.id);
      if (!product) return [];
      const { id, position: name, width, height, depth, category, image, x, y, z, is_flipped } = product;
      const at = [x, y, z, is_flipped ? 1 : 0].join();
      return [
        { id, name, row: index + 1, side: sideOn(pallet.length, placed), at, width, height, depth, category, image },
      ];
    }),
  );
};

const sizeOf = ({ length, width }: PalletDetail): string => `${length} × ${width}`;

/**
 * What the preparation list of a pallet says: all by which a packer would build it otherwise. Where it will stand on a
 * truck is not on it.
 */
export const palletListFacts = (pallet: PalletDetail): PaperFacts => ({
  number: pallet.number ?? pallet.shown_number,
  fields: {
    number: pallet.number ?? '',
    orders: pallet.order_number,
    customer: pallet.customer_name,
    address: pallet.address,
    size: sizeOf(pallet),
    height: String(pallet.height),
    comment: pallet.comment ?? '',
    timber: [pallet.pallet_structure.layer_1, pallet.pallet_structure.layer_2, pallet.pallet_structure.layer_3].join(
      '\n',
    ),
  },
  items: itemsOf(pallet),
});

/** Whom a pallet is for; what a fictive one is, which stands in its comment. */
export const palletTitle = ({
  customer_name,
  fictive,
  comment,
}: Pick<PalletDetail, 'customer_name' | 'fictive' | 'comment'>): string =>
  [customer_name, fictive ? comment : ''].filter(Boolean).join(' · ');

/** Where a pallet stands on its truck: which of how many, of which stop. */
export const placeOnTruck = (palletId: number, truck: Truck | undefined) => {
  const steps = truck ? loadingOrder(truck) : [];
  const step = steps.find(({ load }) => load.pallet_id === palletId);
  return truck && step
    ? { truck, step, part: `${step.step}/${steps.length}`, stop: String(step.load.group + 1) }
    : null;
};

/** What the label of a pallet says: whom it is for, how heavy it is, and where it goes. */
export const palletLabelFacts = (pallet: PalletDetail, truck: Truck | undefined): PaperFacts => {
  const place = placeOnTruck(pallet.id, truck);
  return {
    number: pallet.number ?? pallet.shown_number,
    fields: {
      number: pallet.number ?? '',
      orders: pallet.order_number,
      customer: palletTitle(pallet),
      address: pallet.address,
      products: String(pallet.products_count),
      mass: String(Math.round(pallet.weight)),
      size: sizeOf(pallet),
      height: String(pallet.height),
      truck: place?.truck.description ?? '',
      stop: place?.stop ?? '',
      part: place?.part ?? '',
    },
    items: [],
  };
};
