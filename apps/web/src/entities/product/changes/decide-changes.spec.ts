import type { ChangeAct, ProductChange } from '@mullion/contracts';
import { actOf, choose, decisionsOf, undecidedOf } from './decide-changes';

const change = (product_id: number, group: ProductChange['group'], choices: ChangeAct[]) =>
  ({ product_id, group, choices, seen: `s${product_id}` }) as unknown as ProductChange;
const [free, begun, loaded] = [
  change(1, 'free', ['take', 'keep']),
  change(2, 'decide', ['take', 'keep', 'remake']),
  change(3, 'fixed', ['keep']),
] as const;
const all = [free, begun, loaded];

describe('decisions about products that change', () => {
  it('BEY-37c are open for what has been worked on, and for nothing else', () => {
    expect(all.map((one) => actOf(one, new Map()))).toEqual(['take', null, 'keep']);
    expect(undecidedOf(all, new Map())).toEqual([begun]);
    expect(undecidedOf(all, choose(new Map(), [begun], 'remake'))).toEqual([]);
  });

  it('are sent with the state that they were made on; what changes freely needs none unless it is kept', () => {
    expect(decisionsOf(all, choose(new Map(), [begun], 'take'))).toEqual([
      { product_id: 2, act: 'take', seen: 's2' },
      { product_id: 3, act: 'keep', seen: 's3' },
    ]);
    expect(decisionsOf([free], choose(new Map(), [free], 'keep'))).toEqual([
      { product_id: 1, act: 'keep', seen: 's1' },
    ]);
  });

  it('are asked for again when what was chosen is no choice any more, or something was done since', () => {
    const chosen = choose(new Map(), [begun], 'take');
    expect(actOf(change(2, 'decide', ['keep', 'remake']), chosen)).toBeNull();
    expect(actOf({ ...begun, seen: 'later' }, chosen)).toBeNull();
  });
});
