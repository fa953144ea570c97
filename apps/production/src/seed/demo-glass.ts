import { orderStatus, productStatus, standSides, type StandSide } from '@mullion/contracts';
import type { SeedContext } from '@mullion/server-kit';

/** A product that glass was ordered for; sizes in mm. */
export interface GlazedProduct {
  readonly id: number;
  readonly order_id: number;
  readonly order: string;
  readonly position: string;
  readonly barcode: string;
  readonly type: string | null;
  readonly category: number;
  readonly width: number;
  readonly height: number;
  readonly status: number;
  readonly order_status: number;
}

/** Company 9 delivers to company 1; company 7 buys elsewhere. */
const suppliers = [
  [1, 9],
  [7, null],
] as const;

const DAY = 86_400_000;
/** Units that lean on one side of a stand. */
const A_SIDE = 12;
/** Profile that a sash and its frame take of the opening, from edge to edge. */
const FRAME_MM = 156;
const types = ['4T–16–4', '4–16–4–16–4', '4–16–4', '6–14–4–14–4', '44.2–16–4'] as const;

/** Fields are named from the left, seen from inside. */
const letters = 'ABC';
const names: Readonly<Record<number, readonly string[]>> = {
  1: ['Paketas'],
  2: ['Paketas kairėje', 'Paketas dešinėje'],
  3: ['Paketas kairėje', 'Paketas viduryje', 'Paketas dešinėje'],
};

/** A pane wide sash by sash: the openings of a product from left to right. */
const panesOf = ({
  category,
  type,
  width,
  height,
}: GlazedProduct): { readonly width: number; readonly height: number }[] => {
  if (category === 0) return [];
  // as the pictures of the demo factory's products are drawn
  const fields = /stumdom/.test(type ?? '') ? 2 : category === 2 ? 1 : width > 2_000 ? 3 : width > 1_250 ? 2 : 1;
  // the lower part of a door is a panel
  const opening = category === 2 ? height * 0.62 : height;
  return Array.from({ length: fields }, () => ({
    width: Math.max(180, Math.round(width / fields) - FRAME_MM),
    height: Math.max(180, Math.round(opening) - FRAME_MM),
  }));
};

export interface DemoGlass {
  readonly supplier_order: string;
  readonly supplier_position: string;
  readonly supplier_barcode: string;
  readonly barcode: string;
  readonly customer_order: string;
  readonly customer_position: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly stand_number: string | null;
  readonly stand_side: StandSide | null;
  readonly ordered_date: string;
  readonly loaded_date: string | null;
  readonly field: string;
  readonly description: string | null;
  readonly has_bars: boolean;
  readonly product_id: number;
}

/**
 * Glass of a factory's orders: ordered while they are prepared, on stands when they are made, gone from them once it is
 * in its frame. An order keeps together, side by side, and each side of a stand holds so much; the same every time.
 */
export const demoGlass = (products: readonly GlazedProduct[], now: Date): DemoGlass[] => {
  const orders = new Map<number, GlazedProduct[]>();
  for (const product of products)
    if (product.order_status >= orderStatus.inPreparation && product.order_status <= orderStatus.loaded)
      orders.set(product.order_id, [...(orders.get(product.order_id) ?? []), product]);
  let side = 0;
  return [...orders.values()].flatMap((ofOrder, at) => {
    const orderId = ofOrder[0]?.order_id ?? 0;
    // of orders in preparation, half the glass has come
    const isHere = (ofOrder[0]?.order_status ?? 0) > orderStatus.inPreparation || orderId % 2 === 0;
    const units = ofOrder.flatMap((product) =>
      panesOf(product).map((pane, field, { length: panes }) => ({ product, pane, field, panes })),
    );
    const first = side;
    const standing = units.filter(({ product }) => isHere && product.status < productStatus.made);
    side += Math.ceil(standing.length / A_SIDE);
    const places = new Map(standing.map((unit, place) => [unit, first + Math.floor(place / A_SIDE)]));
    return units.map((unit, line): DemoGlass => {
      const { product, pane, field, panes } = unit;
      const place = places.get(unit);
      const isLoaded = product.status >= productStatus.made;
      return {
        supplier_order: `STI-${5_520 + at}`,
        supplier_position: String(line + 1),
        supplier_barcode: `SL${String(orderId).padStart(4, '0')}${String(line + 1).padStart(3, '0')}`,
        barcode: product.barcode,
        customer_order: product.order,
        customer_position: `${product.position}.${field + 1}`,
        type: types[orderId % types.length] as string,
        ...pane,
        stand_number: place === undefined ? null : String(Math.floor(place / 2) + 1),
        stand_side: place === undefined ? null : (standSides[place % 2] ?? null),
        ordered_date: dateBefore(now, 18 + (orderId % 7)),
        loaded_date: isLoaded ? dateBefore(now, 2 + (orderId % 5)) : null,
        field: letters[field] ?? '',
        description: names[panes]?.[field] ?? null,
        has_bars: product.id % 11 === 0,
        product_id: product.id,
      };
    });
  });
};

const dateBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/** Glass of the demo factory's orders. A company that has glass is left alone. */
export const seedGlass = async (context: SeedContext): Promise<void> => {
  for (const [companyId, supplierId] of suppliers) {
    const products = await context.database('orders').read<GlazedProduct>(
      `SELECT p.id, p.order_id, o.production_id AS "order", p.position, p.barcode, p.type, p.category,
         p.width_mm AS width, p.height_mm AS height, p.status, o.status AS order_status
       FROM orders.products p JOIN orders.orders o ON o.id = p.order_id
       WHERE o.company_id = $1 AND o.production_id IS NOT NULL ORDER BY o.delivery_date, o.id, p.id`,
      [companyId],
    );
    const { data: made } = await context.database('production').transaction(null, async (tx) => {
      const present = await tx.query('SELECT 1 FROM glass_unit WHERE company_id = $1 LIMIT 1', [companyId]);
      if (present.length > 0) return 0;
      const units = demoGlass(products, context.now);
      await tx.query(
        `INSERT INTO glass_unit (company_id, supplier_company_id, supplier_order, supplier_position, supplier_barcode, barcode, customer_order,
           customer_position, type, width, height, stand_number, stand_side, ordered_date, loaded_date, field, description, has_bars, product_id)
         SELECT $1, $2::int, n.* FROM jsonb_to_recordset($3::jsonb) AS n (supplier_order text, supplier_position text, supplier_barcode text,
           barcode text, customer_order text, customer_position text, type text, width int, height int, stand_number text, stand_side text,
           ordered_date date, loaded_date date, field text, description text, has_bars boolean, product_id int)`,
        [companyId, supplierId, JSON.stringify(units)],
      );
      return units.length;
    });
    if (made > 0) context.log(`production: company ${companyId} has ${made} glass units`);
  }
};
