import type { MigrationInterface, QueryRunner } from 'typeorm';
import { concurrentIndex, dropIndexes } from './migration-steps';

/**
 * Every event was written into four indexes and again when it was published. Nobody looks for its id, and its position
 * grows as the moment of its publishing does: so of both only the position has an index.
 */
export const fewerOutboxIndexes = (schema: string): new () => MigrationInterface =>
  class FewerOutboxIndexes implements MigrationInterface {
    readonly name = 'FewerOutboxIndexes1796100201000';
    readonly transaction = false;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE "${schema}".outbox DROP CONSTRAINT IF EXISTS outbox_event_id_key`);
      await dropIndexes(runner, [`"${schema}".outbox_published_at`]);
    }
    async down(runner: QueryRunner): Promise<void> {
      await concurrentIndex(runner, { name: 'outbox_published_at', on: `"${schema}".outbox (published_at)` });
      await runner.query(`ALTER TABLE "${schema}".outbox ADD CONSTRAINT outbox_event_id_key UNIQUE (event_id)`);
    }
  };
