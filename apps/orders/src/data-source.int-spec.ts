import { testDatabase } from '@mullion/server-testing';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';

describe('the migrations', () => {
  it('make the tables that the entities say, and can be taken back and made again', async () => {
    const database = await testDatabase('orders', dataSourceOptions);
    const dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
    try {
      const kitTables = /outbox|inbox|dead_letter|idempotency|saga|sweep|status_change/;
      const differences = async () =>
        (await dataSource.driver.createSchemaBuilder().log()).upQueries
          .map(({ query }) => query)
          .filter((query) => !kitTables.test(query));
      expect(await differences()).toEqual([]);
      const count = dataSource.migrations.length;
      for (let undone = 0; undone < count; undone += 1) await dataSource.undoLastMigration({ transaction: 'none' });
      expect(
        await dataSource.query(
          `SELECT tablename FROM pg_tables WHERE schemaname = 'orders' AND tablename <> 'migrations'`,
        ),
      ).toEqual([]);
      await dataSource.runMigrations({ transaction: 'each' });
      expect(await differences()).toEqual([]);
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  });
});
