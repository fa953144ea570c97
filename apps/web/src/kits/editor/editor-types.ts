import type { Problem } from '@mullion/contracts';

/** The document after a command, or why the command no longer applies. */
export type Applied<D, R> = { readonly document: D } | { readonly refusal: R };

/**
 * What the kit has to know of one kind of document. A command is a pure change with ids, never a snapshot, so that it
 * can be applied to whatever the document is when its turn comes.
 */
export interface EditorRules<D, C, R> {
  /** Which of two states of the same document is to be worked on; an answer may arrive after a newer one. */
  readonly newest: (known: D, read: D) => D;
  /** Gives back the same object when everything already is as the command asks. */
  readonly apply: (document: D, command: C) => Applied<D, R>;
  /** Null: what was done cannot be taken back; of an inverse: it cannot be done again. */
  readonly inverse: (command: C) => C | null;
  /** Two commands that wait, as one request; null when they have to be sent one by one. */
  readonly merge: (first: C, second: C) => C | null;
  /** A command that waits or is remembered, after the server answered `sent` with this document. */
  readonly settle: (command: C, sent: C, answered: D) => C;
  /** Of a command that is about several things, those that are not so already: the others are somebody else's doing. */
  readonly left?: (document: D, command: C) => C;
  /** The part of a refused command that still applies, where a command is about several things; null: nothing of it. */
  readonly rest?: (document: D, command: C) => C | null;
}

/** The server's document as this editor knows it; what is read meanwhile changes it while a request is under way. */
export interface EditorDocument<D> {
  readonly get: () => D;
  readonly keep: (answered: D) => void;
}

export interface EditorPorts<D, C> {
  /**
   * Sends one command with the versions of the newest document and keeps the document after each request it takes, so
   * that a failure half-way leaves only the rest to do. `key` is the same each time the same command is sent: what is
   * made under an idempotency key of it is made once, however often the answer is lost. Throws a Problem.
   */
  readonly send: (command: C, document: EditorDocument<D>, key: string) => Promise<void>;
  /** The document as the server has it now. Throws a Problem. */
  readonly reload: () => Promise<D>;
}

/** What a person has to be informed of, because something they did is not going to be. */
export type EditorNotice<C, R> =
  /** Somebody else changed the same thing; nothing was overwritten. `since`: when the person did it. */
  | { readonly kind: 'conflict'; readonly command: C; readonly refusal: R; readonly since: number }
  /** The server does not allow it. */
  | { readonly kind: 'refused'; readonly command: C; readonly problem: Problem }
  /**
   * The thing no longer stands where it was left at `since`, so the step, given as it was done, was dropped from the
   * history.
   */
  | {
      readonly kind: 'stale';
      readonly step: 'undo' | 'redo';
      readonly command: C;
      readonly refusal: R;
      readonly since: number;
    }
  /** It cannot be taken back by anybody; the steps before it can. */
  | { readonly kind: 'final'; readonly command: C };

export interface EditorState<D, C> {
  /** The newest document of the server. */
  readonly saved: D;
  /** The same with everything on it that is not saved yet. */
  readonly shown: D;
  /** What was done last, and what was taken back last, as they were done: what undo and redo are about next. */
  readonly undoes: C | null;
  readonly redoes: C | null;
  /** Commands that the server has not confirmed. */
  readonly unsaved: readonly C[];
  /** Something was saved since the editor was opened. */
  readonly hasSaved: boolean;
  /** Why nothing is being sent although something waits; `retry` goes on. */
  readonly failure: Problem | null;
  /**
   * Commands over which the server failed each time they were sent: they are not on the document, and `retryAside`
   * sends them again.
   */
  readonly aside: readonly C[];
}
