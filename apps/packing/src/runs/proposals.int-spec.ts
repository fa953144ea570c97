import {
  applyPackingRun,
  discardPackingRun,
  getPlanningData,
  reportPackingRun,
  undoPackingRun,
  type ProductRecord,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { plan, proposalCalls } from '../testing/proposal-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const asWorker = systemContext(1);
const { start, begin, finish, act, runOf, palletOf, placesOf } = proposalCalls(() => world);

describe('proposals', () => {
  it('BEY-21b say what they would move, add and free before they are taken; discarding one changes nothing, taking it makes it so', async () => {
    const { products } = await world.order([{}, {}, {}, {}]);
    const [a, b, c, d] = products as [ProductRecord, ProductRecord, ProductRecord, ProductRecord];
    const [kept, freed] = [await palletOf([a, b]), await palletOf([c])];
    const before = await placesOf(products);
    const difference = { moved: [c.id], added: [d.id], kept: 2, freed: [freed], new_pallets: 0 };
    for (const end of ['discarded', 'applied'] as const) {
      const run = await start(products);
      await begin(run.id);
      await finish(run.id, plan([a, b, c, d]));
      expect(await runOf(run.id)).toMatchObject({
        state: 'found',
        difference,
        fill: 0.4,
        split_orders: 0,
        addresses: 1,
      });
      expect((await runOf(run.id)).plan?.pallets).toMatchObject([{ pallet_id: kept }]);
      expect(await placesOf(products)).toEqual(before);
      expect((await act(end === 'applied' ? applyPackingRun : discardPackingRun, run.id)).body.state).toBe(end);
      if (end === 'discarded') expect(await placesOf(products)).toEqual(before);
    }
    expect((await placesOf(products)).map((place) => place.pallet_id)).toEqual([kept, kept, kept, kept]);
    expect(await world.service.sql('SELECT id FROM pallet WHERE id = ANY($1)', [[kept, freed]])).toEqual([
      { id: kept },
    ]);
  });

  it('BEY-21b can be taken back once taken: everything stands as before, freed pallets are there again, created ones are gone', async () => {
    const { products } = await world.order([{}, {}, {}, {}, {}]);
    const [a, b, c, d, e] = products as [ProductRecord, ProductRecord, ProductRecord, ProductRecord, ProductRecord];
    const [kept, freed] = [await palletOf([a, b]), await palletOf([c])];
    await world.service.sql(`UPDATE pallet SET comment = 'glass side out' WHERE id = $1`, [freed]);
    const before = await placesOf(products);
    const run = await start(products);
    await begin(run.id);
    await finish(run.id, plan([a, b, c], [d, e]));
    expect((await act(undoPackingRun, run.id)).problem?.code).toBe('packing_run.not_open');
    const taken = (await act(applyPackingRun, run.id)).body;
    expect(taken).toMatchObject({ state: 'applied', can_undo: true });
    expect((await act(undoPackingRun, run.id)).body).toMatchObject({ state: 'discarded', can_undo: false });
    const after = await placesOf(products);
    const again = after[2]!.pallet_id;
    expect(after).toEqual(before.map((place) => (place.pallet_id === freed ? { ...place, pallet_id: again } : place)));
    expect(await world.service.sql('SELECT comment FROM pallet WHERE id = $1', [again])).toEqual([
      { comment: 'glass side out' },
    ]);
    const made = taken.pallet_ids.filter((id) => (id as number) !== kept);
    expect(made).not.toHaveLength(0);
    expect(await world.service.sql('SELECT id FROM pallet WHERE id = ANY($1)', [made])).toEqual([]);
    expect((await act(undoPackingRun, run.id)).problem?.code).toBe('packing_run.not_open');
  });

  it('BEY-21b are not taken back over what changed since: the pallet is named and nothing moves', async () => {
    const { products } = await world.order([{}, {}]);
    const [a, b] = products as [ProductRecord, ProductRecord];
    const run = await start(products);
    await begin(run.id);
    await finish(run.id, plan([a], [b]));
    const [first] = (await act(applyPackingRun, run.id)).body.pallet_ids;
    await world.service.sql(`UPDATE pallet SET comment = 'sides out', version = version + 1 WHERE id = $1`, [first]);
    const before = await placesOf(products);
    const refused = (await act(undoPackingRun, run.id)).problem;
    expect(refused).toMatchObject({ code: 'packing_run.touched', params: { pallet: `#${first}`, pallet_id: first } });
    expect(await placesOf(products)).toEqual(before);
    await world.service.sql('UPDATE pallet SET comment = NULL, version = version + 1 WHERE id = $1', [first]);
    await world.service.sql('UPDATE placement SET x = x + 1, version = version + 1 WHERE product_id = $1', [a.id]);
    expect((await act(undoPackingRun, run.id)).problem?.code).toBe('packing_run.touched');
    // put back where it stood: the versions have gone on, but nothing is otherwise than the plan left it
    await world.service.sql('UPDATE placement SET x = x - 1, version = version + 1 WHERE product_id = $1', [a.id]);
    expect((await act(undoPackingRun, run.id)).body).toMatchObject({ state: 'discarded' });
  });

  it('BEY-08a are taken back by whoever took them, also after a reload; nobody else is offered that or may', async () => {
    const { order, products } = await world.order([{}]);
    const page = async (who: typeof planner) => {
      const query = getPlanningData.query.parse({ filter: order.number, pal_status_from: 0 });
      return (await world.api(getPlanningData).as(who).ok({ params: {}, query, body: {} })).taken.map(({ id }) => id);
    };
    const run = await start(products);
    await begin(run.id);
    await finish(run.id, plan([...products]));
    expect(await page(planner)).toEqual([]);
    const asAdmin = { params: { id: run.id }, query: {}, body: {} };
    expect((await world.api(applyPackingRun).as(people.admin()).send(asAdmin)).status).toBe(200);
    expect([await page(people.admin()), await page(planner)]).toEqual([[run.id], []]);
    expect((await act(undoPackingRun, run.id)).problem).toMatchObject({ status: 403, code: 'packing_run.not_own' });
    expect((await world.api(undoPackingRun).as(people.admin()).send(asAdmin)).body).toMatchObject({
      state: 'discarded',
    });
    expect(await page(people.admin())).toEqual([]);
  });

  it('BEY-21b create new pallets where the old one holds something that came meanwhile', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const [a, b, late] = products as [ProductRecord, ProductRecord, ProductRecord];
    const id = await palletOf([a]);
    const run = await start([a, b]);
    await begin(run.id);
    await finish(run.id, plan([a, b]));
    await world.service.sql(
      'UPDATE placement SET pallet_id = $2, x = 30, y = 500, version = version + 1 WHERE product_id = $1',
      [late.id, id],
    );
    const done = (await act(applyPackingRun, run.id)).body;
    expect(done).toMatchObject({ state: 'applied', left_out: [] });
    expect(done.pallet_ids).not.toContain(id);
    expect((await placesOf(products)).map((place) => place.pallet_id)).toEqual([
      done.pallet_ids[0],
      done.pallet_ids[0],
      id,
    ]);
  });

  it('PLN-04b a running search is ended by taking it, and its best plan so far becomes pallets', async () => {
    const { products } = await world.order([{}, {}]);
    const run = await start(products);
    await begin(run.id);
    await world
      .api(reportPackingRun)
      .as(asWorker)
      .ok({ run_id: run.id as never, progress: 0.1, ms: 50, plan: plan(products) });
    expect((await act(applyPackingRun, run.id)).body.state).toBe('cancelling');
    const stop = await world
      .api(reportPackingRun)
      .as(asWorker)
      .ok({ run_id: run.id as never, progress: 0.2, ms: 90, plan: null });
    expect(stop).toEqual({ stop: true });
    await finish(run.id, plan(products));
    expect(await runOf(run.id)).toMatchObject({ state: 'applied', left_out: [], pallets: 1 });
  });
});
