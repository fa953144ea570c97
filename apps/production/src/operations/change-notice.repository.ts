import type { ChangedUnit, ProductId } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { Action } from './operation.repository';

export interface NewNotice extends Omit<ChangedUnit, 'product_id'> {
  readonly product_id: number;
  readonly order_id: number;
  /** Where it has to be read. */
  readonly told: readonly { readonly work_center_id: number; readonly in_hand: boolean }[];
}
export interface ReadingRow {
  readonly notice_id: number;
  readonly read_at: Date | null;
  readonly user_name: string | null;
}

/** What the floor is told of changed products, and who has read it where. Callers have the locks of the products. */
export class ChangeNoticeRepository extends TenantRepository {
  /** Once for each key and product. Work centers that have not read an earlier change of it are told of this one too. */
  async add(
    key: string,
    notices: readonly NewNotice[],
    by: { readonly name: string; readonly at: Date },
  ): Promise<void> {
    await this.query(
      `WITH n AS (
         SELECT * FROM jsonb_to_recordset($2::jsonb) AS n (product_id int, order_id int, fields jsonb, image text, told jsonb)),
       added AS (
         INSERT INTO change_notice (company_id, order_id, product_id, key, fields, image, user_name, created_at)
         SELECT $1, order_id, product_id, $3, fields, image, $4, $5 FROM n ON CONFLICT (product_id, key) DO NOTHING RETURNING id, order_id, product_id),
       told AS (
         SELECT n.product_id, t.work_center_id, t.in_hand FROM n, jsonb_to_recordset(n.told) AS t (work_center_id int, in_hand boolean)
         UNION ALL
         SELECT r.product_id, r.work_center_id, false FROM change_reading r JOIN n USING (product_id)
         WHERE r.company_id = $1 AND r.read_at IS NULL)
       INSERT INTO change_reading (notice_id, work_center_id, company_id, order_id, product_id, in_hand)
       SELECT a.id, t.work_center_id, $1, a.order_id, a.product_id, bool_or(t.in_hand) FROM added a JOIN told t USING (product_id)
       GROUP BY a.id, t.work_center_id, a.order_id, a.product_id`,
      [this.companyId, JSON.stringify(notices), key, by.name, by.at],
    );
  }

  /** What a work center was told of a product, in the order of the changes. */
  readingsOf(productId: ProductId, workCenterId: number): Promise<ReadingRow[]> {
    return this.query(
      `SELECT notice_id, read_at, user_name FROM change_reading WHERE company_id = $1 AND product_id = $2 AND work_center_id = $3 ORDER BY notice_id`,
      [this.companyId, productId, workCenterId],
    );
  }

  /** Read up to a change. */
  async read(productId: ProductId, workCenterId: number, upTo: number, { at, ...by }: Action): Promise<void> {
    await this.query(
      `UPDATE change_reading SET read_at = $5, user_id = $6, user_name = $7, terminal = $8
       WHERE company_id = $1 AND product_id = $2 AND work_center_id = $3 AND notice_id <= $4 AND read_at IS NULL`,
      [this.companyId, productId, workCenterId, upTo, at, by.userId, by.userName, by.terminal],
    );
  }
}
