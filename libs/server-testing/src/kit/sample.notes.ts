import type { OutputOf } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { createNote } from './sample.contracts';

export class Notes1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE orders.note (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, company_id int NOT NULL,
      text text NOT NULL, version int NOT NULL DEFAULT 1, copied int NOT NULL DEFAULT 0)`);
    await runner.query(
      'CREATE TABLE orders.step (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL, state text NOT NULL)',
    );
    await runner.query(`CREATE TABLE orders.box_copy (id int PRIMARY KEY, company_id int NOT NULL, label text NOT NULL, colour text NOT NULL,
      version int NOT NULL, removed boolean NOT NULL)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.box_copy');
    await runner.query('DROP TABLE orders.step');
    await runner.query('DROP TABLE orders.note');
  }
}

interface NoteRow {
  readonly id: number;
  readonly company_id: number;
  readonly text: string;
  readonly version: number;
  readonly copied: number;
}

export const toDto = (row: NoteRow): OutputOf<typeof createNote> => ({
  id: row.id,
  text: row.text,
  version: row.version,
});

export class NoteRepository extends TenantRepository {
  async create(text: string): Promise<NoteRow> {
    const [row] = await this.query<NoteRow>('INSERT INTO note (company_id, text) VALUES ($1, $2) RETURNING *', [
      this.companyId,
      text,
    ]);
    return row as NoteRow;
  }
  change(id: number, text: string, version: number | undefined): Promise<NoteRow> {
    return this.updateVersioned<NoteRow>({ table: 'note', id, version, set: { text } }, toDto);
  }
  find(id: number): Promise<NoteRow | null> {
    return this.row<NoteRow>('note', id);
  }
}
