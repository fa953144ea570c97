import type { TruckPreview } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

type Found = Pick<TruckPreview, 'id' | 'description' | 'delivery_date' | 'order_ids'> & { readonly status: number };

const unchanged = ({ status, ...row }: Found): TruckPreview => ({ ...row, before: { status }, after: { status } });

/**
 * The trucks on which any of these orders stands. A change of an order changes no truck: dispatch follows names only
 * (`orderCopy`).
 */
export const trucksOfOrders = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<TruckPreview[]> => {
  const rows = await database.read<Found>(
    `SELECT t.id, t.description, t.delivery_date, t.status, array_agg(DISTINCT o.id ORDER BY o.id) AS order_ids
     FROM pallets p JOIN loads l ON l.pallet_id = p.id AND l.company_id = $1 JOIN trucks t ON t.id = l.truck_id, unnest(p.order_ids) AS o (id)
     WHERE p.company_id = $1 AND p.order_ids && $2::int[] AND o.id = ANY($2) GROUP BY t.id ORDER BY t.delivery_date NULLS LAST, t.id`,
    [companyId, orderIds],
    { name: 'trucks-of-orders' },
  );
  return rows.map(unchanged);
};

/** A truck with the orders on it; null: not this company's. */
export const truckPreviewById = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<TruckPreview | null> => {
  const [row] = await database.read<Found>(
    `SELECT t.id, t.description, t.delivery_date, t.status,
       ARRAY(SELECT DISTINCT o.id FROM loads l JOIN pallets p ON p.id = l.pallet_id AND p.company_id = $1, unnest(p.order_ids) AS o (id)
         WHERE l.truck_id = t.id AND l.company_id = $1 ORDER BY 1) AS order_ids
     FROM trucks t WHERE t.company_id = $1 AND t.id = $2`,
    [companyId, id],
  );
  return row ? unchanged(row) : null;
};
