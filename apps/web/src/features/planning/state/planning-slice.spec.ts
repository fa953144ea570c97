import { planningActions as act, planningSlice } from './planning-slice';

const reduce = (...actions: Parameters<typeof planningSlice.reducer>[1][]) =>
  actions.reduce<ReturnType<typeof planningSlice.reducer> | undefined>((state, action) => planningSlice.reducer(state, action), undefined)!;
const record = (productId: number) => ({
  productId,
  before: { palletId: null, place: null },
  after: { palletId: 1, place: null },
  made: false,
});

describe('what is chosen on the planning page', () => {
  it('toggles pallets and forgets them when other orders are shown', () => {
    expect(reduce(act.palletToggled(1), act.palletToggled(2), act.palletToggled(1)).selectedPallets).toEqual([2]);
    expect(reduce(act.palletToggled(1), act.filterChanged()).selectedPallets).toEqual([]);
  });

  it('PLN-06 keeps a temporary pallet until its first product makes it real', () => {
    const temporary = { key: 't', length: 1000, width: null, comment: null };
    expect(reduce(act.temporaryAdded(temporary)).temporaries).toEqual([temporary]);
    expect(reduce(act.temporaryAdded(temporary), act.temporaryRemoved('t')).temporaries).toEqual([]);
  });
});

describe('the history of moves', () => {
  it('goes back and forth, and a new move ends what could be redone', () => {
    const back = reduce(act.moveRecorded(record(1)), act.moveRecorded(record(2)), act.moveUndone());
    expect([back.done.map((each) => each.productId), back.undone.map((each) => each.productId)]).toEqual([[1], [2]]);
    const again = planningSlice.reducer(back, act.moveRedone());
    expect(again.done.map((each) => each.productId)).toEqual([1, 2]);
    expect(planningSlice.reducer(back, act.moveRecorded(record(3))).undone).toEqual([]);
  });

  it('follows a pallet that was made anew', () => {
    const state = reduce(
      act.moveRecorded(record(1)),
      act.moveRecorded(record(2)),
      act.moveUndone(),
      act.palletReplaced({ from: 1, to: 9 }),
    );
    expect([...state.done, ...state.undone].map((each) => each.after.palletId)).toEqual([9, 9]);
  });

  it('does nothing when there is nothing to take back', () => {
    expect(reduce(act.moveUndone(), act.moveRedone()).done).toEqual([]);
  });
});
