import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { NewRemake, RemakeRow } from './remake';

/** A unit that may be made again, as it is kept here. */
export interface RemakableUnit {
  readonly id: number;
  readonly order_id: number;
  readonly barcode: string;
  readonly position: string;
  readonly status: number;
  readonly number: string;
  readonly customer: string | null;
  readonly delivery_date: string | null;
}

/** Remakes of one company. */
export class RemakeRepository extends TenantRepository {
  /** @throws AppError `remake.already_there` */
  async create(remake: NewRemake, now: Date): Promise<RemakeRow> {
    const entries = Object.entries({ ...remake, company_id: this.companyId, created_at: now });
    const [row] = await this.query<RemakeRow>(
      `INSERT INTO remake (${entries.map(([name]) => name).join(', ')}) VALUES (${entries.map((_entry, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      entries.map(([, value]) => value),
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'remake_product_once')) throw new AppError('remake.already_there');
      throw error;
    });
    return row as RemakeRow;
  }

  lock(id: number): Promise<RemakeRow | null> {
    return this.row('remake', id, 'FOR UPDATE');
  }

  async set(
    id: number,
    set: Partial<Pick<RemakeRow, 'state' | 'refusal' | 'new_product_id' | 'new_barcode' | 'made_at'>>,
  ): Promise<void> {
    const columns = Object.entries(set);
    await this.query(
      `UPDATE remake SET ${columns.map(([name], at) => `${name} = $${at + 3}`).join(', ')} WHERE company_id = $1 AND id = $2`,
      [this.companyId, id, ...columns.map(([, value]) => value)],
    );
  }

  /** The last one that was ordered from a problem. */
  async ofProblem(problemId: number): Promise<RemakeRow | null> {
    const [row] = await this.query<RemakeRow>(
      'SELECT * FROM remake WHERE company_id = $1 AND problem_id = $2 ORDER BY id DESC LIMIT 1',
      [this.companyId, problemId],
    );
    return row ?? null;
  }

  /** Whether a unit is made again, or the unit of a problem is and is not made yet. */
  async isOrdered(productId: number, problemId: number | null): Promise<boolean> {
    const rows = await this.query(
      `SELECT 1 FROM remake WHERE company_id = $1 AND (product_id = $2 AND state <> 'refused' OR problem_id = $3 AND state IN ('ordered', 'in_work')) LIMIT 1`,
      [this.companyId, productId, problemId],
    );
    return rows.length > 0;
  }

  /** Remakes in work whose new units are among these, locked in the order of their ids. */
  lockInWork(newProductIds: readonly number[]): Promise<RemakeRow[]> {
    return this.query(
      `SELECT * FROM remake WHERE company_id = $1 AND new_product_id = ANY($2) AND state = 'in_work' ORDER BY id FOR UPDATE`,
      [this.companyId, newProductIds],
    );
  }

  async unit(productId: number): Promise<RemakableUnit | null> {
    const [unit] = await this.query<RemakableUnit>(
      `SELECT p.id, p.order_id, p.barcode, p.position, p.status, coalesce(o.number, '') AS number, o.customer, o.delivery_date::text AS delivery_date
       FROM product_copy p LEFT JOIN order_copy o ON o.id = p.order_id WHERE p.company_id = $1 AND p.id = $2 AND NOT p.removed`,
      [this.companyId, productId],
    );
    return unit ?? null;
  }
}
