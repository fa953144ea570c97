import type { ChangeAct, ChangeDecision, PalletId, Product, ProductChange } from '@mullion/contracts';
import { eventually } from '@mullion/server-testing';
import { ChangeWorld } from './change-world';
import { type GivenOrder } from './change-office';
import type { Row } from './order-file';

interface Stage {
  readonly name: string;
  /** What has been done with the frames by then. */
  readonly reach: (world: ChangeWorld, order: GivenOrder) => Promise<unknown>;
  /** Loaded or gone: no decision changes it. */
  readonly isFixed?: boolean;
}

const frame = (position: string, width: number): Row => ({ position, width });
const decide = (changes: readonly ProductChange[], act: ChangeAct): ChangeDecision[] =>
  changes.map(({ product_id, seen }) => ({ product_id, act, seen }));
const codesOf = (problem: { errors?: { path: string; code: string }[] | undefined } | null | undefined) =>
  problem?.errors?.map(({ path, code }) => `${path} ${code}`);
const made = async (world: ChangeWorld, { products }: GivenOrder): Promise<void> => {
  for (const code of ['20', '40', '60'] as const) await world.complete(code, products);
};
const packed = async (world: ChangeWorld, order: GivenOrder): Promise<PalletId> => {
  await made(world, order);
  const pallet = await world.printed(order.products);
  // the pallet is not closed yet
  for (const product of order.products.slice(0, 2)) await world.scan(pallet, product);
  return pallet;
};
const stages: readonly Stage[] = [
  { name: 'cut', reach: (world, { products }) => world.complete('20', products) },
  {
    name: 'glazed',
    reach: async (world, order) => {
      await world.complete('20', order.products);
      await world.glaze(order);
      await world.complete('40', order.products);
    },
  },
  { name: 'on a printed list', reach: (world, { products }) => world.printed(products) },
  { name: 'packed', reach: packed },
  { name: 'loaded', isFixed: true, reach: async (world, order) => world.becomes(await packed(world, order), 3) },
  { name: 'gone', isFixed: true, reach: async (world, order) => world.becomes(await packed(world, order), 4) },
];

describe('a second file of an order', () => {
  let world: ChangeWorld;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const shapeOf = ({ barcode, position, width }: Product) => `${barcode} ${position} ${width}`;
  const shapes = async ({ id }: GivenOrder) => (await world.order(id)).products.map(shapeOf);
  const states = async ({ id, products }: GivenOrder) => {
    const all = [];
    for (const product of products) all.push(await world.statesOf(id, product.id));
    return all;
  };
  const given = async ({ reach }: Stage) => {
    const order = await world.given([frame('L1', 1460), frame('L1', 900), frame('M', 700)]);
    await reach(world, order);
    return { order, before: { shapes: await shapes(order), states: await states(order) } };
  };
  const now = async (order: GivenOrder) => ({ shapes: await shapes(order), states: await states(order) });

  it('BEY-37a asks at every stage: cut, glass ordered, printed, packed; what is loaded or has left only stays', async () => {
    const order = await world.given(['A', 'B'].map((position) => frame(position, 1000)));
    const [first] = order.products as [Product];
    const changed = async () => (await world.compare(order.number, [frame('A', 1050), frame('B', 1000)]))[0];
    const gone = async () => (await world.compare(order.number, [frame('B', 1000)]))[0];
    expect(await changed()).toMatchObject({ group: 'free', reasons: [] });
    await world.glaze(order);
    expect(await changed()).toMatchObject({ group: 'decide', reasons: ['glass'] });
    for (const code of ['20', '40', '60'] as const) {
      await world.complete(code, order.products);
      expect((await changed())?.done_at.at(-1)).toBe(code);
    }
    const pallet = await world.printed([first]);
    expect((await changed())?.reasons).toEqual(['begun', 'glass', 'list_printed']);
    expect((await changed())?.undoes.pallet).toMatch(/^P/);
    expect((await world.scan(pallet, first)).status).toBe(200);
    expect(await changed()).toMatchObject({
      reasons: ['begun', 'glass', 'list_printed', 'packed'],
      choices: ['keep', 'remake'],
    });
    expect(await gone()).toMatchObject({ group: 'decide', choices: ['take', 'keep'] });
    for (const [status, reason] of [
      [3, 'loaded'],
      [4, 'left'],
    ] as const) {
      await world.becomes(pallet, status);
      for (const fixed of [await changed(), await gone()])
        expect(fixed).toMatchObject({ group: 'fixed', reasons: [reason], choices: ['keep'] });
    }
    const file = [frame('A', 1050), frame('B', 1070)];
    const changes = await world.compare(order.number, file);
    const all = await world.send(order.number, file, { decisions: decide(changes, 'take') });
    expect(codesOf(all.problem)).toEqual(['rows.2.position import.decision_impossible']);
    const decisions = changes.flatMap((change) => decide([change], change.group === 'fixed' ? 'keep' : 'take'));
    expect((await world.send(order.number, file, { decisions })).status).toBe(201);
    expect((await shapes(order)).map((shape) => shape.split(' ').slice(1).join(' '))).toEqual(['A 1000', 'B 1070']);
  }, 90_000);

  for (const stage of stages) {
    it(`BEY-37b exchanges nothing of two frames of one mark that are ${stage.name} and stand there the other way round`, async () => {
      const { order, before } = await given(stage);
      const written = await world.send(order.number, [frame('M', 700), frame('L1', 900), frame('L1', 1460)]);
      expect(written.body.orders[0]).toMatchObject({ changed: 0, removed: 0, added: 0, same: 3, changes: [] });
      expect(await now(order)).toEqual(before);
      await world.agree(order.id);
    }, 60_000);

    it(`BEY-37b changes no frame of the same mark that is ${stage.name} when only the other gets another size`, async () => {
      const { order, before } = await given(stage);
      const file = [frame('L1', 950), frame('L1', 1460), frame('M', 700)];
      const changes = await world.compare(order.number, file);
      expect(changes.map(({ product_id, kind }) => [product_id, kind])).toEqual([[order.products[1]?.id, 'changed']]);
      expect((await world.send(order.number, file)).problem?.code).toBe('import.failed');
      expect(await now(order)).toEqual(before);
    }, 60_000);

    it(`BEY-37c deletes nothing that is ${stage.name} and missing in the file${stage.isFixed ? ', whatever is decided' : ' without a decision'}`, async () => {
      const { order, before } = await given(stage);
      const file = [frame('L1', 1460), frame('M', 700)];
      const refused = await world.send(order.number, file);
      const code = stage.isFixed ? 'import.product_fixed' : 'import.decision_needed';
      expect(refused.problem?.errors).toMatchObject([{ code }]);
      expect(await now(order)).toEqual(before);
      const decisions = decide(await world.compare(order.number, file), 'take');
      const decided = await world.send(order.number, file, { decisions });
      if (stage.isFixed) {
        expect(decided.problem?.errors).toMatchObject([{ code: 'import.decision_impossible' }]);
        expect(await now(order)).toEqual(before);
      } else {
        expect(decided.status).toBe(201);
        const rest = before.shapes.filter((shape) => !shape.endsWith('900'));
        await eventually(async () => expect(await shapes(order)).toEqual(rest));
        await world.agree(order.id);
      }
    }, 60_000);
  }
});
