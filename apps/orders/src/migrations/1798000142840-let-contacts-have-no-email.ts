import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A contact may be one that is only called. */
export class LetContactsHaveNoEmail1798000142840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.contacts ALTER COLUMN email DROP NOT NULL');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders.contacts SET email = '' WHERE email IS NULL`);
    await runner.query('ALTER TABLE orders.contacts ALTER COLUMN email SET NOT NULL');
  }
}
