import type { Problem } from '@mullion/contracts';
import { CommandQueue } from './command-queue';
import { CommandSender } from './command-sender';
import type { EditorNotice, EditorPorts, EditorRules, EditorState } from './editor-types';
import { mapped, noHistory, recorded, without, type History } from './history';
import { planStep } from './plan-step';
import { withWaiting, type Queued } from './queued-commands';

interface EditorOptions {
  /** What is done waits until `save` is called: the document is in use while it is worked on. */
  readonly savesOnDemand?: boolean;
}

/**
 * Works on one document that others may change at the same time. Commands are shown at once and sent one after the
 * other, each with the version that the answer before it gave; a document read meanwhile is taken over with the waiting
 * commands on it.
 */
export class DocumentEditor<D, C, R> {
  private readonly queue = new CommandQueue<C>();
  private readonly sender: CommandSender<D, C, R>;
  private history: History<C> = noHistory;
  private readonly recordedKeys = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private hasSaved = false;
  private state: EditorState<D, C>;
  private notify: (notice: EditorNotice<C, R>) => void = () => undefined;

  constructor(
    private document: D,
    private readonly rules: EditorRules<D, C, R>,
    ports: EditorPorts<D, C>,
    { savesOnDemand = false }: EditorOptions = {},
  ) {
    this.sender = new CommandSender({
      queue: this.queue,
      rules,
      ports,
      savesOnDemand,
      document: () => this.document,
      seen: (read) => this.seen(read),
      saved: (queued) => this.saved(queued),
      narrowed: (queued) => this.narrowed(queued),
      drop: (queued) => this.drop(queued),
      giveUp: (problem) => this.giveUp(problem),
      notify: (notice) => this.notify(notice),
      changed: () => this.changed(),
    });
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
    const id = this.queue.nextId();
    this.history = recorded(this.history, { id, command, at: Date.now() });
    this.changed();
    return id;
  }

  /** The same for what the server remembers that this person did: once for each key, however often it is read. */
  recordOnce(key: string, command: C): void {
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

  /** Goes on after a failure. */
  retry(): Promise<void> {
    return this.sender.retry();
  }

  /** Sends once more what the server has failed over. */
  retryAside(): void {
    for (const { command, at } of this.queue.emptyAside()) {
      const refusal = this.commit(command);
      if (refusal !== null) this.notify({ kind: 'conflict', command, refusal, since: at });
    }
    this.changed();
  }

  /** Sends what waits in an editor that saves on demand, as far as it goes in one request; true: nothing is left. */
  async save(): Promise<boolean> {
    this.sender.isPaused = false;
    if (this.sender.failure) await this.retry();
    else void this.sender.send();
    await this.flush();
    return this.queue.isEmpty;
  }

  /** Resolves when nothing waits any more or nothing can be sent. */
  flush(): Promise<void> {
    const isDone = (): boolean => this.queue.isEmpty || this.sender.failure !== null || this.sender.isPaused;
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
    const { savesOnDemand } = this.sender;
    const [isWaiting, now] = [!this.queue.isEmpty, Date.now()];
    const taken = planStep(this.rules, this.state.shown, { way, history, isWaiting, savesOnDemand, now });
    if (!taken) return;
    this.history = taken.history;
    if (taken.notice) this.notify(taken.notice);
    if (!taken.sends) return this.changed();
    const { command, entry, step } = taken.sends;
    this.enqueue({ command, at: now, entries: [entry.id], step });
  }

  private enqueue(queued: Omit<Queued<C>, 'id' | 'key'>): void {
    this.queue.add(queued);
    this.changed();
    if (this.sender.failure) void this.retry();
    else void this.sender.send();
  }

  private saved(queued: Queued<C>): void {
    const settle = (command: C): C => this.rules.settle(command, queued.command, this.document);
    this.queue.remove(queued);
    this.queue.adapt(settle);
    this.history = mapped(this.history, settle);
    this.hasSaved = true;
    this.changed();
  }

  private narrowed(queued: Queued<C>): void {
    const { command, entries } = queued;
    this.queue.replace(queued);
    this.history = mapped(this.history, (each, id) => (entries.includes(id) ? command : each));
    this.changed();
  }

  private giveUp(problem: Problem): void {
    this.history = noHistory;
    for (const { command } of this.queue.empty()) this.notify({ kind: 'refused', command, problem });
  }

  private drop(queued: Queued<C>): void {
    this.queue.remove(queued);
    this.history = queued.entries.reduce(without, this.history);
    this.changed();
  }

  private changed(): void {
    this.state = this.newState();
    for (const listener of this.listeners) listener();
  }

  private newState(): EditorState<D, C> {
    return {
      saved: this.document,
      shown: withWaiting(this.document, this.queue.all, this.rules),
      undoes: this.history.done.at(-1)?.command ?? null,
      redoes: this.history.undone.at(-1)?.command ?? null,
      unsaved: this.queue.all.map(({ command }) => command),
      hasSaved: this.hasSaved,
      failure: this.sender.failure,
      aside: this.queue.aside.map(({ command }) => command),
    };
  }
}
