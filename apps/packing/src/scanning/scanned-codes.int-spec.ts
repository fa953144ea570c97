import {
  deletePallet,
  moveProduct,
  scanAtRack,
  scanPallet,
  scanProduct,
  scanProductByCode,
  createRack,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
});
afterAll(() => world.close());

const packer = people.packer();
const scan = (pallet: number, barcode: string) =>
  world.api(scanProduct).as(packer).send({ params: { pallet, barcode }, query: {}, body: {} });
const open = (barcode: string) => world.api(scanPallet).as(packer).send({ params: { barcode }, query: {}, body: {} });
const load = (barcode: string, truck_id: number) =>
  world.api(scanPallet).as(packer).send({ params: { barcode }, query: {}, body: { truck_id } });
const onto = (pallet: string, barcode: string) =>
  world.api(scanProductByCode).as(packer).send({ params: {}, query: {}, body: { pallet, barcode } });
/** A prepared pallet with this number. */
const numbered = async (number: string, truck_id?: number) => {
  const { products } = await world.order([{}]);
  const id = await world.pallet(products, { status: 1, truck_id });
  await world.service.sql('UPDATE pallet SET number = $2 WHERE id = $1', [id, number]);
  return { id, barcode: products[0]!.barcode };
};

describe('a code as scanners and people give it', () => {
  it('BEY-63a is found behind the identifier of its symbology, FNC1 and a foreign keyboard', async () => {
    const { id, barcode } = await numbered('0RYTAIP260034');
    const ways = [
      '0RYTAIP260034',
      '\u001d0RYTAIP260034',
      ']C10RYTAIP260034',
      ']d2\u001d0RYTAIP260034',
      '0КНЕФШЗ260034',
      '0RZTAIP260034',
    ];
    for (const way of ways)
      expect([way, await open(way)]).toMatchObject([way, { status: 200, body: { pallet: { id } } }]);
    expect((await scan(id, `\u001d]Q1${barcode}`)).body).toMatchObject({ outcome: 'loaded' });
    expect((await open('\u001d')).status).toBe(400);
  });

  it('BEY-63b is a pallet by the number that people read, wherever a pallet is scanned', async () => {
    const { id, barcode } = await numbered('0RYTAIP260035', 7);
    expect((await open('p260035')).body.pallet.id).toBe(id);
    expect((await onto('P260035', barcode)).body).toMatchObject({ outcome: 'loaded', pallet_id: id });
    expect((await load(']C1P260035', 7)).body).toMatchObject({ outcome: 'loaded', pallet: { id } });
    const short = await numbered('4711209');
    expect((await open('1209')).body.pallet.id).toBe(short.id);
    await world
      .api(createRack)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { code: 'R1', zone: 'A', place: '', walking_order: 1 } });
    const put = await world
      .api(scanAtRack)
      .as(packer)
      .ok({ params: {}, query: {}, body: { rack: 'R1', code: 'P260035' } });
    expect(put.thing).toMatchObject({ kind: 'pallet', shown_number: 'P260035' });
  });

  it('BEY-63b is none of two pallets that are read alike', async () => {
    const { id } = await numbered('0RYTAIP260036');
    await numbered('OTHERCP260036');
    const both = await open('P260036');
    expect([both.status, both.problem?.code, both.problem?.params?.['numbers']]).toEqual([
      409,
      'pallet.several',
      '0RYTAIP260036, OTHERCP260036',
    ]);
    expect((await open('0RYTAIP260036')).body.pallet.id).toBe(id);
  });

  it('BEY-63c of a deleted pallet says who deleted it and where its products stand now', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const gone = await world.pallet(products);
    await world.service.sql(`UPDATE pallet SET number = '0RYTAIP260037' WHERE id = $1`, [gone]);
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    await world
      .api(deletePallet)
      .as(planner)
      .ok({ params: { id: gone }, query: {}, body: {} });
    const stays = await numbered('0RYTAIP260038');
    await world
      .api(moveProduct)
      .as(planner)
      .ok({
        params: { id: products[0]!.id },
        query: {},
        body: {
          moved_from: null,
          moved_to: (await world.pallet([products[1]!])) as never,
          place: { x: 30, y: 200, z: 0 },
        },
      });
    const answers = [
      await open('0RYTAIP260037'),
      await open('P260037'),
      await load(']C10RYTAIP260037', 7),
      await onto('0RYTAIP260037', 'B1'),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.problem?.code]).toEqual([404, 'pallet.deleted']);
      expect(answer.problem?.params).toMatchObject({
        pallet: 'P260037',
        person: planner.user_name,
        pallets: expect.stringMatching(/^#\d+$/),
        unplaced: 1,
      });
    }
    expect((await open('0RYTAIP260038')).body.pallet.id).toBe(stays.id);
  });
});
