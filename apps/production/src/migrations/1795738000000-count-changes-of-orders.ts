import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often the operations of an order have changed, counted by the database itself, whoever writes them. The page of
 * production recounts operations only where the number has changed: counting those of 200 orders takes longer than its
 * answer may. A change holds the order's row until its commit, so that no number is seen before what it stands for. An
 * order without a row has never changed since.
 */
export class CountChangesOfOrders1795738000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_revision (
        order_id int PRIMARY KEY,
        company_id int NOT NULL,
        revision bigint NOT NULL
      ) WITH (fillfactor = 70);
      CREATE FUNCTION production.count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO production.order_revision (order_id, company_id, revision)
          SELECT DISTINCT order_id, company_id, 1 FROM changed ORDER BY order_id
          ON CONFLICT (order_id) DO UPDATE SET revision = order_revision.revision + 1;
        RETURN NULL;
      END $$;
      CREATE TRIGGER operations_added AFTER INSERT ON operation REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION production.count_changes();
      CREATE TRIGGER operations_changed AFTER UPDATE ON operation REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION production.count_changes();
      CREATE TRIGGER operations_deleted AFTER DELETE ON operation REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION production.count_changes();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER operations_added ON operation;
      DROP TRIGGER operations_changed ON operation;
      DROP TRIGGER operations_deleted ON operation;
      DROP FUNCTION production.count_changes();
      DROP TABLE order_revision`);
  }
}
