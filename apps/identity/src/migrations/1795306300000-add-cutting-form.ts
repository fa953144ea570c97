import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a company's saw reads its cutting file (packing-model.md). */
export class AddCuttingForm1795306300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company ADD COLUMN cutting_separator text NOT NULL DEFAULT ';',
      ADD COLUMN cutting_decimal_sign text NOT NULL DEFAULT ',',
      ADD CONSTRAINT company_cutting_signs CHECK (cutting_separator <> cutting_decimal_sign)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN cutting_separator, DROP COLUMN cutting_decimal_sign');
  }
}
