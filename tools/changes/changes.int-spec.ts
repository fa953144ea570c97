import { applyWork, type ChangeAct, type ChangeDecision, type Product, type ProductChange } from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { eventually, person } from '@mullion/server-testing';
import { randomUUID } from 'node:crypto';
import { ChangeWorld } from './change-world';
import { type GivenOrder } from './change-office';
import type { Row } from './order-file';

const rowsOf = ({ products }: GivenOrder): Row[] => products.map(({ position, width }) => ({ position, width }));
const window = (position: string, width = 1000): Row => ({ position, width });
const decide = (changes: readonly ProductChange[], act: ChangeAct): ChangeDecision[] =>
  changes.map(({ product_id, seen }) => ({ product_id, act, seen }));

describe('a known order that changes while it is made', () => {
  let world: ChangeWorld;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const widths = async ({ id }: GivenOrder) =>
    (await world.order(id)).products.map(({ position, width }) => `${position} ${width}`);
  const codesOf = (problem: { errors?: { path: string; code: string }[] | undefined } | null | undefined) =>
    problem?.errors?.map(({ path, code }) => `${path} ${code}`);

  it('BEY-37a names what was cut when a file changes it or leaves it out, and changes nothing without a decision', async () => {
    const order = await world.given(['A', 'B', 'C', 'D', 'E'].map((position) => window(position)));
    await world.complete('20', order.products);
    const file = [window('B', 1050), window('C'), window('D'), window('E')];
    const refused = await world.send(order.number, file);
    expect([refused.status, refused.problem?.code, codesOf(refused.problem)]).toEqual([
      ...[422, 'import.failed'],
      ['rows.2.position import.decision_needed', 'rows.2.position import.decision_needed'],
    ]);
    expect(await world.compare(order.number, file)).toMatchObject([
      {
        position: 'B',
        kind: 'changed',
        group: 'decide',
        reasons: ['begun'],
        done_at: ['20'],
        choices: ['take', 'keep', 'remake'],
      },
      { position: 'A', kind: 'gone', group: 'decide', reasons: ['begun'], done_at: ['20'], choices: ['take', 'keep'] },
    ]);
    expect(await widths(order)).toEqual(['A 1000', 'B 1000', 'C 1000', 'D 1000', 'E 1000']);
    for (const { id } of order.products) expect(await world.statesOf(order.id, id)).toEqual(['20:2', '40:0', '60:0']);
  }, 60_000);

  it('BEY-37c takes a change: what was done with the product is to be done again, its history stays', async () => {
    const order = await world.given([window('A'), window('B')]);
    const [first, second] = order.products as [Product, Product];
    await world.complete('20', order.products);
    await world.complete('40', [first]);
    const file = [window('A', 1050), window('B')];
    const reply = await world.send(order.number, file, {
      decisions: decide(await world.compare(order.number, file), 'take'),
    });
    expect(reply.body.orders[0]).toMatchObject({ outcome: 'updated', changed: 1, same: 1 });
    expect(await widths(order)).toEqual(['A 1050', 'B 1000']);
    expect(await world.statesOf(order.id, first.id)).toEqual(['20:0', '40:0', '60:0']);
    expect(await world.roundsOf(first.id)).toEqual(['20:1:2', '20:2:0', '40:1:2', '40:2:0', '60:1:0']);
    expect(await world.statesOf(order.id, second.id)).toEqual(['20:2', '40:0', '60:0']);
    await world.agree(order.id);
    expect(await world.noted(first.id)).toEqual(['1000 × 1200 × 82 → 1050 × 1200 × 82']);
    await world.readAt('20', first);
    expect((await world.complete('20', [first])).status).toBe(200);
    expect(await world.decided(order.id)).toEqual([{ product_id: first.id, act: 'take', reasons: ['begun'] }]);
    const audited = (await world.factory.orders.recorded(auditEvent('orders'))).filter(
      ({ data }) => data.row_id === first.id,
    );
    expect(audited.map(({ data }) => data.after)).toEqual(
      expect.arrayContaining([expect.objectContaining({ width: 1050 }), expect.objectContaining({ decision: 'take' })]),
    );
  }, 60_000);

  it('BEY-37c keeps a product as it is, and deletes one that was begun when that was decided', async () => {
    const order = await world.given([window('A'), window('B'), window('C')]);
    await world.complete('20', order.products);
    const file = [window('A', 1050), window('C')];
    const changes = await world.compare(order.number, file);
    const decisions = changes.flatMap((change) => decide([change], change.kind === 'gone' ? 'take' : 'keep'));
    await world.send(order.number, file, { decisions });
    await eventually(async () => expect(await widths(order)).toEqual(['A 1000', 'C 1000']));
    expect(await world.statesOf(order.id, order.products[0]?.id as number)).toEqual(['20:2', '40:0', '60:0']);
    await world.agree(order.id);
  }, 60_000);

  it('BEY-37c makes a product again as the file says; the old one is cancelled and keeps its sizes', async () => {
    const order = await world.given([window('A'), window('B')]);
    const [old] = order.products as [Product];
    await world.complete('20', order.products);
    const file = [window('A', 1050), window('B')];
    const decisions = decide(await world.compare(order.number, file), 'remake');
    expect((await world.send(order.number, file, { decisions })).status).toBe(201);
    const after = (await world.order(order.id)).products;
    const fresh = after.find(({ remake_of: of }) => of === old.id);
    expect(fresh).toMatchObject({ position: 'A', width: 1050 });
    expect(after.find(({ id }) => id === old.id)).toMatchObject({
      width: 1000,
      status: 99,
      remade_by: fresh?.id,
      barcode: old.barcode,
    });
    expect(fresh?.barcode).not.toBe(old.barcode);
    expect(await world.statesOf(order.id, fresh?.id as number)).toEqual(['20:0', '40:0', '60:0']);
    expect(await world.statesOf(order.id, old.id)).toEqual([]);
    const [remake] = await world.factory.production.sql(
      'SELECT reason, problem_id, state FROM remake WHERE product_id = $1',
      [old.id],
    );
    expect(remake).toEqual({ reason: 'changed', problem_id: null, state: 'in_work' });
    await world.agree(order.id);
    expect(await world.compare(order.number, file)).toEqual([]);
  }, 60_000);

  it('BEY-37c does all that was decided or nothing, and once for a key', async () => {
    const order = await world.given([window('A'), window('B')]);
    await world.complete('20', order.products);
    const file = [window('A', 1050), window('B', 1060)];
    const [first, second] = await world.compare(order.number, file);
    const half = await world.send(order.number, file, { decisions: decide([first as ProductChange], 'take') });
    expect(codesOf(half.problem)).toEqual(['rows.3.position import.decision_needed']);
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
    const decisions = decide([first as ProductChange, second as ProductChange], 'take');
    const replies = [];
    for (let sent = 0; sent < 2; sent += 1)
      replies.push(await world.send(order.number, file, { decisions }, undefined, `once-${order.id}`));
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect(await world.decided(order.id)).toHaveLength(2);
    // the same file with the same decisions again changes nothing
    expect((await world.send(order.number, file, { decisions })).body.orders[0]).toMatchObject({
      products: 0,
      same: 2,
    });
    expect(await world.statesOf(order.id, order.products[0]?.id as number)).toEqual(['20:0', '40:0', '60:0']);
    expect(await world.roundsOf(order.products[0]?.id as number)).toEqual(['20:1:2', '20:2:0', '40:1:0', '60:1:0']);
  }, 60_000);

  it('BEY-37c is done at production once, also when the answer was lost and the floor went on; what cannot be made again is refused', async () => {
    const order = await world.given([window('A')]);
    const [first] = order.products as [Product];
    const unknown = 9_999_999 as Product['id'];
    const input = {
      ...{ key: randomUUID(), user_id: null, user_name: 'Office', reserved: [first.id] },
      reopened: [{ product_id: first.id, note: null, changed: ['sizes'] }],
      told: [],
      remade: [{ product_id: unknown, key: randomUUID() }],
    };
    const apply = () =>
      world.factory.production.api(applyWork).as(systemContext(1)).with({ idempotencyKey: input.key }).ok(input);
    const refused = { remakes: [{ product_id: unknown, state: 'refused', refusal: 'remake.not_in_production' }] };
    expect(await apply()).toEqual(refused);
    expect((await world.complete('20', [first])).status).toBe(200);
    expect(await apply()).toEqual(refused);
    expect(await world.statesOf(order.id, first.id)).toEqual(['20:2', '40:0', '60:0']);
  }, 60_000);

  it('BEY-37c asks again when something was done since the decision', async () => {
    const order = await world.given([window('A')]);
    const file = [window('A', 1050)];
    const [free] = await world.compare(order.number, file);
    expect(free).toMatchObject({ group: 'free' });
    await world.complete('20', order.products);
    expect(codesOf((await world.send(order.number, file)).problem)).toEqual(['rows.2.position import.decision_needed']);
    const [begun] = await world.compare(order.number, file);
    await world.complete('40', order.products);
    const late = await world.send(order.number, file, { decisions: decide([begun as ProductChange], 'take') });
    expect(codesOf(late.problem)).toEqual(['rows.2.position import.decision_needed']);
    expect(await widths(order)).toEqual(['A 1000']);
  }, 60_000);

  it('BEY-37c tells the pallet: its list is out of date when a packed product gets another weight', async () => {
    const order = await world.given([window('A'), window('B')]);
    const pallet = await world.printed(order.products);
    const file = [{ ...window('A'), weight: 44 }, window('B')];
    const changes = await world.compare(order.number, file);
    expect(changes).toMatchObject([
      { fields: [{ field: 'weight', from: 40, to: 44 }], reasons: ['list_printed'], undoes: { operations: [] } },
    ]);
    await world.send(order.number, file, { decisions: decide(changes, 'take') });
    await eventually(async () =>
      expect(await world.factory.packing.sql('SELECT outdated FROM pallet WHERE id = $1', [pallet])).toEqual([
        { outdated: true },
      ]),
    );
  }, 60_000);

  it('BEY-37b exchanges nothing when rows are exchanged, finds products by their barcodes, and gives exchanged marks to them', async () => {
    const order = await world.given([window('L1', 1460), window('L1', 900), window('M', 700)]);
    await world.complete('20', order.products);
    expect(await world.compare(order.number, rowsOf(order).toReversed())).toEqual([]);
    const [large, small, other] = order.products as [Product, Product, Product];
    const byBarcode = [
      { ...window('L1', 950), barcode: small.barcode },
      { ...window('M', 700), barcode: other.barcode },
      { ...window('L1', 1460), barcode: large.barcode },
    ];
    expect(await world.compare(order.number, byBarcode)).toMatchObject([
      { product_id: small.id, fields: [{ from: 900, to: 950 }, {}] },
    ]);
    const exchanged = await world.compare(order.number, [window('L1', 1460), window('L1', 700), window('M', 900)]);
    expect(exchanged.map(({ product_id, kind, group, fields }) => [product_id, kind, group, fields[0]?.to])).toEqual([
      [other.id, 'exchanged', 'free', 'L1'],
      [small.id, 'exchanged', 'free', 'M'],
    ]);
    expect(codesOf((await world.send(order.number, [{ ...window('L1'), barcode: 'NONE' }])).problem)).toContain(
      'rows.2.barcode import.barcode_unknown',
    );
  }, 60_000);

  it('BEY-37c lets those who may not delete or order remakes decide only what they may', async () => {
    const order = await world.given([window('A'), window('B')]);
    await world.complete('20', order.products);
    const planner = person({ type: 2, rights: ['OP_EDIT', 'PR_EDIT'] });
    const { body } = await world.send(order.number, [window('B', 1050)], { check_only: 'true' }, planner);
    expect(body.orders[0]?.changes.map(({ kind, choices }) => [kind, choices])).toEqual([
      ['changed', ['take', 'keep']],
      ['gone', ['keep']],
    ]);
    const decisions = decide(body.orders[0]?.changes ?? [], 'keep');
    expect((await world.send(order.number, [window('B', 1050)], { decisions }, planner)).status).toBe(201);
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
  }, 60_000);
});
