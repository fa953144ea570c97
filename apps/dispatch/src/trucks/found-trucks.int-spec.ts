import { FOUND_OF_A_KIND, searchTrucks } from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

describe('trucks of the search everywhere', () => {
  let dispatch: TestService;
  beforeAll(async () => {
    dispatch = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
  });
  afterAll(() => dispatch.world.close());
  const found = async (text: string, as = people.planner()) =>
    (await dispatch.api(searchTrucks).as(as).ok({ text })).map(({ number }) => number);
  const truck = (number: string, description: string, day: string, plate = '') =>
    dispatch.sql(
      `WITH made AS (INSERT INTO vehicles (company_id, make, number_plate, trailer_number_plate, driver) SELECT 1, 'Volvo', 'A', $4::text, '' WHERE $4 <> '' RETURNING id)
       INSERT INTO trucks (company_id, number, description, delivery_date, status, width, length, height, max_pallet_weight, vehicle_id)
       VALUES (1, $1, $2, $3, 1, 2450, 13600, 2700, 2000, (SELECT id FROM made))`,
      [number, description, day, plate],
    );

  it('BEY-29a are found by number, description and plate, the latest first; only five, of the own company only', async () => {
    for (let nth = 1; nth <= 7; nth++) await truck(`T36-10${nth}`, `Oslo ${nth}`, `2036-01-0${nth}`);
    await truck('T36-118', 'Reisas į Bergeną', '2036-02-01', 'KTR 218');
    expect(await found('t36118')).toEqual(['T36-118']);
    expect(await found('ktr 2')).toEqual(['T36-118']);
    expect(await found('bergen')).toEqual(['T36-118']);
    expect(await found('T36-1')).toEqual(['T36-118', 'T36-107', 'T36-106', 'T36-105', 'T36-104']);
    expect(await found('T36-103')).toEqual(['T36-103']);
    expect(await found('oslo')).toHaveLength(FOUND_OF_A_KIND);
    expect(await found('%')).toEqual([]);
    expect(await found('T36-118', people.stranger())).toEqual([]);
  });
});
