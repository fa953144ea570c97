import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order that an act has taken out of planning, so that it comes back whole, with or without places. */
export class NameTheOrderOfAnAct1798000143501 implements MigrationInterface {
  readonly name = 'NameTheOrderOfAnAct1798000143501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE planning_act ADD COLUMN order_id int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE planning_act DROP COLUMN order_id');
  }
}
