import { truckLabels } from './truck-labels';
import type { ViewerTruck } from './viewer-types';

describe('names over the pallets of a floor', () => {
  it('stand over the middle of the top as the pallet is turned; a pallet without a name has none', () => {
    const pallet = { lengthMm: 2400, widthMm: 1000, heightMm: 2200, x: 0, y: 0, isTurned: false, massKg: 1, group: 1 };
    const pallets = [
      { ...pallet, id: 1, xMm: 100, yMm: 50, label: 'P26-0001' },
      { ...pallet, id: 2, xMm: 2600, yMm: 0, isTurned: true, label: 'P26-0002' },
      { ...pallet, id: 3, xMm: 5000, yMm: 0 },
    ];
    expect(truckLabels({ pallets } as unknown as ViewerTruck)).toEqual([
      {
        id: 1,
        text: 'P26-0001',
        at: [1300, 550, 2200],
        box: [
          [100, 50, 0],
          [2500, 1050, 2200],
        ],
        color: 'group1',
      },
      {
        id: 2,
        text: 'P26-0002',
        at: [3100, 1200, 2200],
        box: [
          [2600, 0, 0],
          [3600, 2400, 2200],
        ],
        color: 'group1',
      },
    ]);
  });
});
