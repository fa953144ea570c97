import type { createSupplier, InputOf } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';

export interface SupplierRow {
  readonly id: number;
  readonly company_id: number | null;
  readonly title: string;
  readonly short_title: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export interface ShownRow {
  readonly supplier_id: number;
  readonly order_number: number;
}

/** Suppliers that a company may use, its own and shared ones, and which of them it shows. */
export class SupplierRepository extends TenantRepository {
  async usable(ids: readonly number[]): Promise<SupplierRow[]> {
    return this.query(
      'SELECT * FROM supplier WHERE (company_id = $1 OR company_id IS NULL) AND id = ANY($2) ORDER BY id',
      [this.companyId, ids],
    );
  }

  /** @throws AppError `supplier.title_taken` */
  async create({ title, short_title }: InputOf<typeof createSupplier>['body']): Promise<SupplierRow> {
    try {
      const [row] = await this.query<SupplierRow>(
        'INSERT INTO supplier (company_id, title, short_title) VALUES ($1, $2, $3) RETURNING *',
        [this.companyId, title, short_title],
      );
      return row as SupplierRow;
    } catch (error) {
      if (isUniqueViolation(error, 'supplier_title')) throw new AppError('supplier.title_taken', { title });
      throw error;
    }
  }

  /** With what orders wait for from it. @throws AppError `not_found` */
  delete(id: number): Promise<SupplierRow> {
    return this.deleteVersioned({ table: 'supplier', id });
  }

  /** Changes of what a company shows follow one another. */
  async lockShown(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('shown_supplier'), $1)`, [this.companyId]);
  }

  shown(): Promise<ShownRow[]> {
    return this.query(
      'SELECT supplier_id, order_number FROM shown_supplier WHERE company_id = $1 ORDER BY order_number, supplier_id',
      [this.companyId],
    );
  }

  async saveShown(rows: readonly ShownRow[]): Promise<void> {
    await this.query('DELETE FROM shown_supplier WHERE company_id = $1', [this.companyId]);
    await this.query(
      `INSERT INTO shown_supplier (company_id, supplier_id, order_number)
       SELECT $1, supplier_id, order_number FROM jsonb_to_recordset($2::jsonb) AS n (supplier_id int, order_number int)`,
      [this.companyId, JSON.stringify(rows)],
    );
  }
}
