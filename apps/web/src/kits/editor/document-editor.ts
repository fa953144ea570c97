import { isFailure, isRefused, outcomeOf, type Problem } from '@mullion/contracts';
import { asProblem } from '../api/as-problem';
import { uuid } from '../http/uuid';
import type { EditorNotice, EditorPorts, EditorRules, EditorState } from './editor-types';
import { mapped, noHistory, recorded, without, type History } from './history';
import { planStep } from './plan-step';
import { joined, withWaiting, type Queued } from './queued-commands';

const problemOf = (error: unknown): Problem => asProblem(error as Problem) as Problem;

interface EditorOptions {
  /** What is done waits until `save` is called: the document is in use while it is worked on. */
  readonly holds?: boolean;
}

/** After so many conflicts in a row somebody else is faster than this editor will ever be. */
const MOST_TRIES = 5;
/** After so many failures of the server over one command it is set aside, so that what was done after it is saved. */
const MOST_FAILURES = 5;

/**
 * Works on one document that others may change at the same time. Commands are shown at once and sent one after the
 * other, each with the version that the answer before it gave; a document read meanwhile is taken over with the waiting
 * commands on it.
 */
export class DocumentEditor<D, C, R> {
  private queue: readonly Queued<C>[] = [];
  private aside: readonly Queued<C>[] = [];
  private history: History<C> = noHistory;
  private readonly recordedKeys = new Set<string>();
  private isSending = false;
  private readonly listeners = new Set<() => void>();
  private failure: Problem | null = null;
  private isRetrying = false;
  private hasSaved = false;
  private lastId = 0;
  private state: EditorState<D, C>;
  private isHeld: boolean;
  private notify: (notice: EditorNotice<C, R>) => void = () => undefined;

