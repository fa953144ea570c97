import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImagesAndCopies1767225600400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders.images (
        company_id integer NOT NULL,
        hash varchar(64) NOT NULL,
        svg text NOT NULL,
        PRIMARY KEY (company_id, hash)
      )`);
    await runner.query(`
      CREATE TABLE orders.status_rights (
        company_id integer PRIMARY KEY,
        version integer NOT NULL,
        rights jsonb NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE orders.trucks (
        id integer PRIMARY KEY,
        company_id integer NOT NULL,
        version integer NOT NULL DEFAULT 0,
        departure integer NOT NULL DEFAULT 0,
        recalled boolean NOT NULL DEFAULT false
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.trucks');
    await runner.query('DROP TABLE orders.status_rights');
    await runner.query('DROP TABLE orders.images');
  }
}
