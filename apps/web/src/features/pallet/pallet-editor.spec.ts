import { isRefused, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { errorProducts } from '../../app/packing/error-products';
import { dropLoad, shiftLoad } from './commands/drop-load';
import { planSync } from './commands/plan-sync';
import { panelVerbs, refusalOf, runVerb, verbKeys } from './commands/registry';
import { editorActions as act, editorSlice, type EditorState } from './state/editor-slice';
import { chosenPart, offCentre, rowPlace, shownRow, stackRoot } from './state/selectors';

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
  limits: { palletHeightMm: 120, maxHeightMm: 2500, maxMassKg: 2000, spacingBetweenMm: 10, spacingEndsMm: 0, spacingSidesMm: 0 },
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
    expect(place(runVerb('move_to_upper_row_end', pallet(product(1), product(4, { yMm: 110 })), 4, null), 4)).toEqual([1010, 0, 0]);
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
    const load = pallet(product(1, { widthMm: 2400 }), product(2, { widthMm: 2400, yMm: 110 }), product(3, { widthMm: 2400, yMm: 220 }));
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

describe('what is told to the server', () => {
  const stood = sample().products;

  it('is nothing when the draft is what it has', () => {
    expect(planSync(stood, sample().products)).toEqual({ kind: 'nothing' });
  });

  it('is the whole arrangement when something stands elsewhere', () => {
    const draft = stood.map((each) => (each.id === 4 ? { ...each, xMm: 300 } : each));
    expect(planSync(stood, draft)).toEqual({ kind: 'arrange', products: draft });
  });

  it('is each product that left from the top down, and back from the bottom up', () => {
    expect(planSync(stood, stood.slice(2))).toEqual({ kind: 'moves', off: [2, 1], on: [] });
    const back = planSync(stood.slice(2), stood);
    expect(back.kind === 'moves' && back.on.map((each) => each.id)).toEqual([1, 2]);
  });
});

describe('the history of the editor', () => {
  const run = (...actions: Parameters<typeof editorSlice.reducer>[1][]): EditorState =>
    actions.reduce<EditorState | undefined>((state, action) => editorSlice.reducer(state, action), undefined)!;
  const [a, b, c] = [[product(1)], [product(1, { xMm: 10 })], [product(1, { xMm: 20 })]] as const;
  const seen = act.palletSeen({ palletId: 7, version: 1, places: 'a' });

  it('goes back one gesture at a time and forth again', () => {
    const two = [seen, act.arranged({ before: a, after: b }), act.arranged({ before: b, after: c })];
    const back = run(...two, act.undone({ now: c }));
    expect([back.draft, back.future]).toEqual([b, [c]]);
    expect(run(...two, act.undone({ now: c }), act.undone({ now: b })).draft).toEqual(a);
    expect(run(...two, act.undone({ now: c }), act.redone({ now: b })).draft).toEqual(c);
  });

  it('keeps a newer draft while an older one is being saved', () => {
    const state = run(
      seen,
      act.arranged({ before: a, after: b }),
      act.saveStarted(),
      act.arranged({ before: b, after: c }),
      act.saveDone({ version: 2, draft: b }),
    );
    expect([state.draft, state.version]).toEqual([c, 2]);
    expect(run(seen, act.arranged({ before: a, after: b }), act.saveStarted(), act.saveDone({ version: 2, draft: b })).draft).toBeNull();
  });

  it('ends when somebody else changed the pallet, not when we did', () => {
    const mine = [seen, act.arranged({ before: a, after: b }), act.saveStarted(), act.saveDone({ version: 2, draft: b })];
    const ours = act.palletSeen({ palletId: 7, version: 2, places: 'b' });
    expect(run(...mine, ours).past).toHaveLength(1);
    expect(run(...mine, ours, act.palletSeen({ palletId: 7, version: 3, places: 'c' })).past).toEqual([]);
    expect(run(...mine, ours, act.palletSeen({ palletId: 8, version: 1, places: 'b' })).past).toEqual([]);
  });

  it('goes on when only a remark or a setting was changed', () => {
    const moved = [seen, act.arranged({ before: a, after: b }), act.saveStarted(), act.saveDone({ version: 2, draft: b })];
    const state = run(
      ...moved,
      act.palletSeen({ palletId: 7, version: 2, places: 'b' }),
      act.palletSeen({ palletId: 7, version: 3, places: 'b' }),
    );
    expect([state.past.length, state.version]).toEqual([1, 3]);
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
    const both = pallet(product(1, { heightMm: 2450 }), product(3, { heightMm: 2400, xMm: 1010 }), product(4, { yMm: 110 }));
    expect([...errorProducts(both)]).toEqual([1, 3]);
    expect(errorProducts(sample()).size).toBe(0);
  });

  it('knows how far the load leans', () => {
    expect(offCentre(pallet(product(1)))).toEqual({ alongMm: -700, acrossMm: -550 });
    expect(offCentre(pallet())).toBeNull();
  });
});
