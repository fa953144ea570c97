import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What it takes to take an act of planning back: how products and pallets stood before and after it, and deleted
 * pallets as they were.
 */
export class TakeActsBack1798000142201 implements MigrationInterface {
  readonly name = 'TakeActsBack1798000142201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deleted_pallet ADD COLUMN pallet jsonb');
    await runner.query(`CREATE TABLE planning_act (
      id uuid PRIMARY KEY, company_id int NOT NULL, user_id int, kind text NOT NULL, done boolean NOT NULL DEFAULT true,
      product_ids int[] NOT NULL, before jsonb NOT NULL, after jsonb NOT NULL, made_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query('CREATE INDEX planning_act_made ON planning_act (made_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE planning_act');
    await runner.query('ALTER TABLE deleted_pallet DROP COLUMN pallet');
  }
}
