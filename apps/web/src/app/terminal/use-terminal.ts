import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../api/uuid';
import { isWaiting, targetOf, type Act, type Attempt, type Envelope, type Owner } from '../outbox/envelope';
import { decide as decideKept, envelopeOf, keep, markSeen, onOutboxEvent, readOutbox, withdraw } from '../outbox/outbox';
import { useUserQuery } from '../reference-api';
import { paintClock } from '../scan/paint-clock';
import { isUndoable, undoUntil } from './rules/undo';
import { signal } from './signals';
import { useUndoWords } from './undo-words';
import { isQuiet, withChange, withLine, type LogLine, type Stage, type Verdict } from './verdict';

/** Without an answer for this long a scan counts as waiting. */
const ANSWER_TIMEOUT_MS = 5_000;

interface TerminalInput {
  /** What stands there before the first scan. */
  readonly first: Verdict;
  /** Actions that this terminal does and shows; those of before a reload come back into its log. Of an undo, what it takes back is asked. */
  readonly mine: (act: Act) => boolean;
  /** How an act is called on screen. */
  readonly nameOf?: (act: Act) => string;
  readonly wordsOf: (envelope: Envelope, attempt: Attempt) => { readonly verdict: Verdict; readonly line: string };
  /** What to do now with what was taken back: put it down, carry it out. */
  readonly undonePlace?: (undone: Act) => string | undefined;
  /** What a scan means by what this device knows, while no answer comes; never green and never red. Null: nothing is known. */
  readonly local?: (envelope: Envelope) => Promise<{ readonly verdict: Verdict; readonly line: string } | null>;
  /** The server has answered an act of this terminal. */
  readonly settled?: (envelope: Envelope, attempt: Attempt) => void;
}

/** Something to show of a scan that is sent nowhere. */
export interface Said {
  readonly verdict: Verdict;
  readonly line: string;
}

