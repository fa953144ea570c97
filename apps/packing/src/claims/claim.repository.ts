import { TenantRepository } from '@mullion/server-kit';

export interface RefusedPallet {
  readonly id: number;
  readonly code: string;
  readonly shown_number: string;
}

export interface ClaimRow {
  readonly refused: readonly RefusedPallet[];
  readonly released_at: Date | null;
}

/**
 * Claims of trucks and departures that were answered, so that a repeat gets the same answer and a late claim a refusal.
 */
export class ClaimRepository extends TenantRepository {
  /** The claim, inserted if it is new, locked until the end of the transaction. */
  async lock(claimId: string, truckId: number): Promise<ClaimRow> {
    await this.query(
      'INSERT INTO truck_claim (claim_id, company_id, truck_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [claimId, this.companyId, truckId],
    );
    const [row] = await this.query<ClaimRow>(
      'SELECT refused, released_at FROM truck_claim WHERE claim_id = $1 AND company_id = $2 FOR UPDATE',
      [claimId, this.companyId],
    );
    // A claim id of another company: as good as released.
    return row ?? { refused: [], released_at: new Date(0) };
  }

  async keepRefused(claimId: string, refused: readonly RefusedPallet[]): Promise<void> {
    await this.query('UPDATE truck_claim SET refused = $3 WHERE claim_id = $1 AND company_id = $2', [
      claimId,
      this.companyId,
      JSON.stringify(refused),
    ]);
  }

  async release(claimId: string): Promise<void> {
    await this.query(
      'UPDATE truck_claim SET released_at = coalesce(released_at, now()) WHERE claim_id = $1 AND company_id = $2',
      [claimId, this.companyId],
    );
  }

  /** Ids of the pallets that a truck has claimed. */
  async palletsOf(truckId: number): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      'SELECT id FROM pallet WHERE company_id = $1 AND truck_id = $2 ORDER BY id',
      [this.companyId, truckId],
    );
    return rows.map((row) => row.id);
  }

  /** What was answered to a departure, null before it. */
  async departure<Answer>(
    truckId: number,
    departure: number,
  ): Promise<{ answer: Answer; recalled_at: Date | null } | null> {
    const [row] = await this.query<{ answer: Answer; recalled_at: Date | null }>(
      'SELECT answer, recalled_at FROM truck_departure WHERE company_id = $1 AND truck_id = $2 AND departure = $3 FOR UPDATE',
      [this.companyId, truckId, departure],
    );
    return row ?? null;
  }

  async hasLaterDeparture(truckId: number, departure: number): Promise<boolean> {
    const rows = await this.query(
      'SELECT 1 FROM truck_departure WHERE company_id = $1 AND truck_id = $2 AND departure > $3 LIMIT 1',
      [this.companyId, truckId, departure],
    );
    return rows.length > 0;
  }

  /** False when the departure was kept meanwhile by another transaction. */
  async keepDeparture(truckId: number, departure: number, answer: unknown): Promise<boolean> {
    const rows = await this.query(
      'INSERT INTO truck_departure (truck_id, departure, company_id, answer) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
      [truckId, departure, this.companyId, JSON.stringify(answer)],
    );
    return rows.length > 0;
  }

  /** A departure whose row was dropped gets one again, with its answer. */
  async keepRecall(truckId: number, departure: number, answer: unknown): Promise<void> {
    await this.query(
      `INSERT INTO truck_departure AS d (truck_id, departure, company_id, answer, recalled_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (truck_id, departure) DO UPDATE SET recalled_at = now() WHERE d.company_id = $3`,
      [truckId, departure, this.companyId, JSON.stringify(answer)],
    );
  }
}
