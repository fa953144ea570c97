import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsWith = (kinds: string): string => `
  ALTER TABLE operation_event DROP CONSTRAINT operation_event_kind_check;
  ALTER TABLE operation_event ADD CONSTRAINT operation_event_kind_check
    CHECK (kind IN ('started', 'completed', 'comment', 'problem', 'returned', 'undone', 'cancelled', 'carried', 'ended', 'reopened', 'changed'${kinds})) NOT VALID;`;

/**
 * What the floor is told of products that change while they are made, and who has read it where. A work center that has
 * to read one counts as a change of the order's operations: what was judged before it is judged again.
 */
export class TellOfChanges1798000143200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE change_notice (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL,
        order_id int NOT NULL,
        product_id int NOT NULL,
        key uuid NOT NULL,
        fields jsonb NOT NULL,
        image text,
        user_name text NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (product_id, key)
      );
      CREATE INDEX change_notice_of_order ON change_notice (order_id);
      CREATE TABLE change_reading (
        notice_id int NOT NULL REFERENCES change_notice ON DELETE CASCADE,
        work_center_id int NOT NULL,
        company_id int NOT NULL,
        order_id int NOT NULL,
        product_id int NOT NULL,
        in_hand boolean NOT NULL,
        read_at timestamptz,
        user_id int,
        user_name text,
        terminal text,
        PRIMARY KEY (notice_id, work_center_id)
      );
      CREATE INDEX change_reading_of_product ON change_reading (product_id, work_center_id);
      CREATE INDEX change_reading_unread ON change_reading (work_center_id, product_id) WHERE read_at IS NULL;
      CREATE TRIGGER readings_added AFTER INSERT ON change_reading REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION production.count_changes();
    `);
    await runner.query(kindsWith(`, 'change_read'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE operation_event SET kind = 'comment' WHERE kind = 'change_read'`);
    await runner.query(kindsWith(''));
    await runner.query('DROP TABLE change_reading');
    await runner.query('DROP TABLE change_notice');
  }
}
