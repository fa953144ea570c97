import type { Problem } from '@mullion/contracts';
import { changesBetween, inverted, mergedChanges, settledChanges, withChanges, type Change } from './changes';
import { DocumentEditor } from './document-editor';
import type { EditorNotice, EditorRules, KeptDocument } from './editor-types';

/** A document of the smallest kind: where things stand on a line. */
interface Line {
  readonly version: number;
  readonly places: ReadonlyMap<number, number>;
}
type Move = readonly Change<number>[];
/** Who goes there does not come back; who comes from there does not go there again. */
const FINAL = 999;
const ONCE = 500;
const isSame = (a: number, b: number): boolean => a === b;
const rules: EditorRules<Line, Move, readonly number[]> = {
  newest: (known, read) => (read.version > known.version ? read : known),
  apply: (line, move) => {
    const result = withChanges(line.places, move, isSame);
    if ('conflicts' in result) return { refusal: result.conflicts };
    return { document: result.states === line.places ? line : { ...line, places: result.states } };
  },
  inverse: (move) => {
    if (move.some(({ to }) => to === FINAL) || move.some(({ from }) => from === ONCE)) return null;
    return inverted(move);
  },
  merge: (first, second) => mergedChanges(first, second, isSame),
  settle: (move, sent, answered) => settledChanges(move, sent, answered.places, isSame),
};
const problem = (status: number, code = 'conflict'): Problem => ({ type: 'about:blank', title: code, status, code });
const line = (version: number, places: Readonly<Record<number, number>>): Line => ({
  version,
  places: new Map(Object.entries(places).map(([id, place]) => [Number(id), place])),
});

