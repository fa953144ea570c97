import type { ChangeNotice } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { noticeFor, type KnownNotice } from './rules/tell-of-change';

interface Row extends Omit<KnownNotice, 'at' | 'told'> {
  readonly product_id: number;
  readonly created_at: Date;
  /** Null: this work center was not told. */
  readonly in_hand: boolean | null;
  readonly read_at: Date | null;
  readonly reader: string | null;
}

/** What a work center is told of each of these products. */
export const noticesAt = async (
  database: Database,
  companyId: number,
  workCenterId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ChangeNotice | null>> => {
  const rows = await database.read<Row>(
    `SELECT n.id, n.product_id, n.fields, n.image, n.user_name, n.created_at, r.in_hand, r.read_at, r.user_name AS reader
     FROM change_notice n LEFT JOIN change_reading r ON r.notice_id = n.id AND r.work_center_id = $2
     WHERE n.company_id = $1 AND n.product_id = ANY($3) ORDER BY n.id`,
    [companyId, workCenterId, productIds],
    { name: 'change-notices' },
  );
  const byProduct = new Map<number, KnownNotice[]>();
  for (const row of rows) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), toNotice(row)]);
  return new Map([...byProduct].map(([id, own]) => [id, noticeFor(own)]));
};

const toNotice = ({ id, fields, image, user_name, created_at, in_hand, read_at, reader }: Row): KnownNotice => ({
  ...{ id, fields, image, user_name },
  at: created_at.toISOString(),
  told: in_hand === null ? null : { in_hand, read: read_at && { user_name: reader ?? '', at: read_at.toISOString() } },
});
