import { Database } from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import type { TestService } from '../test-world';
import { sample } from './sample.module';

let orders: TestService;
let database: Database;
beforeAll(async () => {
  orders = await bootForTest(sample);
  database = orders.get(Database);
});
afterAll(() => orders.world.close());

const addColumn = (name: string) => orders.sql(`ALTER TABLE note ADD COLUMN ${name} int`);
const READ_ALL = 'SELECT * FROM note WHERE text = $1';
const named = { name: 'test-notes' };

describe('a table that a migration changed under a prepared statement', () => {
  it('is written by the next transaction, which runs its work once more', async () => {
    const write = (text: string) =>
      database.transaction(null, async (tx) => {
        const before = await tx.query(READ_ALL, [text], named);
        const rows = await tx.query('INSERT INTO note (company_id, text) VALUES (1, $1) RETURNING *', [text], {
          name: 'test-write',
        });
        return [before.length, rows.length];
      });
    expect((await write('first')).data).toEqual([0, 1]);
    await addColumn('added_to_write');
    expect((await write('second')).data).toEqual([0, 1]);
    expect(await orders.sql('SELECT 1 FROM note WHERE text = $1', ['second'])).toHaveLength(1);
  });

  it('is read by the next snapshot and the next single read', async () => {
    const inSnapshot = () => database.snapshot(({ read }) => read<object>(READ_ALL, ['first'], named));
    const alone = () => database.read<object>(READ_ALL, ['first'], named);
    expect(await inSnapshot()).toHaveLength(1);
    await addColumn('added_to_read');
    expect(await inSnapshot()).toEqual([expect.objectContaining({ added_to_read: null })]);
    expect(await alone()).toHaveLength(1);
    await addColumn('added_once_more');
    expect(await alone()).toEqual([expect.objectContaining({ added_once_more: null })]);
  });
});

describe('reads of one moment', () => {
  it('after a failed one do not run, as the connection may serve another request by then', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = [];
    await expect(
      database.snapshot(async ({ read }) => {
        outcomes.push(
          ...(await Promise.allSettled([read('SELECT 1 / 0'), read(`SELECT set_config('test.ran', 'yes', false)`)])),
        );
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(outcomes).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected', reason: { message: 'division by zero' } },
    ]);
  });
});
