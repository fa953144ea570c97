import { readingsOf } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import { PalletCodes } from '../core/pallets/pallet-codes.repository';
import type { RackEntity } from './rack.entity';

export type RackRow = RackEntity;
export type ItemKind = 'product' | 'pallet';

/** A unit or pallet that a code names. */
export interface StoredItem {
  readonly kind: ItemKind;
  readonly id: number;
  /** What people call it. */
  readonly name: string;
  /** The pallet a unit is packed onto already, its number, and since when. */
  readonly packed_on: string | null;
  readonly packed_at: Date | null;
  readonly has_left: boolean;
  /** A unit that is made again. */
  readonly scrapped: boolean;
}

export interface StoredAt {
  readonly rack_id: number;
  readonly since: Date;
  readonly user_name: string;
  readonly sought_at: Date | null;
  readonly sought_by: string | null;
}

/** Something that was scanned at a rack, with what it stood on before. */
export interface RackEvent {
  readonly id: number;
  readonly act: RackAct;
  readonly rack_id: number;
  readonly rack: string;
  readonly scan: string | null;
  readonly before: StoredAt | null;
  readonly user_name: string;
  readonly at: Date;
}
type RackAct = 'in' | 'out' | 'sought' | 'found' | 'late' | 'undone';
interface Noted {
  readonly act: RackAct;
  readonly rack: Pick<RackEntity, 'id' | 'code'>;
  /** Where it stood before, and the event that this one takes back. */
  readonly before?: StoredAt | null;
  readonly undoes?: number;
}

/** Who scanned what, when by the server's clock, at which terminal and under which key. */
export interface ScanMetadata {
  readonly at: Date;
  readonly userId: number | null;
  readonly userName: string;
  readonly terminal: string | null;
  readonly scan: string | null;
}

const UNITS = `SELECT 'product' AS kind, p.id, p.barcode AS code, p.barcode AS name,
    CASE WHEN l.loaded_at IS NOT NULL THEN coalesce(b.number, '#' || b.id) END AS packed_on, l.loaded_at AS packed_at, coalesce(b.status >= 4, false) AS has_left, coalesce(l.scrapped, false) AS scrapped
  FROM product_copy p LEFT JOIN placement l ON l.product_id = p.id LEFT JOIN pallet b ON b.id = l.pallet_id WHERE p.company_id = $1 AND NOT p.removed`;
const PALLETS = `SELECT 'pallet' AS kind, id, number AS code, coalesce(number, '#' || id) AS name, NULL AS packed_on, NULL::timestamptz AS packed_at,
    status >= 4 AS has_left, false AS scrapped
  FROM pallet WHERE company_id = $1`;

/** Everything that writes what stands on racks, and the events of it, which are only added. */
export class RackItemRepository extends TenantRepository {
  /** Whether the company has such a unit. */
  async isKnown(productId: number): Promise<boolean> {
    const rows = await this.query('SELECT 1 FROM product_copy WHERE company_id = $1 AND id = $2 AND NOT removed', [
      this.companyId,
      productId,
    ]);
    return rows.length > 0;
  }

  /** The rack that a scanned code means: by what it is, then by what it reads as on another keyboard. */
  async rackOf(code: string): Promise<RackEntity | null> {
    const readings = readingsOf(code).map((reading) => reading.toLowerCase());
    const rows = await this.query<RackEntity>(
      `SELECT * FROM racks WHERE company_id = $1 AND (lower(barcode) = ANY($2) OR lower(code) = ANY($2))
       ORDER BY lower(barcode) = ANY($2) DESC, id`,
      [this.companyId, readings],
    );
    return rows[0] ?? null;
  }

  async rackById(id: number): Promise<RackEntity | null> {
    return this.row<RackEntity>('racks', id);
  }

  /** The unit or pallet that a scanned code means. */
  async itemOf(code: string): Promise<StoredItem | null> {
    const readings = readingsOf(code);
    const rows = await this.query<StoredItem & { code: string }>(
      `${UNITS} AND p.barcode = ANY($2) UNION ALL ${PALLETS} AND number = ANY($2)`,
      [this.companyId, readings],
    );
    const found = [...rows].sort((a, b) => readings.indexOf(a.code) - readings.indexOf(b.code))[0];
    return found ?? this.palletMeant(code);
  }

  /** @throws AppError `pallet.deleted`, `pallet.several` */
  private async palletMeant(code: string): Promise<StoredItem | null> {
    const codes = new PalletCodes(this.source, this.companyId);
    const number = await codes.numberOf(code);
    if (number === null) await codes.refuseDeleted(code);
    const [pallet] =
      number === null ? [] : await this.query<StoredItem>(`${PALLETS} AND number = $2`, [this.companyId, number]);
    return pallet ?? null;
  }

