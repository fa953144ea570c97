import { DEFAULT_OFFSET_LIMITS, isRefused, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { errorProducts } from '../../entities/pallet/error-products';
import { dropLoad, shiftLoad } from './commands/drop-load';
import { panelVerbs, refusalOf, runVerb, verbKeys } from './commands/registry';
import { chosenPart, rowPlace, shownRow, stackRoot } from './state/selectors';

const product = (id: number, at: Partial<PlacedProduct> = {}): PlacedProduct => ({
  id,
  orderKey: 'o',
  addressKey: 'a',
  category: 1,
  widthMm: 1000,
  heightMm: 1000,
  depthMm: 100,
  massKg: 40,
  canBeFlipped: true,
  partOf: null,
  xMm: 0,
  yMm: 0,
  zMm: 0,
  isFlipped: false,
  ...at,
});
const pallet = (...products: PlacedProduct[]): PalletLoad => ({
  lengthMm: 2400,
  widthMm: 1200,
  limits: {
    palletHeightMm: 120,
    maxHeightMm: 2500,
    maxMassKg: 2000,
    spacingBetweenMm: 10,
    spacingEndsMm: 0,
    spacingSidesMm: 0,
    offset: DEFAULT_OFFSET_LIMITS,
  },
  products,
  structure: null,
  makesLegs: true,
  tallPalletRule: false,
});
const open = { status: 0, truckId: null, isOwned: true };
/** Back row: 1 with 2 on top, then 3; front row: 4. */
const sample = () => pallet(product(1), product(2, { zMm: 1000 }), product(3, { xMm: 1010 }), product(4, { yMm: 110 }));
const place = (result: ReturnType<typeof runVerb>, id: number) => {
  if (isRefused(result)) throw new Error(result.violations.map((each) => each.code).join());
  const found = result.load.products.find((each) => each.id === id);
  return found && [found.xMm, found.yMm, found.zMm];
};

describe('the verbs of the editor', () => {
  it('PED-02 put a load on a stack, down again, and to the end of the upper row', () => {
    expect(place(runVerb('stack_on_top', sample(), 4, 3), 4)).toEqual([1010, 0, 1000]);
    expect(place(runVerb('move_down', sample(), 2, null), 2)).toEqual([0, 220, 0]);
    expect(place(runVerb('move_to_upper_row_end', pallet(product(1), product(4, { yMm: 110 })), 4, null), 4)).toEqual([
      1010, 0, 0,
    ]);
  });

  it('PED-02 take a load with everything on it off the pallet', () => {
    const result = runVerb('put_away', sample(), 1, null);
    expect(isRefused(result) ? [] : result.unplaced.map((each) => each.id)).toEqual([1, 2]);
  });

  it('PED-02 say why not: a product that cannot be flipped, a locked pallet, a prepared one', () => {
    const stiff = pallet(product(1, { canBeFlipped: false }));
    expect(refusalOf('flip', stiff, 1, open)?.code).toBe('can_not_be_flipped');
    expect(refusalOf('move_down', sample(), 2, { ...open, status: 2 })?.code).toBe('pallet.locked');
    expect(refusalOf('put_away', sample(), 1, { ...open, status: 1 })?.code).toBe('pallet.confirmed');
    expect(refusalOf('flip', sample(), 3, { ...open, status: 1 })?.code).toBe('pallet.confirmed');
    expect(refusalOf('move_to_upper_row_end', sample(), 1, open)?.code).toBe('pallet.no_upper_row');
  });

  it('have a key each', () => {
    expect(new Set(panelVerbs.map((verb) => verbKeys[verb])).size).toBe(panelVerbs.length);
  });
});

describe('dragging', () => {
  it('PED-02 snaps to neighbours and rows within 40 mm', () => {
    const { result, guideXMm } = dropLoad(sample(), 4, 1035, 95);
    expect(place(result, 4)).toEqual([1010, 110, 0]);
    expect(guideXMm).toBe(1010);
  });

  it('PED-02 takes what stands on it along', () => {
    const dropped = dropLoad(sample(), 1, 0, 500);
    expect([place(dropped.result, 1), place(dropped.result, 2)]).toEqual([
      [0, 500, 0],
      [0, 500, 1000],
    ]);
  });

  it('PED-02 makes a row between two rows where there is no room', () => {
    const load = pallet(
      product(1, { widthMm: 2400 }),
      product(2, { widthMm: 2400, yMm: 110 }),
      product(3, { widthMm: 2400, yMm: 220 }),
    );
    const { result } = dropLoad(load, 3, 0, 60);
    expect(place(result, 3)).toEqual([0, 110, 0]);
    expect(place(result, 2)).toEqual([0, 220, 0]);
  });

  it('keeps the load inside the pallet', () => {
    expect(place(dropLoad(sample(), 4, 5000, 5000).result, 4)).toEqual([1400, 1100, 0]);
  });

  it('by arrows refuses what would overlap', () => {
    expect(isRefused(shiftLoad(sample(), 3, -10, 0))).toBe(true);
    expect(place(shiftLoad(sample(), 3, 10, 0), 3)).toEqual([1020, 0, 0]);
  });
});

describe('what the editor shows', () => {
  it('chooses the whole stack from above and says where it stands', () => {
    expect(stackRoot(sample(), 2)).toBe(1);
    expect([...chosenPart(sample(), 1)]).toEqual([1, 2]);
    expect(rowPlace(sample(), 3)).toEqual({ row: 1, place: 2 });
  });

  it('shows the row of the selection from the side, else the front row', () => {
    expect(shownRow(sample(), 3, null)).toBe(0);
    expect(shownRow(sample(), null, null)).toBe(1);
    expect(shownRow(sample(), null, 9)).toBe(1);
  });

  it('PED-01 marks the stack over the height red', () => {
    const high = pallet(product(1), product(2, { zMm: 1000, heightMm: 1500 }));
    expect([...errorProducts(high)]).toEqual([2]);
    const both = pallet(
      product(1, { heightMm: 2450 }),
      product(3, { heightMm: 2400, xMm: 1010 }),
      product(4, { yMm: 110 }),
    );
    expect([...errorProducts(both)]).toEqual([1, 3]);
    expect(errorProducts(sample()).size).toBe(0);
  });
});
