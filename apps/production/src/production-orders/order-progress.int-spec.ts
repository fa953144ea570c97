import { getOrderProgress, saveWorkCalendar } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { ProductionList } from '../testing/production-list';

describe('the progress of an order', () => {
  let page: ProductionList;
  beforeAll(async () => {
    page = await ProductionList.open();
  });
  afterAll(() => page.close());

  it('BEY-36a has every round of each operation, when it was done, and who sent it back and why', async () => {
    const products = await page.order(21, 2);
    await page.floor.complete('10', products);
    await page.floor.complete('40', products);
    await page.floor.sendBack('50', '40', products.slice(0, 1));
    const way = await page.production
      .api(getOrderProgress)
      .as(people.worker())
      .ok({ params: { id: '21' } });
    expect(way.order).toMatchObject({ number: '26-0021', customer: 'UAB Šviesa', delivery_date: '2026-11-27' });
    expect(way.centers.map(({ code, before }) => [code, before.map((id) => page.floor.codeOf(id)).sort()])).toEqual([
      ['10', []],
      ['40', ['10']],
      ['50', ['10', '40']],
      ['80', ['10', '40', '50']],
    ]);
    const rounds = way.products[0]!.operations.filter((one) => one.work_center_id === page.centers['40']);
    expect(rounds).toMatchObject([
      { round: 1, status: 2, trouble: null },
      {
        round: 2,
        status: 0,
        end_time: null,
        trouble: { kind: 'returned', comment: 'Ne ta spalva', user_name: 'Worker' },
      },
    ]);
    expect(rounds[0]!.end_time).not.toBeNull();
    const foreign = await page.production
      .api(getOrderProgress)
      .as(people.stranger(7))
      .send({ params: { id: '21' } });
    expect(foreign.problem).toMatchObject({ status: 404 });
  });

  it('BEY-36a BEY-16 has a plan of what is not done yet; without working hours or an estimate the reason why not', async () => {
    await page.floor.complete('10', await page.order(22, 1));
    const read = () =>
      page.production
        .api(getOrderProgress)
        .as(people.worker())
        .ok({ params: { id: '22' } });
    const planned = async () => (await read()).plan;
    expect((await read()).worked).toBeNull();
    expect(await planned()).toMatchObject({ finish: null, reason: { kind: 'no_calendar' }, steps: [] });
    await page.production
      .api(saveWorkCalendar)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { work_center_id: null, hours: [8, 8, 8, 8, 8, 8, 8] } });
    const { worked } = await read();
    expect(worked).toMatchObject({ hours: [8, 8, 8, 8, 8, 8, 8], time_zone: 'Europe/Vilnius' });
    expect(worked?.closed).toContain(`${new Date().getUTCFullYear()}-12-25`);
    // nobody has estimated work center 50
    expect(await planned()).toMatchObject({
      ...{ finish: null, reason: { kind: 'unestimated', operations: 1 } },
      steps: [{ work_center_id: page.centers['40'] }],
    });
    await page.production.sql('UPDATE operation SET amount = 30 WHERE order_id = 22 AND amount IS NULL');
    const { finish, steps } = await planned();
    expect(steps.map(({ work_center_id: id }) => page.floor.codeOf(id))).toEqual(['40', '50']);
    const [first, second] = steps;
    expect([second?.begin, second?.end.day]).toEqual([first?.end, finish]);
  });
});
