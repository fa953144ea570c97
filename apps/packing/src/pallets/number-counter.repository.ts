import type { Company } from '@mullion/contracts';
import { palletNumber } from '@mullion/packing-model';
import { TenantRepository, type Tx } from '@mullion/server-kit';

/** The year at this moment in a time zone: a pallet confirmed after midnight in Vilnius belongs to the new year. */
export const yearIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));

/** The company's counter of pallet numbers, one row a year, locked until the end of the transaction. */
export class NumberCounter extends TenantRepository {
  constructor(
    tx: Tx,
    private readonly company: Pick<Company, 'id' | 'code' | 'time_zone'>,
  ) {
    super(tx, company.id);
  }

  /**
   * The next numbers, ascending; ones given by hand before are skipped. Never the same twice, also from two printers at
   * once.
   */
  async take(count: number, now: Date): Promise<string[]> {
    if (count === 0) return [];
    const year = yearIn(this.company.time_zone, now);
    await this.query('INSERT INTO pallet_counter (company_id, year) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      this.companyId,
      year,
    ]);
    const [counter] = await this.query<{ last: number }>(
      'SELECT last FROM pallet_counter WHERE company_id = $1 AND year = $2 FOR UPDATE',
      [this.companyId, year],
    );
    let last = counter?.last ?? 0;
    const given: string[] = [];
    while (given.length < count) {
      const wanted = Array.from({ length: count - given.length }, (_, i) => last + 1 + i);
      const numbers = wanted.map((sequence) => palletNumber({ companyCode: this.company.code, year, sequence }));
      const taken = await this.query<{ number: string }>(
        'SELECT number FROM pallet WHERE company_id = $1 AND number = ANY($2)',
        [this.companyId, numbers],
      );
      const used = new Set(taken.map((row) => row.number));
      given.push(...numbers.filter((number) => !used.has(number)));
      last = wanted[wanted.length - 1] as number;
    }
    await this.query('UPDATE pallet_counter SET last = $3 WHERE company_id = $1 AND year = $2', [
      this.companyId,
      year,
      last,
    ]);
    return given;
  }
}
