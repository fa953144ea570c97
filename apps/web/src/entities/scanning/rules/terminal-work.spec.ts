import { workOf } from './terminal-work';

const pallet = (truck: number) => ({ act: { kind: 'load-pallet', code: 'P', truck, name: 'T' } }) as const;
const product = (id: number) =>
  ({ act: { kind: 'load-product', code: 'B', onto: { pallet: id, name: 'P' } } }) as const;

describe('what a terminal works on', () => {
  it('BEY-02a is what is open and what has scans that wait, each with how many', () => {
    expect(workOf({ kind: 'truck', id: 7 }, [pallet(7), pallet(7), product(3)])).toEqual([
      { kind: 'truck', id: 7, waiting: 2 },
      { kind: 'pallet', id: 3, waiting: 1 },
    ]);
    expect(workOf({ kind: 'pallet', id: 3 }, [])).toEqual([{ kind: 'pallet', id: 3, waiting: 0 }]);
    expect(workOf(null, [{ act: { kind: 'change-status', code: 'x', status: 8 } }])).toEqual([]);
  });
});
