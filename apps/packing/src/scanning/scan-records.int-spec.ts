import { palletChanged, palletRecord, placementsChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import fc from 'fast-check';
import { PalletRepository } from '../core/pallets/pallet.repository';
import { placedProductDto } from '../core/pallets/pallet.mapper';
import type { PalletState } from '../core/pallets/pallet.row';
import { palletRecordOf } from '../core/pallets/record-pallet';
import { PackingWorld } from '../testing/packing-world';
import { ScanRepository } from './scan.repository';

const who = { user_id: 5, user_name: 'Packer' };
const TRUCK = 7;
const SEED = 25;
const ROWS = 15;

const size = fc.integer({ min: 1, max: 9_000 });
const mass = fc.integer({ min: 1, max: 900_000 }).map((grams) => grams / 1_000);
const text = fc.oneof(
  fc.constant(''),
  fc.string({ minLength: 1, maxLength: 12 }).map((drawn) => drawn.replaceAll('\0', ' ')),
  fc.constant('„Ąžuolas" \\ {ė}'),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const ids = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 3 });
const violations = fc.array(fc.constant({ code: 'pallet.too_high', params: {} }), { maxLength: 3 });

/** Values of every column that a record or an answer is made of; how a scan is judged by hangs on none of them. */
const drawn = fc.record({
  pallet: fc.record({
    ...{
      length: size,
      width: size,
      height: size,
      pallet_height: size,
      spacing_between: size,
      max_weight: size,
      weight: mass,
    },
    ...{ products_count: size, loaded_count: size, remakes_count: size, record_version: size, version: size },
    ...{
      dispatch_priority: maybe(size),
      comment: maybe(text),
      outdated: fc.boolean(),
      makes_legs: fc.boolean(),
      truck_id: maybe(fc.constant(TRUCK)),
    },
    ...{
      order_ids: ids,
      address_keys: fc.array(text, { maxLength: 3 }),
      errors: violations.map((list) => JSON.stringify(list)),
    },
    ...{ order_number: text, customer_name: text, address: text },
  }),
  product_copy: fc.record({
    ...{
      position: text,
      type: maybe(text),
      category: fc.integer({ min: 0, max: 2 }),
      width: size,
      height: size,
      depth: size,
      weight: mass,
    },
    ...{
      can_be_flipped: fc.boolean(),
      part_of: maybe(text),
      comment: maybe(text),
      image: maybe(text),
      status: fc.integer({ min: 0, max: 20 }),
    },
    remake_of: maybe(size),
  }),
  placement: fc.record({ x: size, y: size, z: size, is_flipped: fc.boolean(), version: size }),
  order_copy: maybe(fc.record({ number: text, customer: maybe(text), address: maybe(text), address_key: text })),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const rows = fc.sample(drawn, { seed: SEED, numRuns: ROWS });
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what the statements of scans write', () => {
  let world: PackingWorld;
  beforeAll(async () => void (world = await PackingWorld.open()));
  afterAll(() => world.close());

  const fill = async (tx: Tx, table: string, values: object, key: string, id: number): Promise<void> => {
    const columns = Object.entries(values);
    const set = columns.map(([name], at) => `${name} = $${at + 2}`).join(', ');
    await tx.query(`UPDATE ${table} SET ${set} WHERE ${key} = $1`, [id, ...columns.map(([, value]) => value)]);
  };
  /** A pallet with one product whose rows hold these values, scanned; all of it is taken back. */
  const scanned = async <Result>(
    row: Drawn,
    scan: (tx: Tx, of: { palletId: number; barcode: string; state: () => Promise<PalletState> }) => Promise<Result>,
  ): Promise<Result> => {
    const { order, products } = await world.order([{}]);
    const product = products[0]!;
    const palletId = await world.pallet(products, { status: 1 });
    const done: Result[] = [];
    const isUndone = new Error('taken back');
    await world.service.database
      .inTransaction(async (tx) => {
        await fill(tx, 'pallet', row.pallet, 'id', palletId);
        await fill(tx, 'product_copy', row.product_copy, 'id', product.id);
        await fill(tx, 'placement', row.placement, 'product_id', product.id);
        if (row.order_copy) await fill(tx, 'order_copy', row.order_copy, 'id', order.id);
        else await tx.query('DELETE FROM order_copy WHERE id = $1', [order.id]);
        const state = async () => (await new PalletRepository(tx, 1).read([palletId])).get(palletId) as PalletState;
        done.push(await scan(tx, { palletId, barcode: product.barcode, state }));
        throw isUndone;
      })
      .catch((error: unknown) => {
        if (error !== isUndone) throw error;
      });
    return done[0] as Result;
  };
  const published = async (tx: Tx, subject: string): Promise<{ data: unknown; live: unknown }> => {
    const [event] = await tx.query<{ data: unknown; live: unknown }>(
      'SELECT data, live FROM outbox WHERE subject = $1 ORDER BY id DESC LIMIT 1',
      [subject],
    );
    return event as { data: unknown; live: unknown };
  };

  it.each(rows.map((row, at) => [at + 1, row] as const))(
    'is field by field what the rows are mapped to: product, pallet, place and their live messages (row %i)',
    (_at, row) =>
      scanned(row, async (tx, { palletId, barcode, state }) => {
        const given = { palletId, barcode, who, requestId: 'r', stampPrefix: 'packing:1:', key: null };
        const { answer } = (await new ScanRepository(tx, 1).loadProduct(given))!;
        const after = await state();
        const [product] = after.products;
        const { loaded_count, products_count, status } = after.row;
        const answered = {
          outcome: 'loaded',
          instead_of: null,
          pallet_id: palletId,
          loaded_count,
          products_count,
          status,
        };
        expect(answer).toEqual(asJson({ ...answered, product: placedProductDto(product!) }));
        const pallet = palletChanged.data.parse(asJson({ pallet: palletRecordOf(after.row) }));
        expect(Object.keys(pallet.pallet).toSorted()).toEqual(Object.keys(palletRecord.shape).toSorted());
        expect(await published(tx, palletChanged.subject)).toEqual({
          data: pallet,
          live: palletChanged.live?.(pallet),
        });
        const { id: product_id, pallet_id, loaded_at, version, order_id } = product!;
        const placements = placementsChanged.data.parse(
          asJson({ order_id, user_id: who.user_id, placements: [{ product_id, pallet_id, loaded_at, version }] }),
        );
        expect(await published(tx, placementsChanged.subject)).toEqual({
          data: placements,
          live: placementsChanged.live?.(placements),
        });
      }),
  );

  it.each(rows.map((row, at) => [at + 1, row] as const))(
    'is of a loaded pallet every field that its row has (row %i)',
    (_at, row) =>
      scanned({ ...row, pallet: { ...row.pallet, truck_id: TRUCK } }, async (tx, { palletId, state }) => {
        const loaded = await new ScanRepository(tx, 1).loadPallet(`N${palletId}`, TRUCK, who);
        const after = (await state()).row;
        expect(loaded).toMatchObject(asJson({ ...after, claim_id: after.claim_id }) as object);
        expect(palletRecordOf(loaded!)).toEqual(palletRecordOf(after));
      }),
  );
});
