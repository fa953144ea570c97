import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStatusRightStage1767225606000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE status_right_stage (
      company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
      user_id int NOT NULL,
      table_name text NOT NULL CHECK (table_name IN ('orders', 'products', 'pallets', 'trucks')),
      user_type smallint NOT NULL CHECK (user_type BETWEEN 0 AND 5),
      staged_at timestamptz NOT NULL,
      PRIMARY KEY (company_id, user_id, table_name, user_type)
    )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE status_right_stage');
  }
}
