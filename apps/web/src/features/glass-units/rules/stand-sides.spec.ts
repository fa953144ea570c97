import { standsOf } from './stand-sides';

const load = (stand_number: string, stand_side: 'A' | 'B' | null, units: number) => ({
  ...{ stand_number, stand_side, units },
  orders: ['26-0405'],
  area: 1.2,
  tallest: 1060,
});

it('sides of a stand stand together, in the order of their stands', () => {
  const stands = standsOf([load('2', 'A', 3), load('2', 'B', 1), load('10', null, 4)]);
  expect(stands.map(({ number, a, b, other }) => [number, a?.units, b?.units, other?.units])).toEqual([
    ['2', 3, 1, undefined],
    ['10', undefined, undefined, 4],
  ]);
});
