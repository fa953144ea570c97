import { evidenceContent, laterPage, type EvidenceContent, type LaterPage } from '@mullion/contracts';
import { TenantRepository, type Database } from '@mullion/server-kit';
import { evidenceText, hashOf } from './evidence-text';

export interface EvidenceRow {
  readonly id: number;
  readonly company_id: number;
  readonly truck_id: number;
  readonly departure: number;
  readonly content: EvidenceContent;
  readonly hash: string;
  readonly made_at: Date;
}
export interface PageRow {
  readonly content: LaterPage;
  readonly hash: string;
  readonly before: string;
}
export interface SheetRow {
  readonly id: number;
  readonly company_id: number;
  readonly truck_id: number;
  readonly departure: number;
  /** 0: the whole; null: an order's part, for the pages of that order. */
  readonly contact_id: number | null;
  readonly order_id: number | null;
  /** Of an order's part: known before anything is attested. */
  readonly departed_at: Date | null;
  readonly customer: string | null;
  readonly order_ids: number[];
  readonly hash: string | null;
  readonly tries: number;
  readonly job_id: string | null;
  readonly pdf_key: string | null;
  readonly pdf_bytes: number | null;
}
type Departure = Pick<EvidenceRow, 'truck_id' | 'departure'>;
type Stored<Row> = Omit<Row, 'content'> & { readonly content: string };

const RETRY_SECONDS = 60;

/**
 * What is attested of departures of one company. Rows are added and never changed; the database refuses anything else.
 */
export class EvidenceRepository extends TenantRepository {
  async find({ truck_id, departure }: Departure): Promise<EvidenceRow | null> {
    const [row] = await this.query<Stored<EvidenceRow>>(
      'SELECT * FROM evidence WHERE company_id = $1 AND truck_id = $2 AND departure = $3',
      [this.companyId, truck_id, departure],
    );
    return row ? { ...row, content: evidenceContent.parse(JSON.parse(row.content)) } : null;
  }

  /** Adds it unless it is there: then that one stays. */
  async add(of: Departure, content: EvidenceContent, at: Date): Promise<void> {
    const text = evidenceText(evidenceContent.parse(content));
    await this.query(
      `INSERT INTO evidence (company_id, truck_id, departure, content, hash, made_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (truck_id, departure) DO NOTHING`,
      [this.companyId, of.truck_id, of.departure, text, hashOf(text), at],
    );
  }

  async pages(evidenceId: number): Promise<PageRow[]> {
    const rows = await this.query<Stored<PageRow>>(
      'SELECT content, hash, before FROM evidence_page WHERE company_id = $1 AND evidence_id = $2 ORDER BY id',
      [this.companyId, evidenceId],
    );
    return rows.map((row) => ({ ...row, content: laterPage.parse(JSON.parse(row.content)) }));
  }

  /** A page behind the last one; the same source again adds nothing. Whoever adds another waits. */
  async addPage(
    { id, hash }: Pick<EvidenceRow, 'id' | 'hash'>,
    source: string,
    page: LaterPage,
    at: Date,
  ): Promise<void> {
    await this.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', ['evidence_page', id]);
    const before = (await this.pages(id)).at(-1)?.hash ?? hash;
    const text = evidenceText(page);
    await this.query(
      `INSERT INTO evidence_page (company_id, evidence_id, source, content, hash, before, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (evidence_id, source) DO NOTHING`,
      [this.companyId, id, source, text, hashOf(before + text), before, at],
    );
  }

  /** The sheet of a departure, or a customer's part of it; the same one again is the same. */
  async addSheet(sheet: Departure & Pick<SheetRow, 'contact_id' | 'customer' | 'order_ids'>): Promise<SheetRow> {
    const [row] = await this.query<SheetRow>(
      `INSERT INTO evidence_sheet (company_id, truck_id, departure, contact_id, customer, order_ids) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (truck_id, departure, contact_id) DO UPDATE SET customer = evidence_sheet.customer RETURNING *`,
      [this.companyId, sheet.truck_id, sheet.departure, sheet.contact_id, sheet.customer, sheet.order_ids],
    );
    return row as SheetRow;
  }

