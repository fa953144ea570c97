import { readableLabels, type LabelPlace } from './label-places';

const at = (id: number, xPx: number, distance: number): LabelPlace => ({ id, xPx, yPx: 100, widthPx: 60, distance });

describe('names over pallets', () => {
  it('give way to nearer ones that they would lie on', () => {
    expect([...readableLabels([at(1, 0, 9), at(2, 30, 5), at(3, 200, 7)], [])].toSorted()).toEqual([2, 3]);
  });
  it('are shown of the pallet that is pointed at and of the selected one, whatever stands nearer', () => {
    expect([...readableLabels([at(1, 0, 9), at(2, 30, 5), at(3, 20, 7)], [1, 2])]).toEqual([1]);
    expect([...readableLabels([at(1, 0, 9), at(2, 30, 5)], [null, 1])]).toEqual([1]);
  });
});
