import type { PalletId } from '@mullion/contracts';
import { hasAllNumbers, preparationStep } from './print-choice';

const pallet = (status: number, number: string | null) => ({
  id: 1 as PalletId,
  number,
  shown_number: number ?? '#1',
  status,
  printable: true,
  temporary: false,
});

describe('printing the preparation list', () => {
  it('PLN-11 asks when a pallet is not prepared yet and names only those', () => {
    const step = preparationStep([pallet(0, null), pallet(1, 'P260001')], 2);
    expect(step).toEqual({ kind: 'ask', unprepared: [pallet(0, null)] });
  });

  it('PLN-11 prints again without asking when all are prepared', () => {
    expect(preparationStep([pallet(1, 'P260001')], 2)).toEqual({ kind: 'print' });
    expect(preparationStep([pallet(1, 'P260001')], 6)).toEqual({ kind: 'print' });
  });

  it('PLN-11 shows the read-only type that the chosen pallets are not prepared', () => {
    expect(preparationStep([pallet(0, null)], 6)).toEqual({ kind: 'refuse' });
  });

  it('PLN-11 allows the loading list only when all chosen have a number', () => {
    expect(hasAllNumbers([pallet(1, 'P260001'), pallet(0, null)])).toBe(false);
    expect(hasAllNumbers([pallet(1, 'P260001')])).toBe(true);
    expect(hasAllNumbers([])).toBe(false);
  });
});
