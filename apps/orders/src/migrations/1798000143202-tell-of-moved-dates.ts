import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which day of delivery an order had before it was moved, for its customer, who may have been told of that one. Written
 * by the database itself, whoever moves it. The first day stays, whatever follows; moved back to it,
 * nothing is said. 2 and 99: confirmed and cancelled.
 */
export class TellOfMovedDates1798000143202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders.orders ADD COLUMN delivery_date_before date, ADD COLUMN delivery_date_moved_at timestamptz;
      CREATE FUNCTION orders.keep_moved_date() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.delivery_date = OLD.delivery_date_before THEN
          NEW.delivery_date_before := NULL;
          NEW.delivery_date_moved_at := NULL;
        ELSIF OLD.delivery_date_before IS NULL THEN
          NEW.delivery_date_before := OLD.delivery_date;
          NEW.delivery_date_moved_at := now();
        ELSE
          NEW.delivery_date_moved_at := now();
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER delivery_moved BEFORE UPDATE OF delivery_date ON orders.orders FOR EACH ROW
        WHEN (OLD.delivery_date IS DISTINCT FROM NEW.delivery_date AND OLD.delivery_date IS NOT NULL AND OLD.status >= 2 AND OLD.status < 99)
        EXECUTE FUNCTION orders.keep_moved_date();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER delivery_moved ON orders.orders;
      DROP FUNCTION orders.keep_moved_date();
      ALTER TABLE orders.orders DROP COLUMN delivery_date_before, DROP COLUMN delivery_date_moved_at;
    `);
  }
}
