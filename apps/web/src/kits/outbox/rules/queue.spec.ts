import { errorStatus, type Problem } from '@mullion/contracts';
import { targetOf, type Act, type Kept } from '../envelope';
import { conflictOf, dueNow, forgotten, nextAttemptIn, openedPallet, meaningOf, resolved, wasMissed, type SendingState } from './queue';

let seq = 0;
const kept = (act: Act, over: Partial<Kept> = {}): Kept => {
  seq += 1;
  const id = `id-${seq}`;
  return { id, seq, at: 0, person: '5', company: 1, problem: null, opened: null, act, target: targetOf(id, act), ...over };
};
const load = (code: string, pallet: number) => kept({ kind: 'load-product', code, onto: { pallet, name: 'P' } });
const state = (busy: readonly string[] = [], retryAt: readonly (readonly [string, number])[] = []): SendingState => ({
  busy: new Set(busy),
  retryAt: new Map(retryAt),
});
const problem = (status: number, code: string): Problem => ({ type: '', title: '', status, code });
const codes = (list: readonly Kept[]) => list.map(({ act }) => act.code);

describe('what the outbox sends next', () => {
  it('PSC-01 is the oldest of each target, one at a time', () => {
    const queue = [load('a', 1), load('b', 1), load('c', 2)];
    expect(codes(dueNow(queue, state(), 0))).toEqual(['a', 'c']);
    expect(codes(dueNow(queue, state(['pallet:1']), 0))).toEqual(['c']);
  });
  it('BEY-02 a target that jams holds up itself only', () => {
    const queue = [load('a', 1), load('b', 1), load('c', 2)];
    expect(codes(dueNow(queue, state([], [['pallet:1', 500]]), 499))).toEqual(['c']);
    expect(codes(dueNow(queue, state([], [['pallet:1', 500]]), 500))).toEqual(['a', 'c']);
    expect(nextAttemptIn(queue, state([], [['pallet:1', 500]]), 100)).toBe(400);
    expect(nextAttemptIn(queue, state(['pallet:1'], [['pallet:1', 500]]), 100)).toBeNull();
  });
  it('BEY-02 BEY-22 is no code of which is not known yet whether it is a rack; what is scanned again follows it', () => {
    const early = kept({ kind: 'rack-or-thing', code: 'u', direction: 'in' });
    const queue = [early, kept({ kind: 'at-rack', code: 'u', rack: 'A-01' }), kept({ kind: 'at-rack', code: 'v', rack: 'A-01' })];
    expect(codes(dueNow(queue, state(), 0))).toEqual(['v']);
    expect(nextAttemptIn([early], state(), 0)).toBeNull();
  });
  it('is nothing that was refused, and never more than four at once', () => {
    const queue = [kept({ kind: 'change-status', code: 'x', status: 8 }, { problem: problem(404, 'product.not_found') })];
    expect(dueNow(queue, state(), 0)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, index) => load(String(index), index));
    expect(codes(dueNow(many, state(['pallet:0', 'pallet:1', 'pallet:2']), 0))).toEqual(['3']);
  });
});

describe('an act over which the server fails each time', () => {
  const failing = load('a', 1);
  const aside = { ...failing, failed: 5 };

  it('BEY-02 is set aside after five failures: others of its pallet go on, it is asked now and then, and is never dropped', () => {
    const next = load('b', 1);
    expect(codes(dueNow([{ ...failing, failed: 4 }, next], state(), 0))).toEqual(['a']);
    expect(codes(dueNow([aside, next], state(), 0))).toEqual(['a', 'b']);
    const waits = state([], [[`aside:${failing.id}`, 60_000]]);
    expect(codes(dueNow([aside, next], waits, 0))).toEqual(['b']);
    expect(nextAttemptIn([aside], waits, 0)).toBe(60_000);
  });

  it('BEY-02 is not overtaken by what hangs on it: the same thing again, and its undo', () => {
    const undone = failing.act;
    const undo = kept({ kind: 'undo-scan', code: '01 · 26-1', scan: failing.id, undone, after: 'pallet:1', afterSeconds: 3 });
    const waits = state([], [[`aside:${failing.id}`, 60_000]]);
    expect(codes(dueNow([aside, load('a', 1), undo, load('c', 1)], waits, 0))).toEqual(['c']);
  });

  it('BEY-02 that would open a pallet: its products are judged by its code', () => {
    const opening = kept({ kind: 'open-pallet', code: 'P1' });
    const product = kept({ kind: 'load-product', code: 'a', onto: { opening: opening.id, name: 'P1' } });
    expect(resolved([opening, product])).toEqual([]);
    expect(resolved([{ ...opening, failed: 5 }, product]).map(({ target }) => target)).toEqual(['code:P1']);
  });
});

