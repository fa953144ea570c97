import { PRESENCE_TTL_MS, type PresenceActivity } from '@mullion/contracts';
import type { PresenceAnswer } from './presence-api';

/** Two signs of life may be lost before the others think that the tab is closed. */
const BEAT_MS = PRESENCE_TTL_MS / 2.5;
/** A drag that is over at once is not worth two requests. */
const LEAST_MS = 500;
/** Nobody has answered for so long: who is here is not known any more. */
const SILENT_MS = 15_000;

interface World {
  readonly send: (said: {
    readonly holds: PresenceActivity | null;
    readonly leaves: boolean;
  }) => Promise<PresenceAnswer | null>;
  readonly onAnswer: (answer: PresenceAnswer) => void;
  /** A page that nobody sees says nothing, and so is not here. */
  readonly isHidden: () => boolean;
}
const nobody: PresenceAnswer = { at: 0, people: [] };

/**
 * Says again and again that this tab is at its place, sooner when it takes something up or lays it down, or when
 * somebody else did. One request at a time and two a second at most; nothing that a person does waits for it.
 */
export const createPresenceSender = ({ send, onAnswer, isHidden }: World) => {
  let holds: PresenceActivity | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let sentAt = -Infinity;
  let answeredAt = Date.now();
  /** When what was answered last was so. */
  let knownAt = 0;
  let isSending = false;
  let isOver = false;

  const due = (atMs: number): void => {
    if (isOver || atMs >= dueAt) return;
    dueAt = atMs;
    clearTimeout(timer);
    timer = setTimeout(() => void announce(), Math.max(0, atMs - Date.now()));
  };
  const soon = (): void => due(Math.max(Date.now(), sentAt + LEAST_MS));
  const announce = async (): Promise<void> => {
    dueAt = Infinity;
    if (isOver) return;
    if (isSending) return soon();
    if (isHidden()) return due(Date.now() + BEAT_MS);
    isSending = true;
    sentAt = Date.now();
    const answer = await send({ holds, leaves: false });
    isSending = false;
    if (isOver) return;
    if (answer && answer.at >= knownAt) {
      knownAt = answer.at;
      answeredAt = Date.now();
      onAnswer(answer);
    } else if (Date.now() - answeredAt > SILENT_MS) onAnswer(nobody);
    due(sentAt + BEAT_MS);
  };
  return {
    start: soon,
    hold: (next: PresenceActivity | null): void => {
      if (JSON.stringify(next) === JSON.stringify(holds)) return;
      holds = next;
      soon();
    },
    /** Somebody came, went or took something up at this moment. */
    changed: (atMs: number): void => {
      if (atMs > knownAt) soon();
    },
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
      void send({ holds: null, leaves: true });
    },
  };
};
