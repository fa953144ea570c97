import type { GlassColumn } from '@mullion/contracts';
import { TenantRepository, type Tx } from '@mullion/server-kit';
import { GlassLinkRepository } from './glass-link.repository';
import type { GlassOwner } from './glass-unit';
import type { KnownUnit, LabelMatch } from './rules/match-labels';
import type { GlassRow } from './rules/read-glass';

/** Columns that a file may fill, with their types; those of the key first. */
const types: Readonly<Record<GlassColumn, string>> = {
  supplier_order: 'text',
  supplier_position: 'text',
  supplier_barcode: 'text',
  barcode: 'text',
  customer_order: 'text',
  customer_position: 'text',
  customer_marking: 'text',
  type: 'text',
  width: 'int',
  height: 'int',
  text: 'text',
  stand_number: 'text',
  stand_side: 'text',
  ordered_date: 'date',
  loaded_date: 'date',
  field: 'text',
  has_shape: 'boolean',
  has_bars: 'boolean',
  description: 'text',
  shape: 'text',
};
const key = ['supplier_order', 'supplier_position', 'supplier_barcode'] as const;
const keySql = `company_id, coalesce(supplier_company_id, 0), coalesce(supplier_id, 0), lower(supplier_order), lower(supplier_position), lower(coalesce(supplier_barcode, ''))`;

/** As the index of what names a unit compares it. */
const sameKey = (one: string, other: string): string =>
  `lower(${one}.supplier_order) = lower(${other}.supplier_order) AND lower(${one}.supplier_position) = lower(${other}.supplier_position)
   AND lower(coalesce(${one}.supplier_barcode, '')) = lower(coalesce(${other}.supplier_barcode, ''))`;
/**
 * Units of a company beside the rows of a file ($2), alike in what names them and in what they are as whose they may
 * be.
 */
const ALIKE = `jsonb_to_recordset($2::jsonb) AS r (at int, supplier_order text, supplier_position text, supplier_barcode text, customer_order text, type text,
  width int, height int) CROSS JOIN u JOIN glass_unit g ON g.company_id = $1 AND coalesce(g.supplier_company_id, 0) = u.company
    AND coalesce(g.supplier_id, 0) = u.supplier AND ${sameKey('g', 'r')}
    AND (lower(g.customer_order), g.type, g.width, g.height) = (lower(r.customer_order), r.type, r.width, r.height)`;
const whose = (condition: string): string =>
  `WITH u AS MATERIALIZED (SELECT DISTINCT coalesce(supplier_company_id, 0) AS company, coalesce(supplier_id, 0) AS supplier FROM glass_unit
     WHERE company_id = $1 AND supplier_company_id ${condition})`;

export interface SavedGlass {
  /** Of rows that were made or changed. */
  readonly ids: readonly number[];
  readonly created: number;
}

/** What files write of glass units. */
export class GlassUnitRepository extends TenantRepository {
  private readonly links: GlassLinkRepository;

  constructor(
    tx: Tx,
    private readonly owner: GlassOwner,
    /** Which supplier's file a manufacturer uploads. */
    private readonly supplier: number | null,
  ) {
    super(tx, owner.companyId);
    this.links = new GlassLinkRepository(tx, owner.companyId);
  }