/** What a terminal shows and does with a scan: the verdict that stands, the log, the tones; sending is the outbox's. */
export const useTerminal = (input: TerminalInput) => {
  const { t } = useTranslation('scanners');
  const { data: user } = useUserQuery();
  const latest = useRef(input);
  latest.current = input;
  const person = user?.name ?? '';
  const owner: Owner = { person: String(user?.id ?? ''), company: Number(user?.company.id ?? 0) };
  const ownerRef = useRef(owner);
  ownerRef.current = owner;
  const [verdict, show] = useState(input.first);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const stages = useRef(new Map<string, Stage>());
  const newest = useRef<string | null>(null);
  const undoWords = useUndoWords();
  /** Scans that may be taken back, as they were sent. */
  const scans = useRef(new Map<string, Envelope>());
  /** What each scan is called on screen by now. */
  const codes = useRef(new Map<string, string>());

  const say = useCallback(
    ({ id, at }: Pick<Envelope, 'id' | 'at'>, next: Verdict, line: string, stage: Stage, canUndo = false) => {
      // an older scan that is answered late goes into the log, the verdict of the newest stays
      if (newest.current === id || newest.current === null) show(next);
      const { code, tone, glyph } = next;
      if (canUndo) codes.current.set(id, code);
      setLog((before) =>
        withLine(before, { id, at, code, tone, glyph, text: line, person, undoUntil: canUndo ? undoUntil(at) : undefined }),
      );
      if (!isQuiet(stages.current.get(id), stage, tone)) signal(next.signal ?? tone);
      if (stage === 'final') stages.current.delete(id);
      else stages.current.set(id, stage);
    },
    [person],
  );
  const sayWaiting = useCallback(
    (envelope: Envelope) => {
      const { act } = envelope;
      const code = latest.current.nameOf?.(act) ?? act.code;
      const waits: Verdict = { tone: 'pending', code, title: t('waiting'), text: t('waitingText') };
      say(envelope, waits, t('waitingLine'), 'waiting', isUndoable(act));
      void latest.current
        .local?.(envelope)
        .then((known) => {
          if (known && stages.current.get(envelope.id) === 'waiting') say(envelope, known.verdict, known.line, 'waiting', isUndoable(act));
        })
        .catch(() => undefined);
    },
    [say, t],
  );
  const open = useRef(new Map<string, Envelope>());
  const answered = useRef(new Set<string>());
  /** What was left here before is known. */
  const [isRead, setIsRead] = useState(false);

  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.kind === 'held') {
          for (const envelope of open.current.values())
            if (envelope.target === event.target && stages.current.get(envelope.id) === 'taken') sayWaiting(envelope);
        }
        if (event.kind !== 'settled') return;
        answered.current.add(event.envelope.id);
        if (!open.current.delete(event.envelope.id)) return;
        const { envelope, attempt } = event;
        const seenAtOnce = stages.current.get(envelope.id) === 'taken';
        latest.current.settled?.(envelope, attempt);
        const { act } = envelope;
        const { verdict: final, line } =
          act.kind === 'undo-scan'
            ? undoWords(act, attempt, latest.current.undonePlace?.(act.undone))
            : latest.current.wordsOf(envelope, attempt);
        scans.current.set(envelope.id, envelope);
        say(envelope, final, line, 'final', isUndoable(act, attempt));
        // whoever scanned has it before their eyes; what is answered late stays in the list until somebody has seen it
        if ('problem' in attempt && seenAtOnce) void markSeen([envelope.id]);
      }),
    [say, sayWaiting, undoWords],
  );

  useEffect(() => {
    if (owner.person === '') return;
    void readOutbox().then(({ kept }) => {
      for (const envelope of kept) {
        const isOwn = envelope.person === owner.person && envelope.company === owner.company && latest.current.mine(doneBy(envelope.act));
        if (!isOwn || stages.current.has(envelope.id)) continue;
        if (isWaiting(envelope)) {
          // answered between the reading of the list and now
          if (answered.current.has(envelope.id)) continue;
          open.current.set(envelope.id, envelope);
          stages.current.set(envelope.id, 'waiting');
          sayWaiting(envelope);
        } else if (envelope.problem) {
          const attempt = { problem: envelope.problem };
          const { act } = envelope;
          const { verdict: final, line } = act.kind === 'undo-scan' ? undoWords(act, attempt) : latest.current.wordsOf(envelope, attempt);
          setLog((before) => withLine(before, { ...envelope, code: final.code, tone: final.tone, text: line, person }));
        }
      }
      setIsRead(true);
    });
    // once a person: what is added later comes by the subscription
  }, [owner.person, owner.company, person, sayWaiting, undoWords]);

  /** Takes a scan whose meaning is decided; gives its envelope. */
  const act = useCallback(
    (done: Act): Envelope => {
      const envelope = envelopeOf(ownerRef.current, done);
      const code = latest.current.nameOf?.(done) ?? done.code;
      newest.current = envelope.id;
      open.current.set(envelope.id, envelope);
      if (isUndoable(done)) scans.current.set(envelope.id, envelope);
      paintClock.read();
      say(envelope, { tone: 'pending', code, title: t('checkingTitle'), text: t('checking') }, t('checking'), 'taken');
      keep(envelope).then(
        () => {
          if (!navigator.onLine && stages.current.get(envelope.id) === 'taken') sayWaiting(open.current.get(envelope.id) ?? envelope);
        },
        () => {
          open.current.delete(envelope.id);
          say(envelope, { tone: 'bad', code, title: t('notKept'), text: t('notKeptText') }, t('notKept'), 'final');
        },
      );
      setTimeout(() => {
        if (stages.current.get(envelope.id) === 'taken') sayWaiting(open.current.get(envelope.id) ?? envelope);
      }, ANSWER_TIMEOUT_MS);
      return envelope;
    },
    [say, sayWaiting, t],
  );
  /** A scan that means nothing here: shown, and sent nowhere. `first`: the scan that it repeats, whose answer is shown when it comes. */
  const refuse = useCallback(
    (refusal: Verdict, line: string, first: string | null = null) => {
      const scan = { id: uuid(), at: Date.now() };
      newest.current = scan.id;
      say(scan, refusal, line, 'final');
      newest.current = first ?? scan.id;
    },
    [say],
  );
  /** What has no answer yet, oldest first. */
  const unanswered = useCallback((): readonly Envelope[] => [...open.current.values()].toSorted((one, other) => one.at - other.at), []);
  /** Gives a scan that waited for it its meaning: an act under its key, or something to show; nothing when another tab has decided it. */
  const decide = useCallback(
    async (scan: Envelope, meaning: Act | Said): Promise<void> => {
      const isAct = 'kind' in meaning;
      const isOurs = await decideKept(scan, isAct ? meaning : null);
      open.current.delete(scan.id);
      if (isOurs && !isAct) return say(scan, meaning.verdict, meaning.line, 'final');
      if (!isOurs || !isAct) return void stages.current.delete(scan.id);
      const envelope = { ...scan, act: meaning, target: targetOf(scan.id, meaning) };
      open.current.set(scan.id, envelope);
      scans.current.set(scan.id, envelope);
      if (stages.current.get(scan.id) === 'waiting') sayWaiting(envelope);
    },
    [say, sayWaiting],
  );
  /** Takes a scan back: out of the outbox when it was never sent, by an act of its own when it was. */
  const undo = useCallback(
    async (id: string): Promise<void> => {
      const scan = scans.current.get(id);
      if (!scan) return;
      setLog((before) => withChange(before, id, { undoUntil: undefined }));
      const kept = await withdraw(scan);
      scans.current.delete(id);
      const code = codes.current.get(id) ?? scan.act.code;
      codes.current.delete(id);
      if (kept !== 'withdrawn') {
        const afterSeconds = Math.max(0, (Date.now() - scan.at) / 1000);
        act({ kind: 'undo-scan', code, scan: id, undone: scan.act, after: kept.target, afterSeconds });
        return;
      }
      open.current.delete(id);
      stages.current.delete(id);
      setLog((before) => withChange(before, id, { text: t('undo.withdrawnScan') }));
      const at = { id: uuid(), at: Date.now() };
      newest.current = at.id;
      const text = t('undo.withdrawnText');
      const place = latest.current.undonePlace?.(scan.act);
      say(at, { tone: 'undone', code, title: t('undo.done'), place, text }, t('undo.line'), 'final');
    },
    [act, say, t],
  );
  return { verdict, log, show, act, refuse, undo, isRead, unanswered, decide };
};

/** What an act is about: an undo is about its scan. */
const doneBy = (act: Act): Act => (act.kind === 'undo-scan' ? act.undone : act);
