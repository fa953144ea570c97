import { getWorkCenterPage } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';

describe('a unit at its work center', () => {
  let floor: FloorWorld;
  beforeAll(async () => {
    floor = await FloorWorld.open();
  });
  afterAll(() => floor.close());

  const worker = people.worker();
  const unitAt = async (code: string, product: number) => {
    const query = { filter: `B${product}` };
    const { orders } = await floor.production
      .api(getWorkCenterPage)
      .as(worker)
      .ok({ params: { id: floor.centers[code] }, query });
    return orders[0]?.products[0];
  };
  const problemOf = async (product: number): Promise<number> =>
    (
      await floor.production.sql<{ id: number }>('SELECT max(id) AS id FROM problem WHERE product_id = $1', [product])
    )[0]?.id ?? 0;

  it('WCP-02c says why it comes back, who sent it and which problem shows it, until the return is taken back', async () => {
    const { products } = await floor.prepared(1);
    const [unit] = products as [number];
    for (const code of ['10', '40']) await floor.complete(code, products);
    expect((await unitAt('50', unit))?.rework).toBeNull();
    await floor.problem('50', products, 'Įbrėžta');
    const back = await floor.sendBack('50', '40', products, 'Perdaryti');
    const because = {
      kind: 'returned',
      text: 'Perdaryti',
      reason: 'profile',
      user_name: worker.user_name,
      problem_id: await problemOf(unit),
    };
    expect(await unitAt('40', unit)).toMatchObject({ operation_status: 0, rework: { ...because, round: 2 } });
    expect((await unitAt('50', unit))?.rework).toMatchObject({ ...because, round: 1 });
    expect((await floor.undo(back.body.action_id)).status).toBe(200);
    expect((await unitAt('50', unit))?.rework).toBeNull();
  });

  it('BEY-13a says that it is made again, with the reason and the problem', async () => {
    const { orderId, products } = await floor.prepared(2);
    const [scrapped, unit] = products as [number, number];
    await floor.complete('10', products);
    await floor.problem('40', [scrapped], 'Įskilo');
    const problem = await problemOf(scrapped);
    await floor.production.sql(
      `INSERT INTO remake (company_id, key, problem_id, order_id, product_id, barcode, position, work_center_id, reason, state, new_product_id, user_name, created_at)
       VALUES (1, gen_random_uuid(), $1, $2, $3, 'B', '1', $4, 'glass', 'in_work', $5, 'Meistras', now())`,
      [problem, orderId, scrapped, floor.centers['40'], unit],
    );
    expect((await unitAt('40', unit))?.rework).toMatchObject({
      ...{ kind: 'remade', text: 'Įskilo', reason: 'glass', user_name: 'Meistras', problem_id: problem },
    });
    expect((await unitAt('40', scrapped))?.rework).toBeNull();
  });

  it('WCP-01a has a clock of working time, with the moment until which it runs', async () => {
    const { products } = await floor.prepared(1);
    const [unit] = products as [number];
    expect((await unitAt('10', unit))?.worked).toBeNull();
    await floor.start('10', products);
    // nobody works on any day; the day before yesterday at ten in the evening somebody began nevertheless
    await floor.production.sql(
      `INSERT INTO work_calendar (company_id, work_center_id, hours) VALUES (1, 0, '[0,0,0,0,0,0,0]')`,
    );
    await floor.production.sql(
      `UPDATE operation SET start_time = (date_trunc('day', now() AT TIME ZONE 'Europe/Vilnius') - interval '26 hours') AT TIME ZONE 'Europe/Vilnius'
       WHERE product_id = $1 AND status = 1`,
      [unit],
    );
    expect((await unitAt('10', unit))?.worked).toEqual({ ms: 2 * 3_600_000, until: null });
    await floor.production.sql('DELETE FROM work_calendar');
    expect((await unitAt('10', unit))?.worked?.until).not.toBeNull();
  });
});
