import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a file is that is being made, so that people take turns; what is being made meanwhile is nobody's. */
export class NameWhoAsksForFiles1798000000120 implements MigrationInterface {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE render_jobs ADD COLUMN IF NOT EXISTS asker text NOT NULL DEFAULT ''`);
    await concurrentIndex(runner, {
      name: 'render_jobs_open_of_asker',
      on: `render_jobs (company_id, asker, created_at) WHERE state IN ('queued', 'running')`,
    });
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE render_jobs DROP COLUMN asker');
  }
}
