import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of companies' features. */
export class KeepCompanies1795307000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE companies (company_id int PRIMARY KEY, features text[] NOT NULL, version int NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE companies');
  }
}