  /** A part for each order that left; it is drawn when somebody wants it. Those that are there stay. */
  async addOrderSheets(
    { truck_id, departure }: Departure,
    orderIds: readonly number[],
    departedAt: string,
  ): Promise<void> {
    await this.query(
      `INSERT INTO evidence_sheet (company_id, truck_id, departure, order_id, order_ids, departed_at, due_at)
       SELECT $1, $2, $3, id, ARRAY[id], $5, 'infinity' FROM unnest($4::int[]) AS id ON CONFLICT DO NOTHING`,
      [this.companyId, truck_id, departure, orderIds, departedAt],
    );
  }

  /** The parts of an order, the latest departure first; from now on they are wanted. */
  async wantOrderSheets(orderId: number, customer: string): Promise<SheetRow[]> {
    await this.query(
      `UPDATE evidence_sheet SET customer = $3, due_at = now() WHERE company_id = $1 AND order_id = $2 AND due_at = 'infinity'`,
      [this.companyId, orderId, customer],
    );
    return this.query(
      'SELECT * FROM evidence_sheet WHERE company_id = $1 AND order_id = $2 ORDER BY departed_at DESC, departure DESC, truck_id',
      [this.companyId, orderId],
    );
  }

  sheet(id: number): Promise<SheetRow | null> {
    return this.row('evidence_sheet', id);
  }

  async sheetOf({ truck_id, departure }: Departure, contactId: number): Promise<SheetRow | null> {
    const [row] = await this.query<SheetRow>(
      'SELECT * FROM evidence_sheet WHERE company_id = $1 AND truck_id = $2 AND departure = $3 AND contact_id = $4',
      [this.companyId, truck_id, departure, contactId],
    );
    return row ?? null;
  }

  /** The whole and the parts of contacts. */
  sheets({ truck_id, departure }: Departure): Promise<SheetRow[]> {
    return this.query(
      'SELECT * FROM evidence_sheet WHERE company_id = $1 AND truck_id = $2 AND departure = $3 AND order_id IS NULL ORDER BY contact_id',
      [this.companyId, truck_id, departure],
    );
  }

  /** Its PDF is asked for, and again when none comes. */
  async noteJob(id: number, hash: string, jobId: string): Promise<void> {
    await this.query(
      'UPDATE evidence_sheet SET hash = coalesce(hash, $3), job_id = $4, tries = tries + 1 WHERE company_id = $1 AND id = $2',
      [this.companyId, id, hash, jobId],
    );
  }

  /** The first PDF stays, whatever comes later. */
  async keepPdf(id: number, key: string, bytes: number | null): Promise<void> {
    await this.query(
      'UPDATE evidence_sheet SET pdf_key = $3, pdf_bytes = $4 WHERE company_id = $1 AND id = $2 AND pdf_key IS NULL',
      [this.companyId, id, key, bytes],
    );
  }
}

/**
 * Sheets of every company that are wanted and have no PDF yet although what they are made of is attested; each is given
 * once a minute.
 */
export const dueSheets = (database: Database): Promise<SheetRow[]> =>
  database.read<SheetRow>(
    `UPDATE evidence_sheet s SET due_at = now() + make_interval(secs => ${RETRY_SECONDS})
     WHERE pdf_key IS NULL AND due_at < now()
       AND EXISTS (SELECT 1 FROM evidence e WHERE e.truck_id = s.truck_id AND e.departure = s.departure) RETURNING *`,
  );

/** Sheets whose PDF was asked for and has not been kept. */
export const waitingSheets = (database: Database): Promise<SheetRow[]> =>
  database.read<SheetRow>(
    'SELECT * FROM evidence_sheet WHERE pdf_key IS NULL AND job_id IS NOT NULL ORDER BY id LIMIT 200',
  );
