import { isFailure, isRefused, outcomeOf, type Problem } from '@mullion/contracts';
import { asProblem } from '../api/as-problem';
import type { CommandQueue } from './command-queue';
import type { EditorNotice, EditorPorts, EditorRules } from './editor-types';
import type { Queued } from './queued-commands';

const problemOf = (error: unknown): Problem => asProblem(error as Problem) as Problem;

/** After so many conflicts in a row somebody else is faster than this editor will ever be. */
const MOST_TRIES = 5;
/** After so many failures of the server over one command it is set aside, so that what was done after it is saved. */
const MOST_FAILURES = 5;

/** The editor whose commands are sent. */
interface Editor<D, C, R> {
  readonly queue: CommandQueue<C>;
  readonly rules: EditorRules<D, C, R>;
  readonly ports: EditorPorts<D, C>;
  readonly savesOnDemand: boolean;
  readonly document: () => D;
  /** The server's document was read or answered. */
  readonly seen: (document: D) => void;
  /** The server has confirmed it. */
  readonly saved: (queued: Queued<C>) => void;
  /** It is about less than when it was done. */
  readonly narrowed: (queued: Queued<C>) => void;
  /** It does not come about. */
  readonly drop: (queued: Queued<C>) => void;
  /** The document is gone, or no longer for this person. */
  readonly giveUp: (problem: Problem) => void;
  readonly notify: (notice: EditorNotice<C, R>) => void;
  readonly changed: () => void;
}

/** Sends the commands of an editor one after the other, each with the version that the answer before it gave. */
export class CommandSender<D, C, R> {
  /** Why nothing is sent although something waits. */
  failure: Problem | null = null;
  /** Nothing is sent until it is asked for. */
  isPaused: boolean;
  readonly savesOnDemand: boolean;
  private isSending = false;
  private isRetrying = false;

  constructor(private readonly editor: Editor<D, C, R>) {
    this.savesOnDemand = editor.savesOnDemand;
    this.isPaused = editor.savesOnDemand;
  }

  async send(): Promise<void> {
    if (this.isSending || this.isPaused) return;
    this.isSending = true;
    for (let queued = this.next(); queued && this.failure === null && !this.isPaused; queued = this.next())
      await this.carryOut(queued);
    this.isSending = false;
    // after a failure it goes on by itself, and only then pauses again
    if (this.editor.queue.isEmpty) this.isPaused = this.editor.savesOnDemand;
    this.editor.changed();
  }

  /**
   * Goes on after a failure, from what the server has by now: a request without an answer may have been carried out.
   */
  async retry(): Promise<void> {
    if (this.failure === null || this.isRetrying) return;
    this.isRetrying = true;
    const unread = await this.read();
    this.failure = null;
    if (unread) this.unreadable(unread);
    this.isRetrying = false;
    this.editor.changed();
    void this.send();
  }

  /** The first command that waits, with those after it that can go along in the same request. */
  private next(): Queued<C> | undefined {
    const { queue, rules } = this.editor;
    if (queue.first && !this.isDone(queue.first)) queue.join(rules.merge);
    return queue.first;
  }

  /** A request whose answer was lost may have been carried out; what follows begins where it ended. */
  private isDone({ command }: Queued<C>): boolean {
    const document = this.editor.document();
    const applied = this.editor.rules.apply(document, command);
    return 'document' in applied && applied.document === document;
  }

  private async carryOut(first: Queued<C>): Promise<void> {
    const { editor } = this;
    let queued = first;
    let isNewest = false;
    for (let tries = 1; ; tries++) {
      const applied = editor.rules.apply(editor.document(), queued.command);
      if ('refusal' in applied) {
        const rest = this.restOf(queued, applied.refusal);
        if (rest === null) return editor.drop(queued);
        queued = { ...queued, command: rest };
        editor.queue.replace(queued);
        continue;
      }
      if (applied.document === editor.document()) {
        // what a step finds done already may only look so in a document that is behind
        if (queued.step === undefined || isNewest) return editor.saved(queued);
        const unread = await this.read();
        if (unread) return this.unreadable(unread);
        isNewest = true;
        continue;
      }
      const left = queued.step
        ? queued.command
        : (editor.rules.left?.(editor.document(), queued.command) ?? queued.command);
      if (left !== queued.command) {
        queued = { ...queued, command: left };
        editor.narrowed(queued);
      }
      try {
        await editor.ports.send(queued.command, { get: editor.document, keep: editor.seen }, queued.key);
        return editor.saved(queued);
      } catch (error) {
        const problem = problemOf(error);
        if (!isRefused(problem)) return this.failed(queued, problem);
        const unread = await this.read();
        const isBehind = outcomeOf(problem) === 'conflict' && (!editor.savesOnDemand || problem.code === 'conflict');
        if (isBehind && unread === null && tries < MOST_TRIES) continue;
        // what others have changed cannot be read now: the command waits until it can
        if (isBehind && unread !== null && !isRefused(unread)) return this.unreadable(unread);
        // an editor that saves on demand keeps what was refused: it can be put right and saved again
        if (editor.savesOnDemand) this.isPaused = true;
        else editor.drop(queued);
        editor.notify({ kind: 'refused', command: queued.command, problem });
        return;
      }
    }
  }

  /** The part of a command that still applies after somebody else's change; the person is told of the other part. */
  private restOf({ command, at, step }: Queued<C>, refusal: R): C | null {
    const { document, notify, rules } = this.editor;
    const rest = rules.rest?.(document(), command) ?? null;
    if (step && rest === null)
      notify({ kind: 'stale', step: step.way, command: step.command, refusal, since: step.since });
    else notify({ kind: 'conflict', command, refusal, since: at });
    return rest;
  }

  /** It is tried again later; one over which the server fails each time delays nothing that was done after it. */
  private failed(queued: Queued<C>, problem: Problem): void {
    const { changed, drop, notify, queue, savesOnDemand } = this.editor;
    const failures = (queued.failures ?? 0) + (isFailure(problem) ? 1 : 0);
    const isOver = failures >= MOST_FAILURES;
    // what waits to be saved stays as it is, and is saved again by hand
    const counted = { ...queued, failures: isOver && savesOnDemand ? 0 : failures };
    queue.replace(counted);
    if (isOver && savesOnDemand) {
      this.isPaused = true;
      notify({ kind: 'refused', command: queued.command, problem });
    } else if (isOver) {
      queue.moveAside(counted);
      return drop(counted);
    } else this.failure = problem;
    changed();
  }

  /** What waits is tried again later, unless the document is gone. */
  private unreadable(problem: Problem): void {
    if (isRefused(problem)) this.editor.giveUp(problem);
    else this.failure = problem;
    this.editor.changed();
  }

  /** Gives why the document could not be read; null when it was. */
  private async read(): Promise<Problem | null> {
    try {
      this.editor.seen(await this.editor.ports.reload());
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}
