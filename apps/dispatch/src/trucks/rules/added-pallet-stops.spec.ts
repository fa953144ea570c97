import { addedPalletStops } from './added-pallet-stops';

const pallet = (palletId: number, key: string, priority: number | null, ownPriority: number | null = null) => ({
  palletId,
  key,
  priority,
  ownPriority,
});

describe('pallets that come onto a truck', () => {
  it('TRK-03 are unloaded with the others of their stop', () => {
    const loads = [
      pallet(1, 'kaunas', 1),
      pallet(2, 'vilnius', 2),
      pallet(3, 'kaunas', null, 7),
      pallet(4, 'vilnius', null),
    ];
    expect([...addedPalletStops(loads)]).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  it('TRK-03 have the place that was written on one of them where their stop has none, or stay without', () => {
    const loads = [
      pallet(1, 'kaunas', 1),
      pallet(2, 'oslo', null, 4),
      pallet(3, 'riga', null),
      pallet(4, 'oslo', null),
      pallet(5, 'oslo', null, 3),
    ];
    expect([...addedPalletStops(loads)]).toEqual([
      [2, 3],
      [4, 3],
      [5, 3],
    ]);
  });
});
