import type { Problem } from '@mullion/contracts';
import { fewNames, sendInParts } from './in-parts';

const refusal: Problem = { type: 'about:blank', title: '', status: 503, code: 'unavailable' };
const rows = (count: number) => Array.from({ length: count }, (_row, id) => ({ id }));

describe('many rows', () => {
  const send = async (count: number, failsAt = Infinity) => {
    const parts: (readonly { id: number }[])[] = [];
    const progress: number[] = [];
    const outcome = await sendInParts(
      rows(count),
      async (part) => (parts.push(part) > failsAt ? refusal : null),
      (done) => void progress.push(done),
    );
    return { parts, progress, outcome };
  };

  it('are sent a hundred a call, each once', async () => {
    const { parts, outcome } = await send(10_001);
    expect(parts.map((part) => part.length)).toEqual([...Array<number>(100).fill(100), 1]);
    expect(parts.flat()).toEqual(rows(10_001));
    expect(outcome).toEqual({ done: rows(10_001), left: [], gone: [], problem: null });
    expect((await send(0)).parts).toEqual([]);
  });

  it('show how many are done before each call, but not where one call is enough', async () => {
    expect((await send(250)).progress).toEqual([0, 100, 200]);
    expect((await send(100)).progress).toEqual([]);
  });

  it('end with the call that fails: which are done, and which are not', async () => {
    const { parts, outcome } = await send(350, 2);
    expect(parts).toHaveLength(3);
    expect(outcome).toEqual({ done: rows(200), left: rows(350).slice(200), gone: [], problem: refusal });
  });
});

it('rows that a colleague has deleted are left out and named; the others are done', async () => {
  const deleted = new Set([3, 120, 121]);
  const sent: number[][] = [];
  const { done, gone, left, problem } = await sendInParts(rows(150), async (part) => {
    sent.push(part.map(({ id }) => id));
    const ids = part.map(({ id }) => id).filter((id) => deleted.has(id));
    return ids.length > 0 ? { ...refusal, status: 404, code: 'not_found', params: { ids } } : null;
  });
  expect([gone.map(({ id }) => id), done.length, left, problem]).toEqual([[3, 120, 121], 147, [], null]);
  expect(sent.map((part) => part.length)).toEqual([100, 99, 50, 48]);
});

it('a message names the first few and counts the others', () => {
  expect(fewNames(['a', 'b'])).toEqual({ names: 'a, b', more: 0 });
  expect(fewNames(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual({ names: 'a, b, c, d, e', more: 2 });
});
