import { stopsOfDeparture, type LoadedPallet } from './stops-of-departure';

const pallet = (id: number, key: string, over: Partial<LoadedPallet> = {}): LoadedPallet => ({
  ...{
    pallet_id: id as never,
    shown_number: `P${id}`,
    key,
    label: `Gatvė ${key}`,
    customers: [`UAB ${key}`],
    priority: 100,
  },
  ...{ length: 2000, width: 1000, height: 2000, weight: 500, x: 0, y: 0, is_turned: false, products: [] },
  ...over,
});
const shown = (loaded: readonly LoadedPallet[]) =>
  stopsOfDeparture(loaded).map(({ place, label, pallets }) => [
    place,
    label,
    pallets.map(({ pallet_id: id }) => Number(id)),
  ]);

describe('the stops of a departure', () => {
  it('BEY-26 stand in the planned order of unloading, their pallets from the doors inwards', () => {
    const loaded = [
      pallet(1, 'a', { priority: 2, x: 0 }),
      pallet(2, 'a', { priority: 2, x: 2000 }),
      pallet(3, 'b', { priority: 1, x: 4000, y: 1000 }),
      pallet(4, 'b', { priority: 1, x: 4000, y: 0 }),
    ];
    expect(shown(loaded)).toEqual([
      [1, 'Gatvė b', [4, 3]],
      [2, 'Gatvė a', [2, 1]],
    ]);
  });

  it('BEY-26 without a planned order are unloaded as they stand nearer to the doors', () => {
    const loaded = [
      pallet(1, 'a', { x: 0 }),
      pallet(2, 'b', { x: 2000 }),
      pallet(3, 'c', { x: 1500, is_turned: true }),
    ];
    expect(shown(loaded).map(([, label]) => label)).toEqual(['Gatvė b', 'Gatvė c', 'Gatvė a']);
    expect(shown([])).toEqual([]);
  });
});
