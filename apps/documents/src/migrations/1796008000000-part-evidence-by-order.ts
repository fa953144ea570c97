import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sheets of one order beside those of contacts: an order's page lists its departures by them. They name no contact, so
 * that the old unique rule does not meet them, and are due when somebody asks, at first never. Departures of before get
 * theirs from what was attested.
 */
export class PartEvidenceByOrder1796008000000 implements MigrationInterface {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE evidence_sheet ALTER COLUMN contact_id DROP NOT NULL, ADD COLUMN IF NOT EXISTS order_id int,
        ADD COLUMN IF NOT EXISTS departed_at timestamptz, ADD COLUMN IF NOT EXISTS pdf_bytes int`);
    await concurrentIndex(runner, {
      name: 'evidence_sheet_of_order',
      on: 'evidence_sheet (company_id, order_id, truck_id, departure) WHERE order_id IS NOT NULL',
      isUnique: true,
    });
    await runner.query(`
      INSERT INTO evidence_sheet (company_id, truck_id, departure, order_id, order_ids, departed_at, due_at)
      SELECT DISTINCT e.company_id, e.truck_id, e.departure, o.id::int, ARRAY[o.id::int], (e.content::jsonb ->> 'departed_at')::timestamptz, 'infinity'::timestamptz
      FROM evidence e, jsonb_array_elements(e.content::jsonb -> 'pallets') AS p, jsonb_array_elements_text(p -> 'order_ids') AS o (id)
      ON CONFLICT DO NOTHING`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM evidence_sheet WHERE order_id IS NOT NULL;
      ALTER TABLE evidence_sheet DROP COLUMN order_id, DROP COLUMN departed_at, DROP COLUMN pdf_bytes, ALTER COLUMN contact_id SET NOT NULL`);
  }
}
