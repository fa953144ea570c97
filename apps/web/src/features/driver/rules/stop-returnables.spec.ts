import { countedReturnables, withCount, withDelivered } from './stop-returnables';

const line = (kind_id: number, over: object = {}) =>
  ({
    holder_id: 1,
    customer: 'UAB Langma',
    kind_id,
    kind: 'Paletė',
    form: 'pallet',
    proposed: 2,
    held: 5,
    given: null,
    taken: null,
    ...over,
  }) as never;
const moved = (kind_id: number, given: number, taken: number) => ({ holder_id: 1, kind_id, given, taken }) as never;

describe('BEY-17a what a driver leaves and takes along at a stop', () => {
  it('is what the pallets propose until it is counted', () => {
    expect(countedReturnables([line(1), line(2, { proposed: 0 })], [moved(2, 0, 4)])).toEqual([
      moved(1, 2, 0),
      moved(2, 0, 4),
    ]);
  });

  it('is counted one by one, never below nothing', () => {
    const one = withCount([moved(1, 2, 0), moved(2, 1, 1)], moved(1, 2, 0), 'taken', 1);
    expect(one).toEqual([moved(1, 2, 1), moved(2, 1, 1)]);
    expect(withCount(one, moved(2, 1, 1), 'given', -1)).toEqual([moved(1, 2, 1), moved(2, 0, 1)]);
    expect(withCount([moved(1, 0, 0)], moved(1, 0, 0), 'given', -1)).toEqual([moved(1, 0, 0)]);
  });

  it('stays as it was delivered, while that waits on the device too', () => {
    const delivered = withDelivered([line(1), line(2)], [moved(1, 3, 1)]);
    expect(delivered).toMatchObject([
      { given: 3, taken: 1 },
      { given: 0, taken: 0 },
    ]);
    expect(countedReturnables(delivered, [moved(1, 9, 9)])).toEqual([moved(1, 3, 1), moved(2, 0, 0)]);
  });
});
