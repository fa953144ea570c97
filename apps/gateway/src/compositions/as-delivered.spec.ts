import type { SharedPallet, SharedTruck } from '@mullion/contracts';
import { asDelivered } from './as-delivered';

const counts = (all: number, delivered: number) => ({ all, made: all, packed: all, left: all, delivered });
const pallet = (shown_number: string, state: SharedPallet['state'] = 'left') =>
  ({ shown_number, state }) as SharedPallet;
const truck = (state: SharedTruck['state'], ...numbers: string[]) =>
  ({ state, loads: [...numbers, null].map((shown_number) => ({ shown_number })) }) as unknown as SharedTruck;
const seen = (delivered: number, trucks: SharedTruck[] | null) => {
  const page = asDelivered({
    order: { counts: counts(5, delivered) },
    pallets: [pallet('P1'), pallet('P2'), pallet('P3', 'loaded')],
    trucks,
  });
  return [page.trucks?.map(({ state }) => state), page.pallets?.map(({ state }) => state)];
};

describe('what a customer reads after the delivery', () => {
  it('BEY-11 is that pallets of a truck that is unloaded are delivered, the others on their way', () => {
    expect(seen(2, [truck('delivered', 'P1'), truck('left', 'P2')])).toEqual([
      ['delivered', 'left'],
      ['delivered', 'left', 'loaded'],
    ]);
  });
  it('BEY-11 is that nothing is on its way when every product is delivered, whoever said so', () => {
    expect(seen(5, [truck('left', 'P1', 'P2')])).toEqual([['delivered'], ['delivered', 'delivered', 'loaded']]);
    expect(seen(5, null)).toEqual([undefined, ['delivered', 'delivered', 'loaded']]);
    expect(seen(0, null)).toEqual([undefined, ['left', 'left', 'loaded']]);
  });
});
