import type { MigrationInterface, QueryRunner } from 'typeorm';

const rename = (from: string, to: string): string =>
  `UPDATE packing_run SET resolved = (resolved - '${from}') || jsonb_build_object('${to}', resolved->'${from}')
   WHERE state IN ('queued', 'running', 'cancelling', 'found') AND resolved ? '${from}'`;

/** Settings of the new pallets of a run are called their spec; only open runs are applied by it. */
export class NameSpecOfRuns1795478400000 implements MigrationInterface {
  readonly name = 'NameSpecOfRuns1795478400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rename('making', 'spec'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rename('spec', 'making'));
  }
}
