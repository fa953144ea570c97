import { planningActions as act, planningSlice } from './planning-slice';

const reduce = (...actions: Parameters<typeof planningSlice.reducer>[1][]) =>
  actions.reduce<ReturnType<typeof planningSlice.reducer> | undefined>(
    (state, action) => planningSlice.reducer(state, action),
    undefined,
  )!;
const shown = (filterKey: string) => act.ordersShown({ filterKey, firstOrder: 7 });

describe('what is chosen on the planning page', () => {
  it('toggles pallets and forgets them when other orders are shown', () => {
    expect(reduce(act.palletToggled(1), act.palletToggled(2), act.palletToggled(1)).selectedPallets).toEqual([2]);
    expect(reduce(shown('a'), act.palletToggled(1), shown('b')).selectedPallets).toEqual([]);
  });

  it('PLN-06 keeps a temporary pallet until its first product makes it real', () => {
    const temporary = { key: 't', length: 1000, width: null, comment: null };
    expect(reduce(act.temporaryAdded(temporary)).temporaries).toEqual([temporary]);
    expect(reduce(act.temporaryAdded(temporary), act.temporaryAdded(temporary)).temporaries).toHaveLength(1);
    expect(reduce(act.temporaryAdded(temporary), act.temporaryRemoved('t')).temporaries).toEqual([]);
  });

  it('keeps temporary pallets, the selection and open orders when the same orders are read again', () => {
    const temporary = { key: 't', length: 1000, width: null, comment: null };
    const worked = [
      shown('a'),
      act.orderToggled(7),
      act.orderToggled(8),
      act.temporaryAdded(temporary),
      act.productSelected(3),
    ];
    const state = reduce(...worked);
    expect(reduce(...worked, shown('a'))).toEqual(state);
    expect(state).toMatchObject({ openOrders: [8], temporaries: [temporary], selectedProduct: 3 });
  });
});
