import {
  createOrder,
  createProduct,
  moveProduct,
  operationsCalls,
  updateOrder,
  type RequestContext,
} from '@mullion/contracts';
import { Copies, CopyStates, DeadLetters } from '@mullion/server-kit';
import { eventually, people, person, type TestService } from '@mullion/server-testing';
import { copiedTables, openFactory, type Factory } from './factory';

/**
 * The rows of a copy for a company; their versions are compared with the owner's, who may have raised them meanwhile.
 */
const rowsOf = async (service: TestService, table: string, companyId: number): Promise<unknown[]> =>
  (
    await service.sql<{ row: unknown }>(
      `SELECT to_jsonb(t) - 'version' AS row FROM ${table} t WHERE company_id = $1 ORDER BY 1`,
      [companyId],
    )
  ).map(({ row }) => row);

describe('copies of other owners’ records', () => {
  let factory: Factory;
  const planner = (company: number): RequestContext =>
    person({ company_id: company as never, rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL', 'TP_EDIT'] });
  const everything = () =>
    Promise.all(
      copiedTables.flatMap(({ service, tables }) =>
        tables.map(async (table) => [service, table, await rowsOf(factory[service], table, 1)]),
      ),
    );
  const isEqual = async (company: number): Promise<void> => {
    for (const { service } of copiedTables) {
      const copies = factory[service].get(Copies);
      for (const copy of copies.all) {
        const { owner, copy: here } = await copies.digests(copy, company);
        expect({ service, copy: copy.name, ...here }).toEqual({ service, copy: copy.name, ...owner });
      }
    }
  };
  /** Nothing is still being estimated, and every copy is as its owner has it. */
  const isQuiet = async (): Promise<void> => {
    expect(await factory.packing.sql('SELECT 1 FROM order_estimate WHERE asked <> done')).toEqual([]);
    await isEqual(1);
  };
  const order = async (company: number, number: string, count: number) => {
    const made = await factory.orders
      .api(createOrder)
      .as(planner(company))
      .ok({ body: { production_id: number, delivery_date: '2026-12-01' } });
    const products = [];
    for (let at = 0; at < count; at += 1)
      products.push(
        await factory.orders
          .api(createProduct)
          .as(planner(company))
          .ok({
            body: { order_id: made.id, position: `${at}`, width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 },
          }),
      );
    return { id: made.id, products };
  };

  beforeAll(async () => {
    factory = await openFactory();
    const first = await order(1, 'C1-1', 3);
    await order(1, 'C1-2', 2);
    await order(7, 'C7-1', 2);
    await eventually(() => isEqual(1));
    const [one] = first.products;
    await factory.packing
      .api(moveProduct)
      .as(planner(1))
      .ok({
        params: { id: one?.id as never },
        query: {},
        body: { moved_from: null, moved_to: null, place: { x: 30, y: 30, z: 0 }, temporary: {} },
      });
    await factory.truck(1, [first.id]);
    await factory.everywhere((service) => service.get(CopyStates).compareDue());
    await eventually(isQuiet);
  }, 120_000);
  afterAll(() => factory.close());

  it('come back equal to their owners after they and the whole event storage were lost, while another company works on', async () => {
    const before = await everything();
    for (const { service, tables } of copiedTables)
      for (const table of tables) await factory[service].sql(`DELETE FROM ${table} WHERE company_id = 1`);
    await factory.wipeStreams();
    const other = await order(7, 'C7-2', 1);
    const resync = (service: (typeof copiedTables)[number]['service'], copy: string) =>
      factory[service]
        .api(operationsCalls[service].resync)
        .as(people.super())
        .ok({ copy, company_id: 1 as never });
    for (const { service } of copiedTables)
      for (const copy of factory[service].get(Copies).all) await resync(service, copy.name);
    const renamed = await factory.orders
      .api(updateOrder)
      .as(planner(7))
      .ok({ params: { id: other.id }, body: { production_id: 'C7-2A' } });
    expect(renamed.production_id).toBe('C7-2A');
    await eventually(async () => {
      for (const { service } of copiedTables) {
        const state = await factory[service]
          .api(operationsCalls[service].read)
          .as(people.super())
          .ok({ company_id: null });
        const own = state.copies.filter((copy) => copy.company_id === 1);
        expect(own).toHaveLength(factory[service].get(Copies).all.length);
        // compared while an event of its owner was still on its way: a person presses again
        for (const copy of own) if (copy.resync === 'done' && !copy.equal) await resync(service, copy.copy);
        for (const copy of own) expect(copy).toMatchObject({ resync: 'done', equal: true, error: null });
      }
    });
    // what the owners announce meanwhile is still on its way
    await eventually(async () => {
      await isEqual(1);
      expect(await everything()).toEqual(before);
    });
    await eventually(async () => {
      const [seen] = await factory.packing.sql<{ number: string }>('SELECT number FROM order_copy WHERE id = $1', [
        other.id,
      ]);
      expect(seen?.number).toBe('C7-2A');
    });
  }, 120_000);

  it('are mended by the nightly comparison: what is older, missing, too many or ahead', async () => {
    const { packing } = factory;
    const before = await everything();
    await packing.sql(
      `UPDATE order_copy SET number = 'WRONG', version = version - 1 WHERE company_id = 1 AND number = 'C1-1'`,
    );
    await packing.sql(
      `UPDATE order_copy SET number = 'AHEAD', version = version + 5 WHERE company_id = 1 AND number = 'C1-2'`,
    );
    await packing.sql(`DELETE FROM product_copy WHERE id = (SELECT max(id) FROM product_copy WHERE company_id = 1)`);
    await packing.sql(
      `INSERT INTO product_copy SELECT (jsonb_populate_record(p, '{"id": 99999, "barcode": "GHOST"}')).* FROM product_copy p WHERE company_id = 1 LIMIT 1`,
    );
    await packing.sql(`UPDATE copy_state SET compared_at = now() - interval '3 days'`);
    await packing.get(CopyStates).compareDue();
    await eventually(isQuiet);
    expect(await packing.sql('SELECT removed FROM product_copy WHERE id = 99999')).toEqual([{ removed: true }]);
    await packing.sql('DELETE FROM product_copy WHERE id = 99999');
    expect(await everything()).toEqual(before);
  }, 60_000);

  /** An order whose event packing gives up, because its row is refused until this ends. Gives the order's id. */
  const givenUp = async (number: string): Promise<number> => {
    const { packing } = factory;
    await packing.sql(`ALTER TABLE order_copy ADD CONSTRAINT no_poison CHECK (number <> '${number}')`);
    const { id } = await order(1, number, 0);
    const letter = { subject: 'evt.orders.order.changed.v1', company_id: 1, attempts: 3, healed: false };
    await eventually(async () =>
      expect(await packing.get(DeadLetters).list()).toContainEqual(expect.objectContaining(letter)),
    );
    await packing.sql('ALTER TABLE order_copy DROP CONSTRAINT no_poison');
    return id;
  };

  it('are healed at once when one of their events is given up, and the dead letter is closed', async () => {
    const { packing } = factory;
    const id = await givenUp('POISON');
    await packing.get(DeadLetters).healOpen();
    expect(await packing.get(DeadLetters).list()).toEqual([]);
    expect(await packing.sql('SELECT number FROM order_copy WHERE id = $1', [id])).toEqual([{ number: 'POISON' }]);
    expect(await packing.sql(`SELECT resolution FROM dead_letter WHERE company_id = 1`)).toEqual([
      { resolution: 'healed' },
    ]);
  }, 60_000);

  it('are healed by the sweep though fifty older letters cannot be read, and those stay open for a person', async () => {
    const { packing } = factory;
    await packing.sql(
      `INSERT INTO dead_letter (subject, company_id, envelope, error, attempts)
       SELECT 'evt.orders.order.changed.v1', 1, '{}', 'unreadable', 1 FROM generate_series(1, 50)`,
    );
    const id = await givenUp('POISON-2');
    await packing.running.sweeps?.runNow('kit.dead-letters');
    expect(await packing.sql('SELECT number FROM order_copy WHERE id = $1', [id])).toEqual([{ number: 'POISON-2' }]);
    const open = await packing.get(DeadLetters).list();
    expect(open.map(({ error }) => error)).toEqual(Array(50).fill('unreadable'));
    for (const letter of open) await packing.get(DeadLetters).discard(letter.id);
  }, 60_000);

  it('are shown and rebuilt by people of type 0 alone', async () => {
    const refused = await factory.packing
      .api(operationsCalls.packing.read)
      .as(people.admin())
      .send({ company_id: null });
    expect(refused.problem).toMatchObject({ status: 403 });
    const unknown = await factory.packing
      .api(operationsCalls.packing.resync)
      .as(people.super())
      .send({ copy: 'none', company_id: null });
    expect(unknown.problem).toMatchObject({ status: 404 });
  });
});
