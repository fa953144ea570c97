import { importMapping, type ImportMapping, type KeptMapping } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

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

const toMapping = ({ id, name, customer_id, customer, mapping, version }: MappingRow): KeptMapping =>
  ({ id, name, customer_id, customer, mapping: importMapping.parse(mapping), version }) as KeptMapping;

/** How customers' own files are read. */
export class ImportMappingRepository extends TenantRepository {
  /** The newest first. */
  async all(): Promise<KeptMapping[]> {
    const rows = await this.query<MappingRow>(
      `SELECT ${columns} FROM orders.import_mappings m ${joined} WHERE m.company_id = $1 ORDER BY m.updated_at DESC, m.id DESC LIMIT ${MOST}`,
      [this.companyId],
    );
    return rows.map(toMapping);
  }

  /** In any case. */
  async byName(name: string): Promise<KeptMapping | null> {
    const [row] = await this.query<MappingRow>(
      `SELECT ${columns} FROM orders.import_mappings m ${joined} WHERE m.company_id = $1 AND lower(m.name) = lower($2)`,
      [this.companyId, name],
    );
    return row === undefined ? null : toMapping(row);
  }

  /** Takes the place of the one of this name. */
  async save(set: {
    readonly name: string;
    readonly customer_id: number | null;
    readonly mapping: ImportMapping;
  }): Promise<KeptMapping> {
    await this.query(
      `INSERT INTO orders.import_mappings (company_id, name, customer_id, mapping) VALUES ($1, $2, $3, $4)
       ON CONFLICT (company_id, lower(name)) DO UPDATE
       SET name = $2, customer_id = $3, mapping = $4, version = import_mappings.version + 1, updated_at = now()`,
      [this.companyId, set.name, set.customer_id, JSON.stringify(set.mapping)],
    );
    const kept = await this.byName(set.name);
    if (kept === null) throw new AppError('conflict');
    return kept;
  }

  /** @throws AppError `not_found` */
  async delete(id: number): Promise<KeptMapping> {
    const [row] = await this.query<MappingRow>(
      `WITH m AS (DELETE FROM orders.import_mappings WHERE company_id = $1 AND id = $2 RETURNING *)
       SELECT ${columns} FROM m ${joined}`,
      [this.companyId, id],
    );
    if (row === undefined) throw new AppError('not_found');
    return toMapping(row);
  }
}
