import type { Problem } from '@mullion/contracts';
import { dueNow, forgotten, nextAttemptIn, type SendingState } from '../../kits/outbox/rules/queue';
import { actRules } from './act-rules';
import { targetOf, type Act, type Kept } from './acts';

const { openedBy, resolved, refusedUnseen } = actRules;
let seq = 0;
const kept = (act: Act, over: Partial<Kept> = {}): Kept => {
  seq += 1;
  const id = `id-${seq}`;
  return {
    id,
    seq,
    at: 0,
    person: '5',
    company: 1,
    problem: null,
    opened: null,
    act,
    target: targetOf(id, act),
    ...over,
  };
};
const load = (code: string, pallet: number) => kept({ kind: 'load-product', code, onto: { pallet, name: 'P' } });
const state = (retryAt: readonly (readonly [string, number])[] = []): SendingState => ({
  busy: new Set(),
  retryAt: new Map(retryAt),
});
const due = (list: readonly Kept[], sending = state()) => dueNow(actRules, list, sending, 0).map(({ act }) => act.code);
const problem = (status: number, code: string): Problem => ({ type: '', title: '', status, code });

describe('scans and undos in the outbox', () => {
  const failing = load('a', 1);
  const aside = { ...failing, failed: 5 };

  it('BEY-02 BEY-22 a code of which is not known yet whether it is a rack is not sent; what is scanned again follows it', () => {
    const early = kept({ kind: 'rack-or-thing', code: 'u', direction: 'in' });
    const queue = [
      early,
      kept({ kind: 'at-rack', code: 'u', rack: 'A-01' }),
      kept({ kind: 'at-rack', code: 'v', rack: 'A-01' }),
    ];
    expect(due(queue)).toEqual(['v']);
    expect(nextAttemptIn([early], state(), 0)).toBeNull();
  });

  it('BEY-02 one that is set aside is not overtaken by what hangs on it: the same thing again, and its undo', () => {
    const undone = failing.act;
    const undo = kept({
      kind: 'undo-scan',
      code: '01 · 26-1',
      scan: failing.id,
      undone,
      after: 'pallet:1',
      afterSeconds: 3,
    });
    const waits = state([[`aside:${failing.id}`, 60_000]]);
    expect(due([aside, load('a', 1), undo, load('c', 1)], waits)).toEqual(['c']);
  });

  it('BEY-02 one that would open a pallet is set aside: its products are judged by its code', () => {
    const opening = kept({ kind: 'open-pallet', code: 'P1' });
    const product = kept({ kind: 'load-product', code: 'a', onto: { opening: opening.id, name: 'P1' } });
    expect(resolved([opening, product])).toEqual([]);
    expect(resolved([{ ...opening, failed: 5 }, product]).map(({ target }) => target)).toEqual(['code:P1']);
  });
});

describe('products scanned for a pallet that is just being opened', () => {
  const opening = kept({ kind: 'open-pallet', code: '0DEMO1P260041' });
  const product = kept({ kind: 'load-product', code: 'a', onto: { opening: opening.id, name: 'P' } });

  it('BEY-02 wait for it and then go onto that pallet', () => {
    const queue = [opening, product];
    expect(due(queue)).toEqual(['0DEMO1P260041']);
    expect(resolved(queue)).toEqual([]);
    expect(openedBy(opening, { data: { pallet: { id: 41 } } })).toEqual({ pallet: 41 });
    const answered = { ...opening, opened: { pallet: 41, at: 1_000 } };
    expect(resolved([answered, product])).toEqual([
      { ...product, target: 'pallet:41', act: { kind: 'load-product', code: 'a', onto: { pallet: 41, name: 'P' } } },
    ]);
    expect(due([answered])).toEqual([]);
    expect([forgotten([answered], 61_000), forgotten([answered], 61_001)]).toEqual([[], [answered]]);
  });
  it('BEY-02a are judged by its code when it cannot be opened, so that none is lost', () => {
    const why = problem(404, 'pallet.locked');
    expect(openedBy(opening, { problem: why })).toBeNull();
    const byCode = { ...product, target: 'code:P', act: { ...product.act, onto: { code: 'P', name: 'P' } } };
    expect(resolved([{ ...opening, problem: why }, product])).toEqual([byCode]);
    // its refusal was seen and put away before the product was kept
    expect(resolved([product])).toEqual([byCode]);
    expect(due([byCode as Kept])).toHaveLength(1);
  });
});

describe('a refusal', () => {
  const scan = load('a', 1);
  const refused = { problem: problem(409, 'should_be_on_pallet') };
  const listed = { problem: { ...refused.problem, params: { conflict: 7 } } };

  it('BEY-02a that comes when nobody looks any more is asked again, so that it becomes a conflict', () => {
    expect(refusedUnseen(scan, refused, 100, 4_999)).toBe(false);
    expect(refusedUnseen(scan, refused, 100, 5_000)).toBe(true);
    // sent as a late one it is a conflict already, or of a kind that has none
    expect(refusedUnseen(scan, listed, 100, 9_000)).toBe(false);
    expect(refusedUnseen(scan, refused, 5_000, 9_000)).toBe(false);
    expect(refusedUnseen(kept({ kind: 'change-status', code: 'x', status: 8 }), refused, 100, 9_000)).toBe(false);
    expect(refusedUnseen(scan, { data: {} }, 100, 9_000)).toBe(false);
  });
});
