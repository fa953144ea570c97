import type { Company, OrderRecord, ProductRecord, StatusRight, TruckRecord } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { addressKeyOf } from './rules/address-key';

/** A product whose sizes, mass, flip, set or existence changed: its pallet has to be looked at again. */
export interface ChangedProduct {
  readonly id: number;
  readonly companyId: number;
  readonly palletId: number;
}

/** Keeps orders unless newer versions are here; gives the ids whose number, customer or address changed. */
export const keepOrders = async (tx: Tx, records: readonly OrderRecord[]): Promise<number[]> => {
  if (records.length === 0) return [];
  const rows = records.map((record) => ({ ...record, address_key: addressKeyOf(record) }));
  const changed = await tx.query<{ id: number }>(
    `WITH news AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (id int, company_id int, number text, customer text, address text,
       address_key text, delivery_date date, week text, status int, pal_status int, product_count int, version int, removed boolean)),
     before AS (SELECT o.* FROM order_copy o JOIN news USING (id)),
     kept AS (INSERT INTO order_copy AS o (id, company_id, number, customer, address, address_key, delivery_date, week, status, pal_status,
       product_count, version, removed)
       SELECT id, company_id, number, customer, address, address_key, delivery_date, week, status, pal_status, product_count, version, removed FROM news
       ORDER BY id
       ON CONFLICT (id) DO UPDATE SET number = excluded.number, customer = excluded.customer, address = excluded.address,
         address_key = excluded.address_key, delivery_date = excluded.delivery_date, week = excluded.week, status = excluded.status,
         pal_status = excluded.pal_status, product_count = excluded.product_count, version = excluded.version, removed = excluded.removed
       WHERE o.version < excluded.version RETURNING o.id, o.number, o.customer, o.address, o.address_key)
     SELECT k.id FROM kept k JOIN before b USING (id)
     WHERE (b.number, b.customer, b.address, b.address_key) IS DISTINCT FROM (k.number, k.customer, k.address, k.address_key)`,
    [JSON.stringify(rows)],
  );
  return changed.map((row) => row.id);
};

/** Keeps products unless newer versions are here, each with a placement row; gives those on a pallet that packing must look at again. */
export const keepProducts = async (tx: Tx, records: readonly ProductRecord[]): Promise<ChangedProduct[]> => {
  if (records.length === 0) return [];
  const rows = JSON.stringify(records);
  const changed = await tx.query<{ id: number; company_id: number; pallet_id: number }>(
    `WITH news AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (id int, order_id int, company_id int, barcode text, position text, type text,
       category int, width int, height int, depth int, weight numeric, can_be_flipped boolean, part_of text, comment text, image text,
       status int, version int, removed boolean)),
     before AS (SELECT p.* FROM product_copy p JOIN news USING (id)),
     kept AS (INSERT INTO product_copy AS p (id, order_id, company_id, barcode, position, type, category, width, height, depth, weight,
       can_be_flipped, part_of, comment, image, status, version, removed)
       SELECT id, order_id, company_id, barcode, position, type, category, width, height, depth, weight, can_be_flipped, part_of, comment,
         image, status, version, removed FROM news ORDER BY id
       ON CONFLICT (id) DO UPDATE SET order_id = excluded.order_id, barcode = excluded.barcode, position = excluded.position, type = excluded.type,
         category = excluded.category, width = excluded.width, height = excluded.height, depth = excluded.depth, weight = excluded.weight,
         can_be_flipped = excluded.can_be_flipped, part_of = excluded.part_of, comment = excluded.comment, image = excluded.image,
         status = excluded.status, version = excluded.version, removed = excluded.removed
       WHERE p.version < excluded.version RETURNING p.*)
     SELECT k.id, k.company_id, l.pallet_id FROM kept k JOIN before b USING (id) JOIN placement l ON l.product_id = k.id
     WHERE l.pallet_id IS NOT NULL
       AND (b.width, b.height, b.depth, b.weight, b.can_be_flipped, b.category, b.part_of, b.removed, b.order_id)
         IS DISTINCT FROM (k.width, k.height, k.depth, k.weight, k.can_be_flipped, k.category, k.part_of, k.removed, k.order_id)`,
    [rows],
  );
  await tx.query(
    `INSERT INTO placement (product_id, company_id, order_id)
     SELECT id, company_id, order_id FROM jsonb_to_recordset($1::jsonb) AS n (id int, company_id int, order_id int) ORDER BY id
     ON CONFLICT (product_id) DO UPDATE SET order_id = excluded.order_id WHERE placement.order_id <> excluded.order_id`,
    [rows],
  );
  return changed.map((row) => ({ id: row.id, companyId: row.company_id, palletId: row.pallet_id }));
};

/** Keeps a truck unless a newer version is here. */
export const keepTruck = async (tx: Tx, truck: TruckRecord): Promise<void> => {
  await tx.query(
    `INSERT INTO truck_copy AS t (id, company_id, description, delivery_date, status, version, removed) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET description = excluded.description, delivery_date = excluded.delivery_date, status = excluded.status,
       version = excluded.version, removed = excluded.removed WHERE t.version < excluded.version`,
    [truck.id, truck.company_id, truck.description, truck.delivery_date, truck.status, truck.version, truck.removed],
  );
};

/** Keeps a company's settings unless newer ones are here. */
export const keepCompany = async (tx: Tx, company: Company): Promise<void> => {
  await tx.query(
    `INSERT INTO company_copy AS c (company_id, data, version) VALUES ($1, $2, $3)
     ON CONFLICT (company_id) DO UPDATE SET data = excluded.data, version = excluded.version WHERE c.version <= excluded.version`,
    [company.id, JSON.stringify(company), company.version],
  );
};

/** Keeps a company's rights matrix unless a newer one is here; only the rows about pallets. */
export const keepStatusRights = async (tx: Tx, companyId: number, rights: readonly StatusRight[], version: number): Promise<void> => {
  await tx.query(
    `INSERT INTO status_right_copy AS s (company_id, rights, version) VALUES ($1, $2, $3)
     ON CONFLICT (company_id) DO UPDATE SET rights = excluded.rights, version = excluded.version WHERE s.version <= excluded.version`,
    [companyId, JSON.stringify(rights.filter((right) => right.table_name === 'pallets')), version],
  );
};
