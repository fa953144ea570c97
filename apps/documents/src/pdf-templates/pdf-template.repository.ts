import type { CompanyId, PdfTemplateFields, PdfTemplateId } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';

export interface PdfTemplateRow extends PdfTemplateFields {
  readonly id: PdfTemplateId;
  readonly company_id: CompanyId;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export interface PdfImageRow {
  readonly id: number;
  readonly company_id: number;
  readonly image_name: string;
  /** In the blob store; the name is the content's hash. */
  readonly blob_key: string;
}

/** Pictures of templates that a company keeps. */
const MOST_IMAGES = 500;
const TABLE = 'pdf_templates';
/** Lists go into jsonb columns as JSON texts: pg would make arrays of PostgreSQL of them. */
const columnsOf = ({ texts, boxes, qr_codes, barcodes, images, sheet, ...measures }: PdfTemplateFields) => ({
  ...measures,
  texts: JSON.stringify(texts),
  boxes: JSON.stringify(boxes),
  qr_codes: JSON.stringify(qr_codes),
  barcodes: JSON.stringify(barcodes),
  images: JSON.stringify(images),
  sheet: sheet && JSON.stringify(sheet),
});

/** PDF templates of one company and their pictures. */
export class PdfTemplateRepository extends TenantRepository {
  /** By name. */
  list(): Promise<PdfTemplateRow[]> {
    return this.query<PdfTemplateRow>('SELECT * FROM pdf_templates WHERE company_id = $1 ORDER BY lower(name), id', [
      this.companyId,
    ]);
  }

  byId(id: number, lock: 'FOR UPDATE' | '' = ''): Promise<PdfTemplateRow | null> {
    return this.row<PdfTemplateRow>(TABLE, id, lock);
  }

  /** @throws AppError `pdf_template.name_taken` */
  insert(fields: PdfTemplateFields): Promise<PdfTemplateRow> {
    const columns = columnsOf(fields);
    return named(fields.name, async () => {
      const [row] = await this.query<PdfTemplateRow>(
        `INSERT INTO pdf_templates (company_id, name, width, height, margin_left, margin_top, texts, boxes, qr_codes, images, barcodes, sheet)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *`,
        [
          this.companyId,
          columns.name,
          columns.width,
          columns.height,
          columns.margin_left,
          columns.margin_top,
          columns.texts,
          columns.boxes,
          columns.qr_codes,
          columns.images,
          columns.barcodes,
          columns.sheet,
        ],
      );
      return row as PdfTemplateRow;
    });
  }

  /** @throws AppError `not_found`, `conflict` with the current row, `pdf_template.name_taken` */
  update(
    id: number,
    given: { readonly fields: PdfTemplateFields; readonly version: number | undefined; readonly now: Date },
    shape: (row: PdfTemplateRow) => unknown,
  ): Promise<PdfTemplateRow> {
    const set = { ...columnsOf(given.fields), updated_at: given.now };
    return named(given.fields.name, () =>
      this.updateVersioned<PdfTemplateRow>({ table: TABLE, id, version: given.version, set }, shape),
    );
  }

  /** Gives the row as it was. @throws AppError `not_found` */
  remove(id: number): Promise<PdfTemplateRow> {
    return this.deleteVersioned<PdfTemplateRow>({ table: TABLE, id });
  }

  /** @throws AppError `pdf_template.too_many_images` */
  async addImage(name: string, key: string): Promise<PdfImageRow> {
    const [kept] = await this.query<{ images: number }>(
      'SELECT count(*)::int AS images FROM pdf_images WHERE company_id = $1',
      [this.companyId],
    );
    if ((kept?.images ?? 0) >= MOST_IMAGES) throw new AppError('pdf_template.too_many_images', { max: MOST_IMAGES });
    const [row] = await this.query<PdfImageRow>(
      'INSERT INTO pdf_images (company_id, image_name, blob_key) VALUES ($1, $2, $3) RETURNING *',
      [this.companyId, name, key],
    );
    return row as PdfImageRow;
  }

  /** Pictures of the company by id; unknown ones are missing. */
  async images(ids: readonly number[]): Promise<ReadonlyMap<number, PdfImageRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.query<PdfImageRow>('SELECT * FROM pdf_images WHERE company_id = $1 AND id = ANY($2)', [
      this.companyId,
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const named = async <T>(name: string, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'pdf_templates_name')) throw new AppError('pdf_template.name_taken', { name });
    throw error;
  }
};
