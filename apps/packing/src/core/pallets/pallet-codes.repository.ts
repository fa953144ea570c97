import { palletReadingsOf } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AFTER_ALL, AppError, reversed, TenantRepository } from '@mullion/server-kit';

/** What a scan needs of a deleted pallet whose label is still about. */
interface DeletedPallet {
  readonly number: string;
  readonly user_name: string;
  readonly deleted_at: Date;
  readonly products: readonly number[];
}

/** People read the last 7 of 13 characters, of another number the last 4 (`shownNumber` of packing-model). */
const isShownLength = ({ length }: string): boolean => length === 7 || length === 4;

/** Which pallet a code means, scanned or typed as people read it. */
export class PalletCodes extends TenantRepository {
  /**
   * The number of the pallet that a code means: one written like it, then what it reads as, then the one whose number
   * people read like that. Null when there is none.
   * @throws AppError `pallet.several` when people read several numbers like that
   */
  async numberOf(code: string): Promise<string | null> {
    const readings = palletReadingsOf(code);
    const rows = await this.query<{ number: string }>(
      'SELECT number FROM pallet WHERE company_id = $1 AND number = ANY($2)',
      [this.companyId, readings],
    );
    const known = new Set(rows.map(({ number }) => number));
    const found = readings.find((reading) => known.has(reading));
    return found ?? this.numberShownAs(readings.filter(isShownLength));
  }

  private async numberShownAs(readings: readonly string[]): Promise<string | null> {
    if (readings.length === 0) return null;
    const ends = [...new Set(readings.map((reading) => reversed(reading.toLowerCase())))];
    const rows = await this.query<{ number: string; status: number }>(
      `SELECT p.number, p.status FROM unnest($2::text[]) AS e(text) JOIN pallet p
         ON p.company_id = $1 AND (reverse(lower(p.number)) COLLATE "C") BETWEEN e.text AND e.text || $3`,
      [this.companyId, ends, AFTER_ALL],
    );
    const shown = new Set(readings.map((reading) => reading.toLowerCase()));
    const numbers = rows.map(({ number }) => number).filter((number) => shown.has(shownNumber(number).toLowerCase()));
    if (numbers.length > 1) throw new AppError('pallet.several', { numbers: numbers.sort().join(', ') });
    return numbers[0] ?? null;
  }

  /**
   * @throws AppError `pallet.deleted` with who deleted it and where its products stand now, when the code is that of a
   * deleted pallet
   */
  async refuseDeleted(code: string): Promise<void> {
    const readings = palletReadingsOf(code);
    const [pallet] = await this.query<DeletedPallet>(
      `SELECT number, user_name, deleted_at, products FROM deleted_pallet WHERE company_id = $1 AND number <> ''
         AND (number = ANY($2) OR right(number, CASE WHEN length(number) = 13 THEN 7 ELSE 4 END) = ANY($2))
       ORDER BY number = ANY($2) DESC, deleted_at DESC LIMIT 1`,
      [this.companyId, readings],
    );
    if (!pallet) return;
    const stand = await this.query<{ number: string | null; id: number; products: number }>(
      `SELECT p.number, p.id, count(*)::int AS products FROM placement l JOIN pallet p ON p.id = l.pallet_id
       WHERE l.company_id = $1 AND l.product_id = ANY($2) GROUP BY p.id ORDER BY p.id`,
      [this.companyId, pallet.products],
    );
    const placed = stand.reduce((sum, { products }) => sum + products, 0);
    throw new AppError('pallet.deleted', {
      pallet: shownNumber(pallet.number),
      person: pallet.user_name,
      at: pallet.deleted_at.toISOString(),
      pallets: stand.map(({ number, id }) => (number === null ? `#${id}` : shownNumber(number))).join(', '),
      unplaced: pallet.products.length - placed,
    });
  }
}
