import { cancelPackingRun, discardPackingRun, getPlanningData } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { ended, startOptimiser } from '../testing/optimiser-process';
import { PackingWorld } from '../testing/packing-world';
import { rowPlan, runCalls } from '../testing/run-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { start, route, runOf, begin, report, finish } = runCalls(() => world);

describe('packing runs and their workers', () => {
  it('are begun by one worker at a time and fail by name when the worker gives up', async () => {
    const { order } = await world.order([{}]);
    const run = (await start({ orders: [order.id], settings: {} })).body;
    expect((await Promise.all([begin(run.id), begin(run.id)])).filter(Boolean)).toHaveLength(1);
    await finish(run.id, null, 'packing_run.failed');
    expect(await runOf(run.id)).toMatchObject({ state: 'failed', error: 'packing_run.failed' });
    await finish(run.id, null, 'again');
    expect((await runOf(run.id)).error).toBe('packing_run.failed');
  });

  it('write a better plan at once, a report without one only when the lease has to be renewed', async () => {
    const { order, products } = await world.order([{}, {}]);
    const { id } = (await start({ orders: [order.id], settings: {} })).body;
    await begin(id);
    const written = async () =>
      (await world.service.sql('SELECT xmin, progress FROM packing_run WHERE id = $1', [id]))[0];
    const leaseFor = (time: string) =>
      world.service.sql('UPDATE packing_run SET lease_until = now() + $2::interval WHERE id = $1', [id, time]);
    await leaseFor('1 hour');
    const before = await written();
    expect(await report(id, null, 0.2)).toEqual({ stop: false });
    expect(await written()).toEqual(before);
    await report(id, rowPlan(products), 0.3);
    expect(await written()).toMatchObject({ progress: 0.3 });
    expect(await runOf(id)).toMatchObject({ pallets: 1 });
    await leaseFor('5 seconds');
    await report(id, null, 0.4);
    expect(await written()).toMatchObject({ progress: 0.4 });
    await route(cancelPackingRun, id);
    await leaseFor('1 hour');
    expect(await report(id, null)).toEqual({ stop: true });
    await route(discardPackingRun, id);
    expect(await report(id, null)).toEqual({ stop: true });
  });

  it('of a deep search begin one at a time, also when two are asked for at once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 2; at++) {
      const { order } = await world.order([{}]);
      ids.push((await start({ orders: [order.id], settings: { budget_seconds: 300 } })).body.id);
    }
    const begun = await world.service.database.transaction(null, async (tx) => {
      await tx.query('SELECT 1 FROM packing_run WHERE id = ANY($1) FOR UPDATE', [ids]);
      const both = Promise.all(ids.map(begin));
      await eventually(async () => {
        const [row] = await world.service.sql<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        // a sweep may wait for the same rows
        expect(row?.waiting).toBeGreaterThanOrEqual(2);
      });
      return { both };
    });
    expect((await begun.data.both).filter((one) => one !== null)).toHaveLength(1);
    for (const id of ids) await route(discardPackingRun, id);
  });

  it('that cannot be ended keep no other run from its end, and have failed after some tries', async () => {
    const broken = async (plan: string | null, age: string): Promise<string> => {
      const { order } = await world.order([{}]);
      const { id } = (await start({ orders: [order.id], settings: {} })).body;
      await begin(id);
      await world.service.sql(
        `UPDATE packing_run SET state = 'cancelling', plan = $2, created_at = now() - $3::interval, lease_until = now() - interval '1 second' WHERE id = $1`,
        [id, plan, age],
      );
      return id;
    };
    const poison = await broken('{"pallets":null}', '2 hours');
    const after = await broken(null, '1 hour');
    await eventually(async () => expect((await runOf(after)).state).toBe('discarded'));
    const stateOf = async () =>
      (await world.service.sql<{ state: string }>('SELECT state FROM packing_run WHERE id = $1', [poison]))[0]?.state;
    expect(await stateOf()).toBe('cancelling');
    await world.service.sql(
      `UPDATE packing_run SET attempts = 5, lease_until = now() - interval '1 second' WHERE id = $1`,
      [poison],
    );
    await eventually(async () => expect(await stateOf()).toBe('failed'));
  });
});

describe('packing runs with the optimiser as a process of its own', () => {
  const sizes = Array.from({ length: 30 }, (_, i) => ({
    width: 600 + (i % 5) * 200,
    height: 900 + (i % 4) * 250,
    weight: 25 + i,
  }));

  it('PLN-04ab BEY-06a BEY-30ac go through the queue, are packed, judged and applied; a killed worker is replaced and the run still ends', async () => {
    const env = world.service.world.env();
    const first = startOptimiser(env);
    let second: ReturnType<typeof startOptimiser> | null = null;
    try {
      const { order } = await world.order([...sizes, { width: 5000, height: 5000, can_be_flipped: false }]);
      const run = (await start({ orders: [order.id], settings: { budget_seconds: 1 } })).body;
      const done = await eventually(async () => {
        const now = await runOf(run.id);
        expect(now.state).toBe('applied');
        return now;
      });
      expect(done.unplaced).toMatchObject([{ rule: 'too_long' }]);
      expect(done.left_out).toEqual([]);
      expect(done.pallets).toBe(done.pallet_ids.length);
      expect(done.lower_bound).toBeGreaterThan(0);
      const planning = await world
        .api(getPlanningData)
        .as(planner)
        .ok({ params: {}, query: { filter: order.number }, body: {} });
      expect(planning.orders).toMatchObject([{ products_count: 31, placed_count: 30 }]);
      expect(planning.pallets.flatMap((p) => p.errors)).toEqual([]);

      // three doors fill a third of the width: they stand in the middle of it
      const doors = await world.order(
        [1, 2, 3].map(() => ({ width: 1000, height: 2200, depth: 90, weight: 120, can_be_flipped: false })),
      );
      const heavy = (await start({ orders: [doors.order.id], settings: { budget_seconds: 1 } })).body;
      await eventually(async () => expect((await runOf(heavy.id)).state).toBe('applied'));
      const packed = await world
        .api(getPlanningData)
        .as(planner)
        .ok({ params: {}, query: { filter: doors.order.number }, body: {} });
      expect(packed.pallets).toMatchObject([{ products_count: 3, warnings: [] }]);
      expect(Math.min(...(packed.pallets[0]?.products ?? []).map(({ y }) => y))).toBeGreaterThan(300);

      const other = await world.order(sizes);
      const unendable = (await start({ orders: [other.order.id], settings: { budget_seconds: 15 } })).body;
      await eventually(async () => expect((await runOf(unendable.id)).state).toBe('running'));
      await ended(first, 'SIGKILL');
      second = startOptimiser(env);
      await eventually(async () => {
        const rows = await world.service.sql<{ attempts: number }>('SELECT attempts FROM packing_run WHERE id = $1', [
          unendable.id,
        ]);
        expect(rows[0]?.attempts).toBe(2);
      });
      await route(cancelPackingRun, unendable.id);
      await eventually(async () => expect((await runOf(unendable.id)).state).toBe('applied'));
    } finally {
      await ended(first, 'SIGKILL');
      if (second) expect(await ended(second)).toBe(0);
    }
  });
});
