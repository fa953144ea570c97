import type { OrderRecord, ProductRecord } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Keeps orders unless newer versions are here. */
export const keepOrders = async (tx: Tx, records: readonly OrderRecord[]): Promise<void> => {
  await tx.query(
    `INSERT INTO order_copy AS o (id, company_id, number, customer, delivery_date, status, removed, version)
     SELECT id, company_id, number, customer, delivery_date, status, removed, version
     FROM jsonb_to_recordset($1::jsonb) AS n (id int, company_id int, number text, customer text, delivery_date date, status int,
       removed boolean, version int)
     ORDER BY id
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, customer = excluded.customer, delivery_date = excluded.delivery_date,
       status = excluded.status, removed = excluded.removed, version = excluded.version WHERE o.version < excluded.version`,
    [JSON.stringify(records)],
  );
};

/** Keeps products unless newer versions are here. */
export const keepProducts = async (tx: Tx, records: readonly ProductRecord[]): Promise<void> => {
  await tx.query(
    `INSERT INTO product_copy AS p (id, company_id, order_id, barcode, position, type, width, height, comment, status, removed, version)
     SELECT id, company_id, order_id, barcode, position, type, width, height, comment, status, removed, version
     FROM jsonb_to_recordset($1::jsonb) AS n (id int, company_id int, order_id int, barcode text, position text, type text, width int,
       height int, comment text, status int, removed boolean, version int)
     ORDER BY id
     ON CONFLICT (id) DO UPDATE SET order_id = excluded.order_id, barcode = excluded.barcode, position = excluded.position,
       type = excluded.type, width = excluded.width, height = excluded.height, comment = excluded.comment, status = excluded.status,
       removed = excluded.removed, version = excluded.version WHERE p.version < excluded.version`,
    [JSON.stringify(records)],
  );
};
