import type { ChangeAct, ProductChange } from '@mullion/contracts';
import { decideChanges } from './decide-changes';

const change = (product_id: number, group: ProductChange['group'], choices: ChangeAct[]) => ({
  change: { product_id: product_id as ProductChange['product_id'], group, choices, seen: 'now' },
});
const free = change(1, 'free', ['take', 'keep']);
const begun = change(2, 'decide', ['take', 'keep', 'remake']);
const loaded = change(3, 'fixed', ['keep']);
const decided = (decisions: { product_id: number; act: ChangeAct; seen?: string }[]) => {
  const branded = decisions.map((one) => ({ ...one, product_id: one.product_id as ProductChange['product_id'] }));
  const found = decideChanges([free, begun, loaded], branded);
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, changes]) =>
      changes.length === 0 ? [] : [[name, changes.map((one: typeof free) => one.change.product_id as number)]],
    ),
  );
};

describe('BEY-37c what is decided about changes', () => {
  it('is needed for all that something has been done with', () => {
    expect(decided([])).toEqual({ taken: [1], undecided: [2, 3] });
  });

  it('is done as it was said', () => {
    const keep = { product_id: 3, act: 'keep' } as const;
    expect(decided([{ product_id: 2, act: 'take' }, keep])).toEqual({ taken: [1, 2], kept: [3] });
    expect(decided([{ product_id: 2, act: 'remake' }, keep])).toEqual({ taken: [1], remade: [2], kept: [3] });
    expect(decided([{ product_id: 1, act: 'keep' }, { product_id: 2, act: 'keep' }, keep])).toEqual({
      kept: [1, 2, 3],
    });
  });

  it('is asked for again when something was done since, and refused when it cannot be done', () => {
    expect(decided([{ product_id: 2, act: 'take', seen: 'before' }])).toEqual({ taken: [1], undecided: [2, 3] });
    expect(decided([{ product_id: 2, act: 'take', seen: 'now' }])).toEqual({ taken: [1, 2], undecided: [3] });
    expect(decided([{ product_id: 3, act: 'take' }])).toEqual({ taken: [1], undecided: [2], impossible: [3] });
  });

  it('about a product that does not change is passed over: the same may come twice', () => {
    expect(decided([{ product_id: 9, act: 'take' }])).toEqual({ taken: [1], undecided: [2, 3] });
  });
});
