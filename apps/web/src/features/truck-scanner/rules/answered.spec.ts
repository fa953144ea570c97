import { palletStatus, truckStatus, type Truck } from '@mullion/contracts';
import { notReadYet, withAnswered } from './answered';

const truckOf = (...statuses: number[]) =>
  ({
    status: truckStatus.planned,
    pallets: statuses.map((status, n) => ({ pallet_id: n + 1, status })),
  }) as unknown as Truck;
const { prepared, loaded } = palletStatus;

describe('pallets answered at the truck scanner', () => {
  it('TSC-01 stay loaded when a truck is read that does not know it yet', () => {
    const known = withAnswered(truckOf(prepared, prepared), new Map([[1, loaded]]));
    expect(known.pallets.map(({ status }) => status)).toEqual([loaded, prepared]);
    expect(known.status).toBe(truckStatus.loading);
  });

  it('BEY-08b stay off when a truck is read on which they are still loaded', () => {
    expect(withAnswered(truckOf(loaded), new Map([[1, prepared]])).pallets[0]?.status).toBe(prepared);
  });

  it('TSC-01 are as they are read once that has come: then it is the truck that says what others do', () => {
    const answered = new Map([[1, loaded]]);
    const read = truckOf(loaded + 1, prepared);
    expect(withAnswered(read, answered)).toBe(read);
    expect(notReadYet(read, answered).size).toBe(0);
    expect(notReadYet(truckOf(prepared), answered).size).toBe(1);
  });

  it('TSC-01 are forgotten when they are not on this truck any more', () => {
    expect(notReadYet(truckOf(), new Map([[1, loaded]])).size).toBe(0);
  });
});
