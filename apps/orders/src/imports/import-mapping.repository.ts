import { type ImportMapping, type KeptMapping, storedMapping } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';
import { headsOf, readColumns } from './rules/find-mapping';

interface MappingRow {
  readonly id: number;
  readonly name: string;
  readonly customer_id: number | null;
  readonly customer: string | null;
  readonly mapping: unknown;
  readonly version: number;
}

/** A company has few customers with files of their own; of more nobody finds the right one in a list. */
const MOST = 500;
const columns = `m.id, m.name, m.customer_id, c.name AS customer, m.mapping, m.version`;
const joined = 'LEFT JOIN orders.customers c ON c.id = m.customer_id AND c.company_id = m.company_id';
const mappings = `SELECT ${columns} FROM orders.import_mappings m ${joined} WHERE m.company_id = $1`;

const toMapping = ({ id, name, customer_id, customer, mapping, version }: MappingRow): KeptMapping =>
  ({ id, name, customer_id, customer, mapping: storedMapping(mapping), version }) as KeptMapping;

interface WantedMapping {
  /** Keys of what stands where heads may. */
  readonly heads: readonly string[];
  /** The customer whose mappings come first; those of others are left out. */
  readonly customerId: number | null;
  /** Without a customer: those of any. */
  readonly isOfAnybody: boolean;
}

/** How customers' own files are read. */
export class ImportMappingRepository extends TenantRepository {
  /** The newest first. */
  async all(): Promise<KeptMapping[]> {
    const rows = await this.query<MappingRow>(`${mappings} ORDER BY m.updated_at DESC, m.id DESC`, [this.companyId]);
    return rows.map(toMapping);
  }

  /** In any case. */
  async byName(name: string): Promise<KeptMapping | null> {
    const [row] = await this.query<MappingRow>(`${mappings} AND lower(m.name) = lower($2)`, [this.companyId, name]);
    return row === undefined ? null : toMapping(row);
  }

  async byId(id: number): Promise<KeptMapping | null> {
    const [row] = await this.query<MappingRow>(`${mappings} AND m.id = $2`, [this.companyId, id]);
    return row === undefined ? null : toMapping(row);
  }

  /** Those whose heads all stand in a file: the customer's own first, then by how many columns they read. */
  async withHeads(
    { heads, customerId, isOfAnybody }: WantedMapping,
    { from, count }: { readonly from: number; readonly count: number },
  ): Promise<KeptMapping[]> {
    const rows = await this.query<MappingRow>(
      `${mappings} AND m.heads <@ $2::text[]
         AND (m.customer_id IS NULL OR ($4 AND ($3::integer IS NULL OR m.customer_id = $3)))
       ORDER BY (m.customer_id = $3) IS TRUE DESC, m.read_columns DESC, m.updated_at DESC, m.id DESC
       LIMIT $6 OFFSET $5`,
      [this.companyId, heads, customerId, isOfAnybody, from, count],
    );
    return rows.map(toMapping);
  }

  /** Takes the place of the one of this name. @throws AppError `import.too_many_mappings` */
  async save(set: {
    readonly name: string;
    readonly customer_id: number | null;
    readonly mapping: ImportMapping;
  }): Promise<KeptMapping> {
    const { mapping } = set;
    await this.query(
      `INSERT INTO orders.import_mappings (company_id, name, customer_id, mapping, heads, read_columns)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (company_id, lower(name)) DO UPDATE
       SET name = $2, customer_id = $3, mapping = $4, heads = $5, read_columns = $6,
           version = import_mappings.version + 1, updated_at = now()`,
      [this.companyId, set.name, set.customer_id, JSON.stringify(mapping), headsOf(mapping), readColumns(mapping)],
    );
    const [counted] = await this.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM orders.import_mappings WHERE company_id = $1',
      [this.companyId],
    );
    if ((counted?.count ?? 0) > MOST) throw new AppError('import.too_many_mappings', { max: MOST });
    const kept = await this.byName(set.name);
    if (kept === null) throw new AppError('conflict');
    return kept;
  }

  /** @throws AppError `import.mapping_name_taken` */
  async rename(id: number, name: string): Promise<KeptMapping | null> {
    const other = await this.byName(name);
    if (other !== null && other.id !== id) throw new AppError('import.mapping_name_taken', { name: other.name });
    await this.query(
      `UPDATE orders.import_mappings SET name = $3, version = version + 1, updated_at = now()
       WHERE company_id = $1 AND id = $2 AND name <> $3`,
      [this.companyId, id, name],
    );
    return this.byId(id);
  }

  async delete(id: number): Promise<void> {
    await this.query('DELETE FROM orders.import_mappings WHERE company_id = $1 AND id = $2', [this.companyId, id]);
  }
}
