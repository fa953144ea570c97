import type { EditorRules } from './editor-types';

export interface Step<C> {
  readonly way: 'undo' | 'redo';
  /** As it was done. */
  readonly command: C;
  /** When that was. */
  readonly since: number;
}

/** A command that the server has not confirmed. */
export interface Queued<C> {
  /** Stays the same while the command is adapted to what the server answers to others. */
  readonly id: number;
  /** The same for the server, and unlike that of any other editor: begins the idempotency keys of its requests. */
  readonly key: string;
  readonly command: C;
  /** When the person did it, by this device's clock. */
  readonly at: number;
  /** Entries of the history that go when the command does not come about. */
  readonly entries: readonly number[];
  /** Of a step through the history: the way it goes, and what is said should it not come about. */
  readonly step?: Step<C>;
  /** How often the server has failed over it. */
  readonly failures?: number;
}

/**
 * The queue with everything that can go along with its first command in one request joined to it. Another body is
 * another request: the first may have been sent under its own key already.
 */
export const joined = <C>(
  queue: readonly Queued<C>[],
  merge: (first: C, second: C) => C | null,
  newKey: () => string,
): readonly Queued<C>[] => {
  const [first, second, ...rest] = queue;
  const command = first && second ? merge(first.command, second.command) : null;
  if (!first || !second || command === null) return queue;
  return joined(
    [{ ...first, command, key: newKey(), entries: [...first.entries, ...second.entries] }, ...rest],
    merge,
    newKey,
  );
};

/**
 * The document with everything on it that waits; of what clashes with somebody else's change, the part that does not.
 */
export const withWaiting = <D, C, R>(document: D, queue: readonly Queued<C>[], rules: EditorRules<D, C, R>): D =>
  queue.reduce((now, { command }) => {
    const applied = rules.apply(now, command);
    if ('document' in applied) return applied.document;
    const rest = rules.rest?.(now, command) ?? null;
    const left = rest === null ? null : rules.apply(now, rest);
    return left && 'document' in left ? left.document : now;
  }, document);