describe('what an answer means', () => {
  it('BEY-02 no answer, a failure and no session keep the act, a refusal ends it', () => {
    expect(meaningOf({ data: {} })).toBe('done');
    for (const code of ['internal', 'unavailable', 'too_many_requests'] as const)
      expect(meaningOf({ problem: problem(errorStatus[code], code) })).toBe('transient');
    expect(meaningOf({ problem: problem(401, 'session.expired') })).toBe('signed_out');
    expect(meaningOf({ problem: problem(401, 'status.not_allowed') })).toBe('final');
    expect(meaningOf({ problem: problem(409, 'product_already_loaded') })).toBe('conflict');
  });
});

describe('products scanned for a pallet that is just being opened', () => {
  const opening = kept({ kind: 'open-pallet', code: '0DEMO1P260041' });
  const product = kept({ kind: 'load-product', code: 'a', onto: { opening: opening.id, name: 'P' } });

  it('BEY-02 wait for it and then go onto that pallet', () => {
    const queue = [opening, product];
    expect(codes(dueNow(queue, state(), 0))).toEqual(['0DEMO1P260041']);
    expect(resolved(queue)).toEqual([]);
    const pallet = openedPallet(opening, { data: { pallet: { id: 41 } } });
    expect(pallet).toBe(41);
    const answered = { ...opening, opened: { pallet: 41, at: 1_000 } };
    expect(resolved([answered, product])).toEqual([
      { ...product, target: 'pallet:41', act: { kind: 'load-product', code: 'a', onto: { pallet: 41, name: 'P' } } },
    ]);
    expect(dueNow([answered], state(), 0)).toEqual([]);
    expect([forgotten([answered], 61_000), forgotten([answered], 61_001)]).toEqual([[], [answered]]);
  });
  it('BEY-02a are judged by its code when it cannot be opened, so that none is lost', () => {
    const why = problem(404, 'pallet.locked');
    expect(openedPallet(opening, { problem: why })).toBeNull();
    const byCode = { ...product, target: 'code:P', act: { ...product.act, onto: { code: 'P', name: 'P' } } };
    expect(resolved([{ ...opening, problem: why }, product])).toEqual([byCode]);
    // its refusal was seen and put away before the product was kept
    expect(resolved([product])).toEqual([byCode]);
    expect(dueNow([byCode as Kept], state(), 0)).toHaveLength(1);
  });
});

describe('a refusal', () => {
  const scan = load('a', 1);
  const refused = { problem: problem(409, 'should_be_on_pallet') };
  const listed = { problem: { ...refused.problem, params: { conflict: 7 } } };

  it('BEY-02a that comes when nobody looks any more is asked again, so that it becomes a conflict', () => {
    expect(wasMissed(scan, refused, 100, 4_999)).toBe(false);
    expect(wasMissed(scan, refused, 100, 5_000)).toBe(true);
    // sent as a late one it is a conflict already, or of a kind that has none
    expect(wasMissed(scan, listed, 100, 9_000)).toBe(false);
    expect(wasMissed(scan, refused, 5_000, 9_000)).toBe(false);
    expect(wasMissed(kept({ kind: 'change-status', code: 'x', status: 8 }), refused, 100, 9_000)).toBe(false);
    expect(wasMissed(scan, { data: {} }, 100, 9_000)).toBe(false);
    expect([conflictOf(listed.problem), conflictOf(refused.problem)]).toEqual([7, null]);
  });
});