  constructor(
    private document: D,
    private readonly rules: EditorRules<D, C, R>,
    private readonly ports: EditorPorts<D, C>,
    private readonly options: EditorOptions = {},
  ) {
    this.isHeld = options.holds === true;
    this.state = this.newState();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Who shows the person what did not come about; kept when the page is left, because sending goes on. */
  listen(notify: (notice: EditorNotice<C, R>) => void): void {
    this.notify = notify;
  }
  readonly get = (): EditorState<D, C> => this.state;

  /** The server's document was read, by whomever. */
  seen(document: D): void {
    const newest = this.rules.newest(this.document, document);
    if (newest === this.document) return;
    this.document = newest;
    this.changed();
  }

  /** Does something to the newest document; gives the reason when that is not possible, and then nothing happens. */
  commit(command: C, { undoable = true }: { readonly undoable?: boolean } = {}): R | null {
    const applied = this.rules.apply(this.state.shown, command);
    if ('refusal' in applied) return applied.refusal;
    if (applied.document === this.state.shown) return null;
    const entries = undoable ? [this.record(command)] : [];
    this.enqueue({ command, at: Date.now(), entries });
    return null;
  }

  /** Remembers what was saved in another way, so that it is undone in its turn. */
  record(command: C): number {
    const id = ++this.lastId;
    this.history = recorded(this.history, { id, command, at: Date.now() });
    this.changed();
    return id;
  }

  /** The same for what the server remembers that this person did: once for each key, however often it is read. */
  learn(key: string, command: C): void {
    if (this.recordedKeys.has(key)) return;
    this.recordedKeys.add(key);
    this.record(command);
  }

  undo(): void {
    this.step('undo');
  }

  redo(): void {
    this.step('redo');
  }

  /**
   * Goes on after a failure, from what the server has by now: a request without an answer may have been carried out.
   */
  async retry(): Promise<void> {
    if (this.failure === null || this.isRetrying) return;
    this.isRetrying = true;
    try {
      this.document = this.rules.newest(this.document, await this.ports.reload());
      this.failure = null;
    } catch (error) {
      const problem = problemOf(error);
      if (isRefused(problem)) this.giveUp(problem);
      else this.failure = problem;
    }
    this.isRetrying = false;
    this.changed();
    void this.sendWaiting();
  }

  /** Sends once more what the server has failed over. */
  retryAside(): void {
    const again = this.aside;
    this.aside = [];
    for (const { command, at } of again) {
      const refusal = this.commit(command);
      if (refusal !== null) this.notify({ kind: 'conflict', command, refusal, since: at });
    }
    this.changed();
  }

  /** Sends what an editor that holds has waiting, as far as it goes along in one request; true when nothing is left. */
  async save(): Promise<boolean> {
    this.isHeld = false;
    if (this.failure) await this.retry();
    else void this.sendWaiting();
    await this.flush();
    return this.queue.length === 0;
  }

  /** Resolves when nothing waits any more or nothing can be sent. */
  flush(): Promise<void> {
    const isDone = (): boolean => this.queue.length === 0 || this.failure !== null || this.isHeld;
    return new Promise((resolve) => {
      if (isDone()) return resolve();
      const stop = this.subscribe(() => {
        if (!isDone()) return;
        stop();
        resolve();
      });
    });
  }

  private step(way: 'undo' | 'redo'): void {
    const { history } = this;
    const now = Date.now();
    const taken = planStep(this.rules, this.state.shown, { way, history, isWaiting: this.queue.length > 0, now });
    if (!taken) return;
    this.history = taken.history;
    if (taken.notice) this.notify(taken.notice);
    if (!taken.sends) return this.changed();
    const { command, entry, step } = taken.sends;
    this.enqueue({ command, at: now, entries: [entry.id], step });
  }

  private enqueue(queued: Omit<Queued<C>, 'id' | 'key'>): void {
    this.queue = [...this.queue, { ...queued, id: ++this.lastId, key: uuid() }];
    this.changed();
    if (this.failure) void this.retry();
    else void this.sendWaiting();
  }

  private async sendWaiting(): Promise<void> {
    if (this.isSending || this.isHeld) return;
    this.isSending = true;
    for (let queued = this.next(); queued && this.failure === null && !this.isHeld; queued = this.next())
      await this.carryOut(queued);
    this.isSending = false;
    // after a failure it goes on by itself, and only then holds again
    if (this.queue.length === 0) this.isHeld = this.options.holds === true;
    this.changed();
  }

  /** The first command that waits, with those after it that can go along in the same request. */
  private next(): Queued<C> | undefined {
    const first = this.queue[0];
    if (first && !this.isDone(first)) this.queue = joined(this.queue, this.rules.merge, uuid);
    return this.queue[0];
  }

  /** A request whose answer was lost may have been carried out; what follows begins where it ended. */
  private isDone({ command }: Queued<C>): boolean {
    const applied = this.rules.apply(this.document, command);
    return 'document' in applied && applied.document === this.document;
  }

  private async carryOut(first: Queued<C>): Promise<void> {
    let queued = first;
    for (let tries = 1; ; tries++) {
      const applied = this.rules.apply(this.document, queued.command);
      if ('refusal' in applied) {
        const rest = this.rules.rest?.(this.document, queued.command) ?? null;
        const { refusal } = applied;
        const { step } = queued;
        if (step && rest === null)
          this.notify({ kind: 'stale', step: step.way, command: step.command, refusal, since: step.since });
        else this.notify({ kind: 'conflict', command: queued.command, refusal, since: queued.at });
        if (rest === null) return this.drop(queued);
        queued = { ...queued, command: rest };
        this.queue = this.queue.map((each) => (each.id === queued.id ? queued : each));
        continue;
      }
      if (applied.document === this.document) return this.finished(queued);
      try {
        await this.ports.send(
          queued.command,
          { get: () => this.document, keep: (document) => this.seen(document) },
          queued.key,
        );
        return this.finished(queued);
      } catch (error) {
        const problem = problemOf(error);
        if (!isRefused(problem)) return this.failed(queued, problem);
        const unread = await this.read();
        const isBehind =
          outcomeOf(problem) === 'conflict' && (this.options.holds !== true || problem.code === 'conflict');
        if (isBehind && unread === null && tries < MOST_TRIES) continue;
        // what others have changed cannot be read now: the command waits until it can
        if (isBehind && unread !== null && !isRefused(unread)) {
          this.failure = unread;
          return this.changed();
        }
        // an editor that holds keeps what was refused: it can be put right and saved again
        if (this.options.holds === true) this.isHeld = true;
        else this.drop(queued);
        this.notify({ kind: 'refused', command: queued.command, problem });
        return;
      }
    }
  }

  /** It is tried again later; one over which the server fails each time holds up nothing that was done after it. */
  private failed(queued: Queued<C>, problem: Problem): void {
    const failures = (queued.failures ?? 0) + (isFailure(problem) ? 1 : 0);
    const counted = { ...queued, failures };
    this.queue = this.queue.map((each) => (each.id === queued.id ? counted : each));
    const isOver = failures >= MOST_FAILURES;
    if (isOver && this.options.holds === true) {
      // what waits to be saved stays as it is, and is saved again by hand
      this.isHeld = true;
      this.queue = this.queue.map((each) => (each.id === queued.id ? { ...each, failures: 0 } : each));
      this.notify({ kind: 'refused', command: queued.command, problem });
    } else if (isOver) {
      this.aside = [...this.aside, counted];
      return this.drop(queued);
    } else this.failure = problem;
    this.changed();
  }

  /** Gives why the document could not be read; null when it was. */
  private async read(): Promise<Problem | null> {
    try {
      this.seen(await this.ports.reload());
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  private finished(queued: Queued<C>): void {
    const settle = (command: C): C => this.rules.settle(command, queued.command, this.document);
    this.queue = this.queue
      .filter(({ id }) => id !== queued.id)
      .map((each) => ({ ...each, command: settle(each.command) }));
    this.history = mapped(this.history, settle);
    this.hasSaved = true;
    this.changed();
  }

  /** The document is gone, or no longer for this person. */
  private giveUp(problem: Problem): void {
    const lost = [...this.aside, ...this.queue];
    this.aside = [];
    this.failure = null;
    this.history = noHistory;
    this.queue = [];
    for (const { command } of lost) this.notify({ kind: 'refused', command, problem });
  }

  private drop(queued: Queued<C>): void {
    this.queue = this.queue.filter(({ id }) => id !== queued.id);
    this.history = queued.entries.reduce(without, this.history);
    this.changed();
  }

  private changed(): void {
    this.state = this.newState();
    for (const listener of this.listeners) listener();
  }

  private newState(): EditorState<D, C> {
    const shown = withWaiting(this.document, this.queue, this.rules);
    return {
      saved: this.document,
      shown,
      undoes: this.history.done.at(-1)?.command ?? null,
      redoes: this.history.undone.at(-1)?.command ?? null,
      unsaved: this.queue.map(({ command }) => command),
      hasSaved: this.hasSaved,
      failure: this.failure,
      aside: this.aside.map(({ command }) => command),
    };
  }
}