  /** Files of one supplier follow one another: two at once would wait for each other's rows. */
  async lock(): Promise<void> {
    const { companyId, supplierId } = this.owner;
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('glass_unit ' || $1::text), $2)`, [
      String(supplierId ?? 0),
      companyId,
    ]);
  }

  /** Units at the positions of these rows. */
  async knownAt(rows: readonly GlassRow[]): Promise<KnownUnit[]> {
    const places = rows.map(({ supplier_order, supplier_position }) => [
      supplier_order.toLowerCase(),
      supplier_position.toLowerCase(),
    ]);
    return this.query<KnownUnit>(
      `SELECT g.id, g.supplier_order, g.supplier_position, g.supplier_barcode, g.width, g.height, g.type, g.field
       FROM (SELECT DISTINCT place ->> 0 AS supplier_order, place ->> 1 AS supplier_position FROM jsonb_array_elements($4::jsonb) AS place) AS given
       JOIN glass_unit g ON g.company_id = $1 AND coalesce(g.supplier_company_id, 0) = $2 AND coalesce(g.supplier_id, 0) = $3
         AND lower(g.supplier_order) = given.supplier_order AND lower(g.supplier_position) = given.supplier_position
       ORDER BY g.id`,
      [this.companyId, this.owner.supplierId ?? 0, this.supplier ?? 0, JSON.stringify(places)],
    );
  }

  /**
   * The same units that came before the supplier was named: alike in order, position, label, customer's order, size and
   * type.
   */
  async nameSupplier(rows: readonly GlassRow[]): Promise<number[]> {
    if (this.supplier === null) return [];
    const named = await this.query<{ id: number }>(
      `UPDATE glass_unit g SET supplier_id = $2, updated_at = now()
       FROM jsonb_to_recordset($3::jsonb) AS r (supplier_order text, supplier_position text, supplier_barcode text, customer_order text, type text,
         width int, height int)
       WHERE g.company_id = $1 AND coalesce(g.supplier_company_id, 0) = 0 AND coalesce(g.supplier_id, 0) = 0
         AND lower(g.supplier_order) = lower(r.supplier_order) AND lower(g.supplier_position) = lower(r.supplier_position)
         AND lower(coalesce(g.supplier_barcode, '')) = lower(coalesce(r.supplier_barcode, ''))
         AND (lower(g.customer_order), g.type, g.width, g.height) = (lower(r.customer_order), r.type, r.width, r.height)
         AND NOT EXISTS (SELECT 1 FROM glass_unit o WHERE o.company_id = $1 AND coalesce(o.supplier_company_id, 0) = 0 AND coalesce(o.supplier_id, 0) = $2
           AND lower(o.supplier_order) = lower(g.supplier_order) AND lower(o.supplier_position) = lower(g.supplier_position)
           AND lower(coalesce(o.supplier_barcode, '')) = lower(coalesce(g.supplier_barcode, '')))
       RETURNING g.id`,
      [this.companyId, this.supplier, JSON.stringify(rows)],
    );
    return named.map(({ id }) => id);
  }

  /**
   * Whether a supplier or the manufacturer uploads a file, its panes are the same: alike in order, position, label,
   * customer's order, size and type. Those that the manufacturer brought become this supplier's, those of a supplier
   * are known to the manufacturer.
   * @returns ids that were given to this supplier, and which of the rows (by place) a supplier has brought
   */
  async sameOfOthers(
    rows: readonly GlassRow[],
  ): Promise<{ readonly taken: readonly number[]; readonly known: ReadonlySet<number> }> {
    const { supplierId } = this.owner;
    const given = JSON.stringify(rows.map((row, at) => ({ ...row, at })));
    if (supplierId === null) {
      const known = await this.query<{ at: number }>(`${whose('IS NOT NULL')} SELECT r.at FROM ${ALIKE}`, [
        this.companyId,
        given,
      ]);
      return { taken: [], known: new Set(known.map(({ at }) => at)) };
    }
    const taken = await this.query<{ id: number }>(
      `${whose('IS NULL')}, found AS (SELECT DISTINCT ON (r.at) g.id FROM ${ALIKE}
         WHERE NOT EXISTS (SELECT 1 FROM glass_unit s WHERE s.company_id = $1 AND coalesce(s.supplier_company_id, 0) = $3
           AND coalesce(s.supplier_id, 0) = 0 AND ${sameKey('s', 'g')})
         ORDER BY r.at, g.id)
       UPDATE glass_unit o SET supplier_company_id = $3, supplier_id = NULL, updated_at = now() FROM found WHERE o.id = found.id RETURNING o.id`,
      [this.companyId, given, supplierId],
    );
    return { taken: taken.map(({ id }) => id), known: new Set() };
  }

  /** Takes a unit out; null when there is none of this owner. */
  async remove(id: number): Promise<{ readonly supplier_order: string; readonly supplier_position: string } | null> {
    const [gone] = await this.query<{ supplier_order: string; supplier_position: string }>(
      `DELETE FROM glass_unit WHERE company_id = $1 AND id = $2 AND ($3::int IS NULL OR supplier_company_id = $3)
       RETURNING supplier_order, supplier_position`,
      [this.companyId, id, this.owner.supplierId],
    );
    return gone ?? null;
  }

  async saveLabels(labelled: LabelMatch['labelled']): Promise<number[]> {
    if (labelled.length === 0) return [];
    const saved = await this.query<{ id: number }>(
      `UPDATE glass_unit g SET supplier_barcode = r.supplier_barcode, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS r (id int, supplier_barcode text) WHERE g.company_id = $1 AND g.id = r.id RETURNING g.id`,
      [this.companyId, JSON.stringify(labelled)],
    );
    return saved.map(({ id }) => id);
  }

  /**
   * Makes the units that are not there and brings the others up to date, in these columns only; a row that says nothing
   * new writes nothing.
   */
  async save(rows: readonly object[], columns: readonly GlassColumn[]): Promise<SavedGlass> {
    const said = columns.filter((column) => !(key as readonly string[]).includes(column));
    const names = [...key, ...said];
    const saved = await this.query<{ id: number; is_new: boolean }>(
      `INSERT INTO glass_unit AS known (company_id, supplier_company_id, supplier_id, ${names.join(', ')})
       SELECT $1::int, $2::int, $4::int, ${names.join(', ')} FROM jsonb_to_recordset($3::jsonb) AS given (${names.map((name) => `${name} ${types[name]}`).join(', ')})
       ON CONFLICT (${keySql}) DO UPDATE SET ${said.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()
       WHERE (${said.map((name) => `known.${name}`).join(', ')}) IS DISTINCT FROM (${said.map((name) => `excluded.${name}`).join(', ')})
       RETURNING id, xmax = 0 AS is_new`,
      [this.owner.companyId, this.owner.supplierId, JSON.stringify(rows), this.supplier],
    );
    const ids = saved.map(({ id }) => id);
    await this.links.link(ids);
    return { ids, created: saved.filter((row) => row.is_new).length };
  }
}
