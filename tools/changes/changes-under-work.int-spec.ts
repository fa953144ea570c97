import type { ChangeDecision, Product, ProductChange } from '@mullion/contracts';
import { eventually } from '@mullion/server-testing';
import { randomOf } from '../../libs/floor-schedule/src/testing/floors';
import { ChangeWorld, codes } from './change-world';
import { type GivenOrder } from './change-office';
import type { Row } from './order-file';

/** Changes of an order; more by MULLION_CHANGES, and another course of things by MULLION_SEED. */
const CHANGES = Number(process.env.MULLION_CHANGES ?? 12);
const SEED = Number(process.env.MULLION_SEED ?? 1);
const CHANGES_AN_ORDER = 6;
const MARKS = ['A', 'A', 'B', 'C', 'D'];
const WIDTHS = [700, 900, 1100];
const WOODS = ['Oak', 'Pine'];
const cancelled = 99;
const loaded = 3;
const left = 4;

type Living = Pick<Product, 'id' | 'position' | 'width' | 'barcode'>;
const sizeOf = ({ position, width }: Pick<Row, 'position' | 'width'>): string => `${position} ${width}`;

describe('random changes of orders under random work', () => {
  let world: ChangeWorld;
  const random = randomOf(SEED);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const living = async ({ id }: GivenOrder): Promise<Living[]> =>
    (await world.order(id)).products.filter(({ status }) => status !== cancelled);

  /** What a customer sends next: some sizes are others, a product is gone or new, rows stand in another order. */
  const nextFile = (products: readonly Living[]): Row[] => {
    const rows = products
      .filter(() => random() > 0.1)
      .map(({ position, width, barcode }): Row => ({
        ...{ position, width: random() < 0.3 ? pick(WIDTHS) : width },
        ...(random() < 0.3 ? { barcode } : {}),
      }));
    if (random() < 0.3) rows.push({ position: `N${Math.floor(random() * 1e6)}`, width: pick(WIDTHS) });
    if (rows.length === 0) rows.push({ position: 'A', width: pick(WIDTHS) });
    const wood = random() < 0.2 ? { wood: pick(WOODS) } : {};
    return rows
      .map((row) => ({ row: { ...row, ...wood }, by: random() }))
      .sort((a, b) => a.by - b.by)
      .map(({ row }) => row);
  };
  const work = async (order: GivenOrder): Promise<void> => {
    await world.begin(order.id);
    for (const product of await living(order)) {
      if (random() < 0.4) {
        const code = pick(codes);
        await world.readAt(code, product);
        await world.complete(code, [product]);
      }
      const place = await world.placeOf(product.id);
      if (!place) {
        if (random() < 0.15) await world.printed([product]);
      } else if (!place.scanned) await world.scan(place.pallet_id, product);
      else if (random() < 0.3) await world.becomes(place.pallet_id, pick([loaded, left]));
    }
  };
  /** Loaded and gone ones as they are. */
  const fixed = async (products: readonly Living[]): Promise<string[]> => {
    const all: string[] = [];
    for (const { id, position, width, barcode } of products)
      if (((await world.placeOf(id))?.status ?? 0) >= loaded) all.push(`${id} ${barcode} ${position} ${width}`);
    return all;
  };
  const decideAll = (changes: readonly ProductChange[]): ChangeDecision[] =>
    changes
      .filter(({ group }) => group !== 'free')
      .map(({ product_id, choices, seen }) => ({ product_id, act: pick(choices), seen }));

  /** The sizes that the order has to have: those of the file, but that what was kept is as it was. */
  const expected = (
    rows: readonly Row[],
    changes: readonly ProductChange[],
    decisions: readonly ChangeDecision[],
    before: readonly Living[],
  ) => {
    const sizes = rows.map(sizeOf);
    for (const change of changes) {
      if (decisions.find(({ product_id }) => product_id === change.product_id)?.act !== 'keep') continue;
      const was = before.find(({ id }) => id === change.product_id) as Living;
      const value = (field: string, otherwise: string | number) =>
        change.fields.find((one) => one.field === field)?.to ?? otherwise;
      if (change.kind !== 'gone')
        sizes.splice(sizes.indexOf(`${value('position', was.position)} ${value('width', was.width)}`), 1);
      sizes.push(sizeOf(was));
    }
    return sizes.sort();
  };

  it(`BEY-37c never change a product that something was done with but by a decision; the sum is what was decided (seed ${SEED})`, async () => {
    let order: GivenOrder | null = null;
    for (let made = 0; made < CHANGES; made += 1) {
      if (order === null || made % CHANGES_AN_ORDER === 0)
        order = await world.given(MARKS.map((position) => ({ position, width: pick(WIDTHS) })));
      await work(order);
      const before = await living(order);
      const stays = await fixed(before);
      const done = new Map<number, string>();
      for (const { id } of before) done.set(id, (await world.statesOf(order.id, id)).join());
      const file = nextFile(before);
      const checked = await world.send(order.number, file, { check_only: 'true' });
      // a mark that stands there more than once and differs is asked back: the customer names the products
      if (checked.body.errors.some(({ code }) => code === 'import.position_unclear')) continue;
      const changes = checked.body.orders[0]?.changes ?? [];
      const begun = changes.filter(
        ({ product_id: id, fields, kind }) =>
          /:[123]/.test(done.get(id) ?? '') &&
          (kind === 'gone' || fields.some(({ field }) => field === 'width' || field === 'wood_type')),
      );
      expect(begun.filter(({ group }) => group === 'free')).toEqual([]);
      const decisions = decideAll(changes);
      if (decisions.length > 0) expect((await world.send(order.number, file)).problem?.code).toBe('import.failed');
      const written = await world.send(order.number, file, { decisions });
      expect([written.status, written.problem]).toEqual([201, null]);
      const kept = changes.filter(({ product_id }) =>
        decisions.some((one) => one.product_id === product_id && one.act === 'keep'),
      );
      const id = order.id;
      const given = order;
      await eventually(async () =>
        expect((await living(given)).map(sizeOf).sort()).toEqual(expected(file, changes, decisions, before)),
      );
      await world.agree(id);
      expect(await fixed(await living(given))).toEqual(stays);
      for (const { product_id } of kept)
        expect((await world.statesOf(id, product_id)).join()).toBe(done.get(product_id));
      const touched = new Set(changes.map(({ product_id }) => product_id as number));
      for (const product of await living(given))
        if (done.has(product.id) && !touched.has(product.id))
          expect((await world.statesOf(id, product.id)).join()).toBe(done.get(product.id));
    }
  }, 600_000);

  it(`BEY-37c agree everywhere when the floor works while they are written (seed ${SEED})`, async () => {
    for (let made = 0; made < CHANGES / 4; made += 1) {
      const order = await world.given(MARKS.map((position, at) => ({ position: `${position}${at}`, width: 900 })));
      const file = order.products.map(({ position }, at) => ({ position, width: at % 2 === 0 ? 1100 : 900 }));
      const [reply] = await Promise.all([
        world.send(order.number, file),
        ...order.products.map((product) => world.complete('20', [product])),
      ]);
      await world.agree(order.id);
      const changed = (await world.order(order.id)).products.filter(({ width }) => width === 1100);
      // either nothing was done with any of them when they were written, or nothing was written
      expect(changed).toHaveLength(reply.status === 201 ? 3 : 0);
      if (reply.status !== 201) expect(reply.problem?.code).toBe('import.failed');
      expect(await world.decided(order.id)).toEqual([]);
    }
  }, 600_000);
});
