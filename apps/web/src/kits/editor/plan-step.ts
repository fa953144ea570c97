import type { EditorNotice, EditorRules } from './editor-types';
import { doneAgain, takenBack, without, type Entry, type History } from './history';
import type { Step } from './queued-commands';

/** What a step through the history comes to. */
export interface PlannedHistoryStep<C, R> {
  readonly history: History<C>;
  /** Why it is not taken. */
  readonly notice?: EditorNotice<C, R>;
  /**
   * What has to be sent for it. Where the document shown is so already it still takes its turn: that document may be
   * behind.
   */
  readonly sends?: { readonly command: C; readonly entry: Entry<C>; readonly step: Step<C> };
}

interface Asked<C> {
  readonly way: Step<C>['way'];
  readonly history: History<C>;
  /** Commands wait to be sent: what stands in the way may be half of one, and is seen when it is this step's turn. */
  readonly isWaiting: boolean;
  /** Nothing is sent before the person saves: what is so already in the document shown is done. */
  readonly savesOnDemand: boolean;
  readonly now: number;
}

/** Takes the last act back, or does again what was taken back last; null when there is nothing of that kind. */
export const planStep = <D, C, R>(
  rules: EditorRules<D, C, R>,
  shown: D,
  { way, history, isWaiting, savesOnDemand, now }: Asked<C>,
): PlannedHistoryStep<C, R> | null => {
  const entry = (way === 'undo' ? history.done : history.undone).at(-1);
  if (!entry) return null;
  const command = way === 'undo' ? rules.inverse(entry.command) : entry.command;
  if (command === null)
    return { history: without(history, entry.id), notice: { kind: 'final', command: entry.command } };
  const applied = rules.apply(shown, command);
  // where only a part still applies, that part is taken, and the rest is named when it is its turn
  const isGone = 'refusal' in applied && (rules.rest?.(shown, command) ?? null) === null;
  if (isGone && !isWaiting) {
    const notice = {
      kind: 'stale',
      step: way,
      command: entry.command,
      refusal: applied.refusal,
      since: entry.at,
    } as const;
    return { history: without(history, entry.id), notice };
  }
  const isOnce = way === 'undo' && rules.inverse(command) === null;
  // what cannot be done again ends what could be done again after it
  const after = isOnce
    ? { ...without(history, entry.id), undone: [] }
    : (way === 'undo' ? takenBack : doneAgain)(history, now);
  if (savesOnDemand && 'document' in applied && applied.document === shown) return { history: after };
  return { history: after, sends: { command, entry, step: { way, command: entry.command, since: entry.at } } };
};