  async itemById(kind: ItemKind, id: number): Promise<StoredItem | null> {
    const [row] = await this.query<StoredItem>(
      kind === 'product' ? `${UNITS} AND p.id = $2` : `${PALLETS} AND id = $2`,
      [this.companyId, id],
    );
    return row ?? null;
  }

  /** Where a thing stands, locked: two scans of one thing come one after the other, also the first two. */
  async lock(kind: ItemKind, id: number): Promise<StoredAt | null> {
    await this.query('SELECT pg_advisory_xact_lock($1, $2)', [kind === 'product' ? LOCK_PRODUCT : LOCK_PALLET, id]);
    const [row] = await this.query<StoredAt>(
      'SELECT rack_id, since, user_name, sought_at, sought_by FROM rack_thing WHERE company_id = $1 AND kind = $2 AND thing_id = $3 FOR UPDATE',
      [this.companyId, kind, id],
    );
    return row ?? null;
  }

  /** It stands there now, and nobody looks for it any more. */
  async put(kind: ItemKind, id: number, rackId: number, { at, userName }: ScanMetadata): Promise<void> {
    await this.query(
      `INSERT INTO rack_thing AS t (company_id, kind, thing_id, rack_id, since, user_name) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, thing_id) DO UPDATE SET rack_id = excluded.rack_id, since = excluded.since, user_name = excluded.user_name,
         sought_at = NULL, sought_by = NULL WHERE t.company_id = $1`,
      [this.companyId, kind, id, rackId, at, userName],
    );
  }

  async take(kind: ItemKind, id: number): Promise<void> {
    await this.query('DELETE FROM rack_thing WHERE company_id = $1 AND kind = $2 AND thing_id = $3', [
      this.companyId,
      kind,
      id,
    ]);
  }

  async seek(id: number, metadata: ScanMetadata | null): Promise<void> {
    await this.query(
      `UPDATE rack_thing SET sought_at = $3, sought_by = $4 WHERE company_id = $1 AND kind = 'product' AND thing_id = $2`,
      [this.companyId, id, metadata?.at ?? null, metadata?.userName ?? null],
    );
  }

  /** It stands again where it stood, seen there by whom and when it was. */
  async restore(kind: ItemKind, id: number, before: StoredAt): Promise<void> {
    await this.query(
      `INSERT INTO rack_thing AS t (company_id, kind, thing_id, rack_id, since, user_name, sought_at, sought_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (kind, thing_id) DO UPDATE SET rack_id = excluded.rack_id, since = excluded.since, user_name = excluded.user_name,
         sought_at = excluded.sought_at, sought_by = excluded.sought_by WHERE t.company_id = $1`,
      [this.companyId, kind, id, before.rack_id, before.since, before.user_name, before.sought_at, before.sought_by],
    );
  }

  /** When it was last put onto a rack or taken off one, but for scans that were taken back. */
  async movedAt(kind: ItemKind, id: number): Promise<Date | null> {
    const [row] = await this.query<{ at: Date | null }>(
      `SELECT max(at) AS at FROM rack_event e WHERE company_id = $1 AND kind = $2 AND thing_id = $3 AND act IN ('in', 'out')
         AND NOT EXISTS (SELECT 1 FROM rack_event u WHERE u.kind = e.kind AND u.thing_id = e.thing_id AND u.undoes = e.id)`,
      [this.companyId, kind, id],
    );
    return row?.at ?? null;
  }

  /** The newest event of a thing that has changed where it stands or who looks for it. */
  async lastEvent(kind: ItemKind, id: number): Promise<RackEvent | null> {
    const [row] = await this.query<RackEvent>(
      `SELECT id::int AS id, act, rack_id, rack, scan, before, user_name, at FROM rack_event
       WHERE company_id = $1 AND kind = $2 AND thing_id = $3 AND act <> 'late' ORDER BY rack_event.id DESC LIMIT 1`,
      [this.companyId, kind, id],
    );
    return row ?? null;
  }

  async note(
    item: { readonly kind: ItemKind; readonly id: number },
    { act, rack, before = null, undoes }: Noted,
    metadata: ScanMetadata,
  ): Promise<void> {
    await this.query(
      `INSERT INTO rack_event (company_id, kind, thing_id, act, rack_id, rack, user_id, user_name, terminal, at, scan, before, undoes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        this.companyId,
        item.kind,
        item.id,
        act,
        rack.id,
        rack.code,
        metadata.userId,
        metadata.userName,
        metadata.terminal,
        metadata.at,
        metadata.scan,
        before && JSON.stringify(before),
        undoes ?? null,
      ],
    );
  }
}

/** Names of the locks, so that a unit and a pallet of one id do not wait for each other. */
const [LOCK_PRODUCT, LOCK_PALLET] = [7_604_001, 7_604_002];
