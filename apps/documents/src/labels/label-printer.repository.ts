import { MAX_LABEL_PRINTERS, type InputOf, type createLabelPrinter } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';

export interface LabelPrinterRow {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly dpi: number;
  readonly width: number;
  readonly height: number;
  readonly agent: string;
  readonly unreachable: boolean;
  readonly version: number;
}
export type LabelPrinterFields = InputOf<typeof createLabelPrinter>['body'];

const onTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'label_printers_name')) throw new AppError('label_printer.name_taken');
  throw error;
};

/** The label printers of a company, and the agents that reach them. */
export class LabelPrinterRepository extends TenantRepository {
  list(): Promise<LabelPrinterRow[]> {
    return this.query<LabelPrinterRow>('SELECT * FROM label_printers WHERE company_id = $1 ORDER BY lower(name), id', [
      this.companyId,
    ]);
  }

  /** @throws AppError `not_found` */
  async get(id: number, lock: 'FOR UPDATE' | '' = ''): Promise<LabelPrinterRow> {
    const row = await this.row<LabelPrinterRow>('label_printers', id, lock);
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** @throws AppError `label_printer.too_many`, `label_printer.name_taken` */
  async create(fields: LabelPrinterFields): Promise<LabelPrinterRow> {
    if ((await this.list()).length >= MAX_LABEL_PRINTERS)
      throw new AppError('label_printer.too_many', { max: MAX_LABEL_PRINTERS });
    const { name, host, port, dpi, width, height, agent } = fields;
    const [row] = await this.query<LabelPrinterRow>(
      `INSERT INTO label_printers (company_id, name, host, port, dpi, width, height, agent) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING *`,
      [this.companyId, name, host, port, dpi, width, height, agent],
    ).catch(onTaken);
    return row as LabelPrinterRow;
  }

  /**
   * Where it stands may be another place now: whether it is reached is found out again.
   * @throws AppError `label_printer.name_taken`
   */
  update(id: number, change: Partial<LabelPrinterFields>, now: Date): Promise<LabelPrinterRow> {
    const set = { ...change, unreachable: false, updated_at: now };
    return this.updateVersioned<LabelPrinterRow>({ table: 'label_printers', id, set }).catch(onTaken);
  }

  delete(id: number): Promise<LabelPrinterRow> {
    return this.deleteVersioned<LabelPrinterRow>({ table: 'label_printers', id });
  }

  ofAgent(agent: string): Promise<LabelPrinterRow[]> {
    return this.query<LabelPrinterRow>(
      'SELECT * FROM label_printers WHERE company_id = $1 AND agent = $2 ORDER BY id',
      [this.companyId, agent],
    );
  }

  /** What its agent could not reach just now; gives the printers of which that is new. */
  async reached(agent: string, unreachable: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      `UPDATE label_printers SET unreachable = (id = ANY($3::int[])) WHERE company_id = $1 AND agent = $2 AND unreachable <> (id = ANY($3::int[])) RETURNING id`,
      [this.companyId, agent, unreachable],
    );
    return rows.map(({ id }) => id);
  }

  /** An agent has asked for work; gives when it did before. */
  async seen(agent: string, now: Date): Promise<Date | null> {
    const [row] = await this.query<{ before: Date | null }>(
      `WITH old AS (SELECT seen_at FROM label_agents WHERE company_id = $1 AND name = $2)
       INSERT INTO label_agents (company_id, name, seen_at) VALUES ($1, $2, $3)
       ON CONFLICT (company_id, name) DO UPDATE SET seen_at = EXCLUDED.seen_at RETURNING (SELECT seen_at FROM old) AS before`,
      [this.companyId, agent, now],
    );
    return row?.before ?? null;
  }
}
