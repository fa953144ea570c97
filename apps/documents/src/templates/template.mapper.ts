import type { ExportTemplate, TemplateSummary } from '@mullion/contracts';
import type { TemplateRow } from './template.repository';

/** A template in a list. */
export const toSummary = (row: TemplateRow): TemplateSummary => ({
  id: row.id,
  type: row.type,
  language: row.language,
  customer_id: row.customer_id as TemplateSummary['customer_id'],
  logo_width: row.logo_width,
  has_logo: row.logo_key !== null,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

/** @param image the logo as a data URI */
export const toTemplate = (row: TemplateRow, image: string | null): ExportTemplate => ({
  ...toSummary(row),
  header_content: row.header,
  image_path: image,
});