/** A server that keeps one line, refuses old versions, and answers when the test says so. */
const given = (start: Readonly<Record<number, number>>, { holds = false } = {}) => {
  let now = line(1, start);
  const sent: { readonly move: Move; readonly version: number }[] = [];
  const waiting: (() => void)[] = [];
  let failures: (Problem | 'answer-lost')[] = [];
  let adjust = (place: number): number => place;
  const send = async (move: Move, kept: KeptDocument<Line>): Promise<void> => {
    const from = kept.get();
    sent.push({ move, version: from.version });
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    const failure = failures.shift();
    if (failure && failure !== 'answer-lost') throw failure;
    if (from.version !== now.version) throw problem(409);
    const places = new Map([...now.places, ...move.map(({ id, to }) => [id, adjust(to)] as const)]);
    now = { version: now.version + 1, places };
    if (failure === 'answer-lost') throw problem(0, 'network.timeout');
    kept.keep(now);
  };
  const editor = new DocumentEditor(now, rules, { send, reload: () => Promise.resolve(now) });
  const notices: EditorNotice<Move, readonly number[]>[] = [];
  editor.listen((notice) => notices.push(notice));
  return {
    editor,
    sent,
    notices,
    server: () => Object.fromEntries(now.places),
    shown: () => Object.fromEntries(editor.get().shown.places),
    fails: (...next: (Problem | 'answer-lost')[]) => (failures = next),
    adjusts: (how: typeof adjust) => (adjust = how),
    colleague: (places: Readonly<Record<number, number>>) => {
      now = { version: now.version + 1, places: new Map([...now.places, ...line(0, places).places]) };
      return now;
    },
    /** Lets the request that is under way be answered. */
    answer: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};
const move = (id: number, from: number, to: number): Move => [{ id, from, to }];

describe('an editor of a document that others change too', () => {
  it('keeps everything that is done while a request is under way, each with the version of the answer before it', async () => {
    const { editor, sent, shown, server, answer, notices } = given({ 1: 0 }, { holds: true });
    editor.commit(move(1, 0, 10));
    editor.commit(move(1, 10, 20));
    editor.commit(move(1, 20, 30));
    expect(shown()).toEqual({ 1: 30 });
    expect(sent).toHaveLength(1);
    await answer();
    await answer();
    expect(server()).toEqual({ 1: 30 });
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    editor.undo();
    editor.undo();
    expect(shown()).toEqual({ 1: 10 });
    await answer();
    await answer();
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 10 }, []]);
  });

  it('a colleague changes something else in the middle of a drag: both stay', async () => {
    const { editor, colleague, server } = given({ 1: 0, 2: 50 });
    const atPress = editor.get().shown;
    editor.seen(colleague({ 2: 70, 3: 90 }));
    const dropped = new Map(atPress.places).set(1, 10);
    expect(editor.commit(changesBetween(atPress.places, dropped, isSame))).toBeNull();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 70, 3: 90 });
  });

  it('a colleague moved the same thing meanwhile: nothing is overwritten, and it is said', async () => {
    const { editor, colleague, server, sent } = given({ 1: 0 });
    editor.seen(colleague({ 1: 70 }));
    expect(editor.commit(move(1, 0, 10))).toEqual([1]);
    await editor.flush();
    expect([server(), sent]).toEqual([{ 1: 70 }, []]);
  });

  it('a change that no message has announced is found by the version: the rest is done again on the newest, a clash is dropped', async () => {
    const { editor, colleague, server, notices, shown } = given({ 1: 0, 2: 50 });
    colleague({ 2: 60 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 10, 2: 60 }, []]);
    colleague({ 1: 99 });
    editor.commit(move(1, 10, 20));
    await editor.flush();
    expect(notices.map(({ kind }) => kind)).toEqual(['conflict']);
    expect([server(), shown()]).toEqual([
      { 1: 99, 2: 60 },
      { 1: 99, 2: 60 },
    ]);
    // the step that did not come about is no longer there to be taken back
    editor.undo();
    expect(notices.map(({ kind }) => kind)).toEqual(['conflict', 'stale']);
  });

  it('takes back what was done last, by its id, and drops a step when somebody has moved the thing since', async () => {
    const { editor, colleague, server, notices } = given({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    editor.commit(move(2, 50, 60));
    await editor.flush();
    editor.seen(colleague({ 2: 99 }));
    editor.undo();
    expect(notices.map(({ kind }) => kind)).toEqual(['stale']);
    expect(editor.get()).toMatchObject({ undoes: move(1, 0, 10), redoes: null });
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0, 2: 99 });
    editor.redo();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 99 });
  });

  it('keeps what could not be sent and sends it on retry, not twice when only the answer was lost', async () => {
    const { editor, server, fails, sent, notices } = given({ 1: 0 });
    fails('answer-lost');
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect(editor.get()).toMatchObject({ failure: { status: 0 }, unsaved: [move(1, 0, 10)] });
    await editor.retry();
    await editor.flush();
    expect([server(), sent.length, editor.get().failure, editor.get().unsaved]).toEqual([{ 1: 10 }, 1, null, []]);
    fails(problem(503, 'unavailable'));
    editor.commit(move(1, 10, 20));
    await editor.flush();
    // the next thing done tries again by itself
    editor.commit(move(1, 20, 30));
    await new Promise((resolve) => setImmediate(resolve));
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 30 }, []]);
  });

  it('a refusal takes back that command only', async () => {
    const { editor, server, fails, notices } = given({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    fails(problem(422, 'pallet.locked'));
    editor.commit(move(2, 50, 60));
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'refused', problem: { code: 'pallet.locked' } }]);
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0, 2: 50 });
  });

  it('goes on from where the server really put a thing', async () => {
    const { editor, server, adjusts } = given({ 1: 0 });
    adjusts((place) => Math.min(place, 15));
    editor.commit(move(1, 0, 20));
    await editor.flush();
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0 });
    editor.redo();
    await editor.flush();
    expect(server()).toEqual({ 1: 15 });
  });

  it('an answer or a read that comes late brings nothing old back', async () => {
    const { editor, shown } = given({ 1: 0 });
    const old = editor.get().saved;
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(old);
    expect(shown()).toEqual({ 1: 10 });
  });

  it('gives up when the document is gone', async () => {
    const { editor, fails, notices } = given({ 1: 0 });
    fails(problem(503));
    editor.commit(move(1, 0, 10));
    await editor.flush();
    Object.assign(editor, { ports: { send: () => Promise.reject(problem(404)), reload: () => Promise.reject(problem(404, 'not_found')) } });
    await editor.retry();
    expect(notices).toMatchObject([{ kind: 'refused', problem: { status: 404 } }]);
    expect(editor.get()).toMatchObject({ unsaved: [], failure: null, undoes: null });
  });

  it('remembers what was saved in another way in its turn', async () => {
    const { editor, server, colleague } = given({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(colleague({ 2: 60 }));
    editor.record(move(2, 50, 60));
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 50 });
  });

  it('names what is taken back next, and says so when the last act cannot be; what was done before it can', async () => {
    const { editor, server, notices } = given({ 1: 0, 2: 50 });
    const once: Move = [{ id: 2, from: 50, to: FINAL }];
    editor.commit(move(1, 0, 10));
    editor.commit(once);
    await editor.flush();
    expect(editor.get()).toMatchObject({ undoes: once, redoes: null });
    editor.undo();
    expect(notices).toEqual([{ kind: 'final', command: once }]);
    editor.undo();
    await editor.flush();
    expect([server(), editor.get().redoes]).toEqual([{ 1: 0, 2: FINAL }, move(1, 0, 10)]);
  });

  it('what can be taken back only once is not offered again, nor what had been taken back before it', async () => {
    const { editor, server, colleague } = given({ 1: 0, 2: 50 });
    editor.seen(colleague({ 2: ONCE }));
    const learnt: Move = [{ id: 2, from: 50, to: ONCE }];
    editor.learn('run', learnt);
    editor.commit(move(1, 0, 10));
    await editor.flush();
    // read again and again, it stays one act
    editor.learn('run', learnt);
    editor.undo();
    expect(editor.get()).toMatchObject({ undoes: learnt, redoes: move(1, 0, 10) });
    editor.undo();
    await editor.flush();
    expect(editor.get()).toMatchObject({ undoes: null, redoes: null });
    expect(server()).toEqual({ 1: 0, 2: 50 });
  });
});
