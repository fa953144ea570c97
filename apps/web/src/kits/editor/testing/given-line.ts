import type { Problem } from '@mullion/contracts';
import { inverted, mergedChanges, finalisedChanges, withChanges, type Change } from '../changes';
import { DocumentEditor } from '../document-editor';
import type { EditorNotice, EditorRules, EditorDocument } from '../editor-types';

/** A document of the smallest kind: where things stand on a line. */
interface Line {
  readonly version: number;
  readonly places: ReadonlyMap<number, number>;
}
export type Move = readonly Change<number>[];
/** Who goes there does not come back; who comes from there does not go there again. */
export const FINAL = 999;
export const ONCE = 500;
export const isSame = (a: number, b: number): boolean => a === b;
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
  settle: (move, sent, answered) => finalisedChanges(move, sent, answered.places, isSame),
  rest: (at, asked) => {
    const result = withChanges(at.places, asked, isSame);
    const left = 'conflicts' in result ? asked.filter(({ id }) => !result.conflicts.includes(id)) : asked;
    return left.length === 0 ? null : left;
  },
};
export const problem = (status: number, code = 'conflict'): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
});
const line = (version: number, places: Readonly<Record<number, number>>): Line => ({
  version,
  places: new Map(Object.entries(places).map(([id, place]) => [Number(id), place])),
});

/** A server that keeps one line, refuses old versions, and answers when the test says so. */
export const givenLine = (
  start: Readonly<Record<number, number>>,
  { holds = false, saves = false, joins = true } = {},
) => {
  let now = line(1, start);
  const sent: { readonly move: Move; readonly version: number; readonly key: string }[] = [];
  let failing: number | null = null;
  const waiting: (() => void)[] = [];
  let failures: (Problem | 'answer-lost')[] = [];
  let unread: Problem[] = [];
  let adjust = (place: number): number => place;
  const send = async (move: Move, kept: EditorDocument<Line>, key: string): Promise<void> => {
    const from = kept.get();
    sent.push({ move, version: from.version, key });
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    if (move.some(({ id }) => id === failing)) throw problem(500, 'internal');
    const failure = failures.shift();
    if (failure && failure !== 'answer-lost') throw failure;
    if (from.version !== now.version) throw problem(409);
    const places = new Map([...now.places, ...move.map(({ id, to }) => [id, adjust(to)] as const)]);
    now = { version: now.version + 1, places };
    if (failure === 'answer-lost') throw problem(0, 'network.timeout');
    kept.keep(now);
  };
  const reload = async (): Promise<Line> => {
    const failure = unread.shift();
    if (failure) throw failure;
    return await Promise.resolve(now);
  };
  const editor = new DocumentEditor(
    now,
    joins ? rules : { ...rules, merge: () => null },
    { send, reload },
    { savesOnDemand: saves },
  );
  const notices: EditorNotice<Move, readonly number[]>[] = [];
  editor.listen((notice) => notices.push(notice));
  return {
    editor,
    sent,
    notices,
    server: () => Object.fromEntries(now.places),
    shown: () => Object.fromEntries(editor.get().shown.places),
    fails: (...next: (Problem | 'answer-lost')[]) => (failures = next),
    /** Reading the line again fails, so many times. */
    unreadable: (...next: Problem[]) => (unread = next),
    /** The server fails over whatever moves this thing. */
    failsOver: (id: number | null) => (failing = id),
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
/** One thing from a place to another. */
export const move = (id: number, from: number, to: number): Move => [{ id, from, to }];
