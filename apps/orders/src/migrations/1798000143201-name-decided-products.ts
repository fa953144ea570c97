import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was decided is read after its product has gone. */
export class NameDecidedProducts1798000143201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders.product_decisions ADD COLUMN position text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.product_decisions DROP COLUMN position');
  }
}
