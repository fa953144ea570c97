import { concurrentIndex, createFolded } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const found = (searched: string): string => `production.glass_unit USING gin (production.trigrams(${searched}))`;

/** Finds orders, glass and problems whatever marks the letters have: `Ąžuolyno` by `azuolyno`. */
export class SearchWithoutMarks1798000003500 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createFolded('production'));
    await concurrentIndex(runner, {
      name: 'glass_unit_searched',
      on: found('production.folded(searched)'),
      isReplacement: true,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, { name: 'glass_unit_searched', on: found('searched'), isReplacement: true });
    await runner.query('DROP FUNCTION production.folded(text)');
  }
}
