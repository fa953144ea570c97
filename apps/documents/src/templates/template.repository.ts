import type { Language, TemplateType } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

export interface TemplateRow {
  readonly id: number;
  readonly company_id: number;
  readonly customer_id: number | null;
  readonly type: TemplateType;
  readonly language: Language;
  /** CSS pixels. */
  readonly logo_width: number;
  /** Sanitised HTML. */
  readonly header: string;
  /** In the blob store; the name is the content's hash. */
  readonly logo_key: string | null;
  readonly version: number;
  readonly updated_at: Date;
}

export type TemplatePlace = Pick<TemplateRow, 'customer_id' | 'type' | 'language'>;
export type TemplateContent = Pick<TemplateRow, 'logo_width' | 'header' | 'logo_key'>;

/** Export templates of one company. */
export class TemplateRepository extends TenantRepository {
  byId(id: number): Promise<TemplateRow | null> {
    return this.row<TemplateRow>('export_templates', id);
  }

  /** Of a customer, or the company's own (null). */
  of(customerId: number | null): Promise<TemplateRow[]> {
    return this.query<TemplateRow>(
      'SELECT * FROM export_templates WHERE company_id = $1 AND customer_id IS NOT DISTINCT FROM $2 ORDER BY type, language',
      [this.companyId, customerId],
    );
  }

  /** The company's own and those of the given customers, of one type and language. */
  candidates(type: TemplateType, language: Language, customerIds: readonly number[]): Promise<TemplateRow[]> {
    return this.query<TemplateRow>(
      `SELECT * FROM export_templates
       WHERE company_id = $1 AND type = $2 AND language = $3 AND (customer_id IS NULL OR customer_id = ANY($4))`,
      [this.companyId, type, language, customerIds],
    );
  }

  async at(place: TemplatePlace): Promise<TemplateRow | null> {
    const [row] = await this.query<TemplateRow>(
      `SELECT * FROM export_templates
       WHERE company_id = $1 AND customer_id IS NOT DISTINCT FROM $2 AND type = $3 AND language = $4 FOR UPDATE`,
      [this.companyId, place.customer_id, place.type, place.language],
    );
    return row ?? null;
  }

  /** Null when it has been created meanwhile. */
  async insert(place: TemplatePlace, content: TemplateContent): Promise<TemplateRow | null> {
    const [row] = await this.query<TemplateRow>(
      `INSERT INTO export_templates (company_id, customer_id, type, language, logo_width, header, logo_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT export_templates_once DO NOTHING RETURNING *`,
      [
        this.companyId,
        place.customer_id,
        place.type,
        place.language,
        content.logo_width,
        content.header,
        content.logo_key,
      ],
    );
    return row ?? null;
  }

  /** Replaces the content of a locked row. */
  replace(row: TemplateRow, content: TemplateContent, now: Date): Promise<TemplateRow> {
    return this.updateVersioned<TemplateRow>({
      table: 'export_templates',
      id: row.id,
      set: { ...content, updated_at: now },
    });
  }
}
