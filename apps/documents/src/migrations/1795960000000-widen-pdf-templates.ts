import { backfill } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a text could name before in the form `%order`. */
const WORDS =
  'order|position|barcode|type|width|height|depth|weight|area|comment|completion_date|customer_order_number|customer|address|delivery_date|company';

/**
 * Code 128, several labels a page, and placeholders in double braces, which can stand inside a word and beside a per
 * cent sign.
 */
export class WidenPdfTemplates1795960000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE pdf_templates ADD COLUMN IF NOT EXISTS barcodes jsonb NOT NULL DEFAULT '[]'");
    await runner.query('ALTER TABLE pdf_templates ADD COLUMN IF NOT EXISTS sheet jsonb');
    await backfill(runner, {
      table: 'pdf_templates',
      set: `texts = regexp_replace(texts::text, '%(${WORDS})(?![a-z_])', '{{\\1}}', 'g')::jsonb`,
      where: `texts::text ~ '%(${WORDS})(?![a-z_])'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE pdf_templates SET texts = regexp_replace(texts::text, '\\{\\{(${WORDS})\\}\\}', '%\\1', 'g')::jsonb`,
    );
    await runner.query('ALTER TABLE pdf_templates DROP COLUMN sheet, DROP COLUMN barcodes');
  }
}
