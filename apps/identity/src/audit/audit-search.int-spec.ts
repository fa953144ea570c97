import { listAudit } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';

const EDITS = 20_000;

describe('a search in many edits', () => {
  let identity: TestService;
  beforeAll(async () => {
    identity = await startIdentity();
    await identity.sql(
      `INSERT INTO audit_entry (company_id, occurred_at, table_name, row_id, row_name, action, verb, user_id, user_name, changes)
       SELECT 1, now(), 'orders', at, '26-' || at, 'orders.edited', 'edited', 2, 'Ona Petraitė', '[]'
       FROM generate_series(1, $1::int) AS at`,
      [EDITS],
    );
    await identity.sql('ANALYZE audit_entry');
  }, 60_000);
  afterAll(() => identity.world.close());

  /** What the list reads for a filter, and the way the database takes to it. */
  const plansOf = async (filter: string) => {
    const read = jest.spyOn(identity.database, 'read');
    const { body } = await identity.api(listAudit).as(people.admin()).send({ params: {}, query: { filter }, body: {} });
    const asked = read.mock.calls.filter(
      ([sql]) => /SELECT (\*|count).* FROM audit_entry/s.test(sql) && !sql.includes('sample'),
    );
    read.mockRestore();
    const plans = await Promise.all(
      asked.map(async ([sql, params]) => {
        const lines = await identity.sql<Record<'QUERY PLAN', string>>(`EXPLAIN ${sql}`, params);
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      }),
    );
    return { total: body.total, plans };
  };
  /** The index of pieces of text of the month that holds the edits. */
  const searchIndex = async (): Promise<string> => {
    const [row] = await identity.sql<{ name: string }>(
      `SELECT relname AS name FROM pg_class JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'audit_entry_folded'::regclass
         AND oid IN (SELECT indexrelid FROM pg_index WHERE indrelid IN (SELECT tableoid FROM audit_entry))`,
    );
    return row?.name ?? 'none';
  };

  it('goes by the index of pieces of text, in the page and in its count', async () => {
    const { total, plans } = await plansOf('26-19999');
    expect(total).toBe(1);
    expect(plans).toHaveLength(2);
    const index = await searchIndex();
    for (const plan of plans) expect(plan).toContain(`Bitmap Index Scan on ${index} `);
  });

  it('reads in the order of the list what most edits have', async () => {
    const { total, plans } = await plansOf('Petraitė');
    expect(total).toBe(10_000);
    for (const plan of plans) expect(plan).not.toContain('trigrams');
  });
});
