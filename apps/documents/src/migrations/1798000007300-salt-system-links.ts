import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One random text a database: without it the addresses of the links that the system makes by itself cannot be computed,
 * whatever key it runs with.
 */
export class SaltSystemLinks1798000007300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE link_salt (id boolean PRIMARY KEY DEFAULT true CHECK (id), salt text NOT NULL);
      INSERT INTO link_salt (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE link_salt');
  }
}
