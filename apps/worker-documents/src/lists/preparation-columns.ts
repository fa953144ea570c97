import { orderNumber, type Order, type Product } from '@mullion/contracts';
import type { Shape, Texts } from '@mullion/i18n';
import type { Cell, CellColumn } from './cell';
import type { StatusNames } from './columns';

/**
 * A product with what the preparation has to know of its order; an order without products has one line all the same.
 */
export interface PreparedLine {
  readonly order: Order;
  readonly packing_type: string | null;
  readonly product: Product | null;
  /** As people call it; null while the product stands on none. */
  readonly pallet: string | null;
}

interface Words {
  readonly documents: Shape<Texts['documents']>;
  readonly orders: Shape<Texts['orders']>;
  readonly statuses: StatusNames;
}

const of =
  (pick: (product: Product) => Cell) =>
  ({ product }: PreparedLine): Cell =>
    product && pick(product);

/**
 * Columns of the preparation (docs/papers.md): whose it is and when it leaves, what is made, how it is packed and found
 * again.
 */
export const preparationColumns = ({
  documents: { prepare },
  orders,
  statuses,
}: Words): readonly CellColumn<PreparedLine>[] => {
  const cells: Readonly<Record<keyof typeof prepare.column, (line: PreparedLine) => Cell>> = {
    order: ({ order }) => orderNumber(order),
    customer: ({ order }) => order.customer,
    customer_order_number: ({ order }) => order.customer_order_number,
    delivery_date: ({ order }) => order.delivery_date,
    address: ({ order }) => order.address,
    packing_type: (line) => line.packing_type,
    wood_type: ({ order }) => order.wood_type,
    paint_type: ({ order }) => order.paint_type,
    position: of((product) => product.position),
    category: of((product) => orders.products.category[`${product.category}`]),
    type: of((product) => product.type),
    width: of((product) => product.width),
    height: of((product) => product.height),
    depth: of((product) => product.depth),
    weight: of((product) => product.weight),
    area: of((product) => product.area),
    part_of: of((product) => product.part_of),
    can_be_flipped: of((product) => (product.can_be_flipped ? prepare.yes : prepare.no)),
    barcode: of((product) => product.barcode),
    pallet: (line) => line.pallet,
    status: of((product) => statuses.get(product.status) ?? String(product.status)),
    comment: of((product) => product.comment),
  };
  return Object.entries(cells).map(([key, cell]) => ({ key, head: prepare.column[key as keyof typeof cells], cell }));
};
