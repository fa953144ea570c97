import {
  addOperations,
  commentOperation,
  completeOperations,
  createOperations,
  createWorkCenter,
  deleteOperation,
  getOrderRecords,
  listOperationRules,
  listOrderOperations,
  operationStatus,
  orderChanged,
  productionProgressed,
  productsChanged,
  reportOperationProblem,
  returnOperations,
  saveOperationRules,
  undoOperations,
  updateOperation,
  type OrderRecord,
  type ProductRecord,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

const order = (id: number): OrderRecord =>
  ({
    id, company_id: 1, number: `26-${String(id).padStart(4, '0')}`, customer_id: null, customer: 'UAB Šviesa', contact_id: null, delivery_address: null,
    address: null, delivery_date: '2026-11-27', week: null, status: 4, pal_status: 0, product_count: 2, version: 1, removed: false,
  }) as OrderRecord; // oxfmt-ignore
const product = (id: number, order_id: number): ProductRecord =>
  ({
    id, order_id, company_id: 1, barcode: `B${id}`, position: '1', type: 'Langas', category: 1, width: 1000, height: 2000, depth: 82, weight: 40,
    can_be_flipped: false, part_of: null, comment: null, image: null, status: 4, version: 1, removed: false,
  }) as ProductRecord; // oxfmt-ignore

describe('operations of products', () => {
  let production: TestService;
  const centers: Record<string, number> = {};
  let nextOrder = 1;

  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    production.world.answer(getOrderRecords, () => ({ orders: [], products: [] }));
    for (const [code, preperation, before] of [
      ['10', true, []],
      ['40', false, ['10']],
      ['50', false, ['40']],
      ['80', false, ['50']],
    ] as const) {
      const body = { code, description: `Center ${code}`, preperation };
      centers[code] = (await production.api(createWorkCenter).as(people.admin()).send({ params: {}, query: {}, body })).body.id;
      for (const one of before)
        await production.sql('INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)', [
          centers[code],
          centers[one],
        ]);
    }
    const rules = [
      { work_center_id: centers['10'] as never, minutes: 4, unit: 'piece' as const },
      { work_center_id: centers['40'] as never, minutes: 9, unit: 'm2' as const },
      { work_center_id: centers['50'] as never, minutes: null, unit: 'piece' as const },
    ];
    await production
      .api(saveOperationRules)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { product_type: 'Langas', rules } });
  });
  afterAll(() => production.world.close());

  const worker = people.worker();
  /** An order with so many products and their operations by the rules. */
  const prepared = async (count = 1): Promise<{ orderId: number; products: number[] }> => {
    const orderId = nextOrder++;
    const products = Array.from({ length: count }, (_value, at) => orderId * 100 + at);
    await production.receive(orderChanged, 1, { order: order(orderId) });
    await production.receive(productsChanged, 1, { order_id: orderId as never, products: products.map((id) => product(id, orderId)) });
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [orderId as never] } });
    return { orderId, products };
  };
  const complete = (code: string, products: readonly number[], as = worker) =>
    production
      .api(completeOperations)
      .as(as)
      .send({ params: { id: centers[code] }, query: {}, body: { products: products as never } });
  const problem = (code: string, products: readonly number[], comment = 'Įtrūkęs rėmas') =>
    production
      .api(reportOperationProblem)
      .as(worker)
      .send({ params: { id: centers[code] }, query: {}, body: { products: products as never, comment } });
  const sendBack = (from: string, to: string, products: readonly number[], comment = 'Ne ta spalva') =>
    production
      .api(returnOperations)
      .as(worker)
      .send({ params: { id: centers[from] }, query: {}, body: { products: products as never, return_to: centers[to] as never, comment } });
  const undo = (action_id: string, as = worker) =>
    production.api(undoOperations).as(as).send({ params: {}, query: {}, body: { action_id } });
  const operationsOf = async (orderId: number) =>
    (
      await production
        .api(listOrderOperations)
        .as(worker)
        .ok({ params: {}, query: { orders: String(orderId) } })
    ).orders[0]!.operations;
  const statesOf = async (orderId: number) =>
    (await operationsOf(orderId)).map(({ work_center_id, round, status }) => `${codeOf(work_center_id)}/${round}:${status}`).sort();
  const codeOf = (id: number): string => Object.entries(centers).find(([, value]) => value === id)?.[0] ?? '';
  const kindsOf = (orderId: number) =>
    production
      .sql('SELECT kind FROM operation_event WHERE order_id = $1 ORDER BY id', [orderId])
      .then((rows) => rows.map(({ kind }) => kind as string));
  const progressOf = async (orderId: number) =>
    (await production.recorded(productionProgressed)).map(({ data }) => data).filter(({ order_id }) => order_id === (orderId as never));

  it('are made by the rules of the product types, once an order', async () => {
    const { orderId } = await prepared(2);
    const operations = await operationsOf(orderId);
    expect(operations.map(({ amount }) => amount)).toEqual([4, 18, null, 4, 18, null]);
    const again = await production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [orderId as never] } });
    expect(again).toEqual({ made: [], refused: [{ order_id: orderId, number: '26-0001', code: 'operation.already_there' }] });
    expect((await progressOf(orderId)).at(-1)).toMatchObject({
      order: null,
      products: [
        { status: 4, version: 1 },
        { status: 4, version: 1 },
      ],
    });
  });

  it('follow one another along the work centers: prepared, begun, made', async () => {
    const { orderId, products } = await prepared(1);
    const early = await complete('50', products);
    expect(early.problem).toMatchObject({ code: 'operation.not_its_turn', params: { product: `B${products[0]}`, centers: '10, 40' } });
    expect((await complete('80', products)).problem?.code).toBe('operation.none_here');
    const first = await complete('10', products);
    expect(first.body).toMatchObject({ products: 1, orders: [order(orderId).number] });
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ order: { status: 5, version: 1 }, products: [] });
    await complete('40', products);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ order: null, products: [{ status: 6 }] });
    await complete('50', products);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 8, version: 3 }] });
    expect((await complete('50', products)).problem?.code).toBe('operation.completed_already');
    expect(await kindsOf(orderId)).toEqual(['completed', 'completed', 'completed']);
  });

  it('WCP-02 a comment on an operation below 3 is a problem, one on a problem is a comment', async () => {
    const { orderId, products } = await prepared(1);
    await complete('10', products);
    expect((await problem('40', products)).status).toBe(200);
    expect((await problem('40', products, 'Tikrai')).status).toBe(200);
    expect(await kindsOf(orderId)).toEqual(['completed', 'problem', 'comment']);
    const found = (await operationsOf(orderId)).find(({ status }) => status === operationStatus.problem);
    expect(found).toMatchObject({ comment: 'Tikrai', work_center_id: centers['40'] });
    const only = await production
      .api(commentOperation)
      .as(worker)
      .send({ params: { id: (await operationsOf(orderId)).at(-1)!.id }, query: {}, body: { text: 'Rytoj' } });
    expect(only).toMatchObject({ status: 201, body: { text: 'Rytoj', table_name: 'product_operations', user_id: worker.user_id } });
    expect((await operationsOf(orderId)).at(-1)).toMatchObject({ status: operationStatus.waiting, comment: 'Rytoj' });
    expect((await complete('40', products)).status).toBe(200);
  });

  it('a return opens another round and keeps the first', async () => {
    const { orderId, products } = await prepared(1);
    for (const code of ['10', '40']) await complete(code, products);
    expect((await sendBack('50', '50', products)).problem?.code).toBe('operation.return_forward');
    expect((await sendBack('40', '50', products)).problem?.code).toBe('operation.return_forward');
    await sendBack('50', '40', products);
    expect(await statesOf(orderId)).toEqual(['10/1:2', '40/2:0', '50/1:0']);
    expect(
      await production.sql('SELECT round, status FROM operation WHERE order_id = $1 AND work_center_id = $2 ORDER BY 1', [
        orderId,
        centers['40'],
      ]),
    ).toEqual([
      { round: 1, status: 2 },
      { round: 2, status: 0 },
    ]);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 4 }] });
    await complete('40', products);
    expect((await complete('50', products)).status).toBe(200);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 8 }] });
  });

  it('what was done is taken back by its maker, while nothing went on', async () => {
    const { orderId, products } = await prepared(2);
    await complete('10', products);
    const done = await complete('40', products);
    expect((await undo(done.body.action_id, people.packer())).status).toBe(404);
    expect((await undo(done.body.action_id)).status).toBe(200);
    expect(await statesOf(orderId)).toEqual(['10/1:2', '10/1:2', '40/1:0', '40/1:0', '50/1:0', '50/1:0']);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 4 }, { status: 4 }] });
    expect((await undo(done.body.action_id)).problem?.code).toBe('operation.changed_since');
    const second = await complete('40', products);
    await complete('50', products.slice(0, 1));
    expect((await undo(second.body.action_id)).problem?.code).toBe('operation.changed_since');
    const returned = await sendBack('50', '40', products.slice(1));
    expect((await undo(returned.body.action_id)).status).toBe(200);
    expect(await statesOf(orderId)).toEqual(['10/1:2', '10/1:2', '40/1:2', '40/1:2', '50/1:0', '50/1:2']);
    await production.sql(`UPDATE operation_event SET created_at = now() - interval '5 minutes' WHERE order_id = $1`, [orderId]);
    expect((await undo(second.body.action_id)).problem?.code).toBe('operation.undo_too_late');
  });

  it('twenty people who complete, return and report at once leave one possible history', async () => {
    const { orderId, products } = await prepared(3);
    await complete('10', products);
    const acts = Array.from({ length: 20 }, (_value, at) => {
      if (at % 4 === 0) return complete('40', products);
      if (at % 4 === 1) return problem('40', products.slice(0, 2));
      if (at % 4 === 2) return complete('50', products.slice(1));
      return sendBack('50', '40', products.slice(1));
    });
    const replies = await Promise.all(acts);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const events = await production.sql(
      'SELECT operation_id, status_before, status_after FROM operation_event WHERE order_id = $1 ORDER BY operation_id, id',
      [orderId],
    );
    const rows = await production.sql('SELECT id, status FROM operation WHERE order_id = $1', [orderId]);
    for (const { id, status } of rows) {
      const own = events.filter(({ operation_id }) => operation_id === id);
      for (const [at, event] of own.entries()) if (at > 0) expect(event.status_before).toBe(own[at - 1]?.status_after);
      if (own.length > 0) expect(own.at(-1)!.status_after).toBe(status);
    }
  });

  it('are added, edited and taken off one by one by types 0 and 1', async () => {
    const { orderId, products } = await prepared(1);
    const create = (as = people.admin()) =>
      production
        .api(createOperations)
        .as(as)
        .send({
          params: {},
          query: {},
          body: {
            operations: [{ product_id: products[0] as never, work_center_id: centers['80'] as never, amount: 12 }],
            end_date: '2026-12-01',
          },
        });
    expect((await create(people.planner())).status).toBe(403);
    const made = await create();
    expect(made).toMatchObject({ status: 201, body: { operations: [{ amount: 12, round: 1 }] } });
    expect((await create()).problem).toMatchObject({ code: 'operation.already_open', params: { center: '80' } });
    const id = made.body.operations[0]!.id;
    const edit = (body: object, as = people.admin()) =>
      production
        .api(updateOperation)
        .as(as)
        .send({ params: { id }, query: {}, body } as never);
    expect((await edit({ amount: 15, version: 1 })).body).toMatchObject({ amount: 15, version: 2 });
    expect((await edit({ amount: 16, version: 1 })).problem).toMatchObject({ code: 'conflict', current: { amount: 15 } });
    const remove = () => production.api(deleteOperation).as(people.admin()).send({ params: { id }, query: {} });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await create()).body.operations[0]).toMatchObject({ round: 2 });
    expect(await kindsOf(orderId)).toEqual(['cancelled']);
  });

  it('of a product that is gone are cancelled, and hold up its order no longer', async () => {
    const { orderId, products } = await prepared(2);
    await complete('10', products.slice(0, 1));
    const gone = { ...product(products[1]!, orderId), version: 2, removed: true };
    await production.receive(productsChanged, 1, { order_id: orderId as never, products: [gone] });
    expect(await statesOf(orderId)).toEqual(['10/1:2', '40/1:0', '50/1:0']);
    expect((await progressOf(orderId)).at(-1)).toMatchObject({ order: { status: 5 } });
  });

  it('A1 are unknown to another company', async () => {
    const { orderId, products } = await prepared(1);
    const stranger = { ...people.stranger(), type: 1 as const };
    expect((await complete('10', products, stranger)).status).toBe(404);
    expect((await operationsOf(orderId)).every(({ status }) => status === 0)).toBe(true);
    const seen = await production
      .api(listOrderOperations)
      .as(stranger)
      .send({ params: {}, query: { orders: String(orderId) } });
    expect(seen.status).toBe(404);
    expect((await production.api(listOperationRules).as(stranger).ok()).rules).toEqual([]);
    const add = await production
      .api(addOperations)
      .as(stranger)
      .send({ params: {}, query: {}, body: { orders: [orderId as never] } });
    expect(add.status).toBe(404);
  });
});
