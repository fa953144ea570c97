import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each truck left: written with the departure, kept when it is recalled, never changed. */
export class RecordDepartures1796006010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE departure_record (
        truck_id int NOT NULL,
        departure int NOT NULL,
        company_id int NOT NULL,
        content jsonb NOT NULL,
        PRIMARY KEY (truck_id, departure)
      );
      CREATE INDEX departure_record_of_company ON departure_record (company_id, truck_id);
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE departure_record');
  }
}
