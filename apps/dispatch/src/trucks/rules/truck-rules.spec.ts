import { groupLoads } from './group-loads';
import { movement, raisedByPallets } from './truck-life';

describe('truck life', () => {
  it('TSC-01 the first loaded pallet makes the truck loading, all make it loaded', () => {
    expect(raisedByPallets(1, [1, 1])).toBe(1);
    expect(raisedByPallets(1, [3, 1])).toBe(2);
    expect(raisedByPallets(2, [3, 3])).toBe(3);
  });
  it('never lowers and never touches a truck that has left', () => {
    expect(raisedByPallets(3, [1, 3])).toBe(3);
    expect(raisedByPallets(4, [3, 3])).toBe(4);
    expect(raisedByPallets(1, [])).toBe(1);
  });
  it('TSC-02d every way to 4 is the departure, back below a recall', () => {
    expect([movement(3, 4), movement(1, 5), movement(4, 3), movement(4, 5), movement(1, 2)]).toEqual([
      'departure',
      'departure',
      'recall',
      'change',
      'change',
    ]);
  });
});

describe('dispatch groups', () => {
  const load = (palletId: number, address: string, order: string, priority: number | null = null) => ({
    ...{ palletId, priority },
    addressKeys: [address],
    addresses: [`${address} g.`],
    orderNumbers: [order],
  });
  it('TRK-03a groups by delivery address, or by order with the feature', () => {
    const loads = [load(3, 'B', '26-2'), load(1, 'A', '26-1'), load(2, 'B', '26-3')];
    expect([...groupLoads(loads, false)].map(([id, g]) => [id, g.group, g.label])).toEqual([
      [1, 0, 'A g.'],
      [2, 1, 'B g.'],
      [3, 1, 'B g.'],
    ]);
    expect(groupLoads(loads, true).get(3)).toEqual({ key: '26-2', group: 2, label: '26-2' });
  });
  it('TRK-03a numbers them as they are unloaded, those without a place last', () => {
    const loads = [load(1, 'A', '26-1'), load(2, 'B', '26-2', 2), load(3, 'C', '26-3', 1), load(4, 'B', '26-4', 2)];
    const groups = groupLoads(loads, false);
    expect([1, 2, 3, 4].map((id) => groups.get(id)?.group)).toEqual([2, 1, 0, 1]);
  });
});
