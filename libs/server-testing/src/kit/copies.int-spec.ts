import { Copies, Database, defineCopy } from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import type { TestService } from '../test-world';
import { boxRecords } from './sample.contracts';
import { sample } from './sample.module';

describe('a copy', () => {
  let orders: TestService;
  beforeAll(async () => {
    orders = await bootForTest(sample);
  });
  afterAll(() => orders.world.close());

  it('takes records whose fields come in another order: an answer and an event of the same record on one connection', async () => {
    // a mapper that passes on what it gets
    const copy = defineCopy({
      kind: boxRecords,
      table: 'box_copy',
      columns: ({ id: _id, company_id: _company, version: _version, removed: _removed, ...fields }) => fields,
    });
    const head = { company_id: 1 as never, version: 1, removed: false };
    const written = await orders.get(Database).transaction(null, async (tx) => {
      const copies = orders.get(Copies);
      const first = await copies.keep(tx, copy, [{ ...head, id: 1, label: 'Crate', colour: 'red' }]);
      return [first, await copies.keep(tx, copy, [{ ...head, id: 2, colour: 'red', label: 'Crate' }])];
    });
    expect(written.data).toEqual([1, 1]);
    expect(await orders.sql('SELECT label, colour FROM orders.box_copy ORDER BY id')).toEqual([
      { label: 'Crate', colour: 'red' },
      { label: 'Crate', colour: 'red' },
    ]);
  });
});
