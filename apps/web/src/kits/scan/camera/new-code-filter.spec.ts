import { createNewCodeFilter } from './new-code-filter';

describe('a code in front of the camera', () => {
  it('BEY-03b counts once for as long as it is held there, and again when it comes back', () => {
    const isNew = createNewCodeFilter();
    const at = [0, 100, 1_400, 2_800, 4_299, 5_799];
    expect(at.map((moment) => isNew('a', moment))).toEqual([true, false, false, false, false, true]);
  });

  it('BEY-03b takes another code at once, and the first one again only after it was away', () => {
    const isNew = createNewCodeFilter();
    expect([isNew('a', 0), isNew('b', 100), isNew('a', 200), isNew('b', 1_700)]).toEqual([true, true, false, true]);
  });
});
