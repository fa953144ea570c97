import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../kits/http/uuid';
import { isWaiting, type Owner } from '../../kits/outbox/envelope';
import { targetOf, type Act, type Envelope } from './acts';
import { decide as decideKept, envelopeOf, keep, markSeen, onOutboxEvent, readOutbox, withdraw } from './outbox';
import { useUserQuery } from '../reference/reference-api';
import { paintTimer } from '../../kits/scan/paint-timer';
import { useAppSelector } from '../../kits/api/store';
import { isUndoable, undoUntil } from './rules/undo';
import { createScanMemory } from './scan-memory';
import { signal } from '../../kits/terminal/signals';
import { useUndoWords } from './undo-words';
import { isQuiet, withChange, withLine, type LogLine, type Stage, type Verdict } from '../../kits/terminal/verdict';
import type { TerminalInput, Said } from './terminal-input';

/** Without an answer for this long a scan counts as waiting. */
const ANSWER_TIMEOUT_MS = 5_000;

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
  const [memory] = useState(() => createScanMemory());
  useEffect(() => () => memory.end(), [memory]);
  const isSignedOut = useAppSelector(({ session }) => session.status === 'lost');
  const signedOut = useRef(isSignedOut);
  signedOut.current = isSignedOut;
  const newest = useRef<string | null>(null);
  const undoWords = useUndoWords();

  const say = useCallback(
    (scan: Pick<Envelope, 'id' | 'at'> | Envelope, next: Verdict, line: string, stage: Stage, canUndo = false) => {
      const { id, at } = scan;
      // an older scan that is answered late goes into the log, the verdict of the newest stays
      if (newest.current === id || newest.current === null) show(next);
      const { code, tone, glyph } = next;
      if (canUndo && 'act' in scan) memory.mayUndo(scan, code);
      else if (stage === 'final') memory.mayNotUndo(id);
      setLog((before) =>
        withLine(before, {
          id,
          at,
          code,
          tone,
          glyph,
          text: line,
          person,
          undoUntil: canUndo ? undoUntil(at) : undefined,
        }),
      );
      if (!isQuiet(memory.stageOf(id), stage, tone)) signal(next.signal ?? tone);
      memory.staged(id, stage);
    },
    [memory, person],
  );
  const showWaiting = useCallback(
    (envelope: Envelope) => {
      const { act } = envelope;
      const code = latest.current.nameOf?.(act) ?? act.code;
      if (signedOut.current) {
        // nothing is sent before somebody signs in, and whoever scans must not walk away believing that it was
        const verdict: Verdict = { tone: 'bad', code, title: t('signedOut'), text: t('signedOutText') };
        return say(envelope, verdict, t('signedOutLine'), 'waiting', isUndoable(act));
      }
      const waits: Verdict = { tone: 'pending', code, title: t('waiting'), text: t('waitingText') };
      say(envelope, waits, t('waitingLine'), 'waiting', isUndoable(act));
      void latest.current
        .local?.(envelope)
        .then((known) => {
          if (known && memory.stageOf(envelope.id) === 'waiting')
            say(envelope, known.verdict, known.line, 'waiting', isUndoable(act));
        })
        .catch(() => undefined);
    },
    [memory, say, t],
  );
  useEffect(() => {
    if (isSignedOut) for (const envelope of memory.unanswered()) showWaiting(envelope);
  }, [isSignedOut, memory, showWaiting]);
  /** What was left here before is known. */
  const [isRead, setIsRead] = useState(false);

  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.kind === 'held') {
          for (const envelope of memory.unanswered())
            if (envelope.target === event.target && memory.stageOf(envelope.id) === 'taken') showWaiting(envelope);
        }
        if (event.kind !== 'settled') return;
        if (!memory.answered(event.envelope.id)) return;
        const { envelope, attempt } = event;
        const seenAtOnce = memory.stageOf(envelope.id) === 'taken';
        latest.current.settled?.(envelope, attempt);
        const { act } = envelope;
        const { verdict: final, line } =
          act.kind === 'undo-scan'
            ? undoWords(act, attempt, latest.current.undonePlace?.(act.undone))
            : latest.current.wordsOf(envelope, attempt);
        say(envelope, final, line, 'final', isUndoable(act, attempt));
        // whoever scanned has it before their eyes; what is answered late stays in the list until somebody has seen it
        if ('problem' in attempt && seenAtOnce) void markSeen([envelope.id]);
      }),
    [memory, say, showWaiting, undoWords],
  );

  useEffect(() => {
    if (owner.person === '') return;
    memory.reading(true);
    void readOutbox().then(({ kept }) => {
      for (const envelope of kept) {
        const isOwn =
          envelope.person === owner.person &&
          envelope.company === owner.company &&
          latest.current.mine(doneBy(envelope.act));
        // answered between the reading of the list and now
        if (!isOwn || memory.isKnown(envelope.id)) continue;
        if (isWaiting(envelope)) {
          memory.open(envelope);
          memory.staged(envelope.id, 'waiting');
          showWaiting(envelope);
        } else if (envelope.problem) {
          const attempt = { problem: envelope.problem };
          const { act } = envelope;
          const { verdict: final, line } =
            act.kind === 'undo-scan' ? undoWords(act, attempt) : latest.current.wordsOf(envelope, attempt);
          setLog((before) => withLine(before, { ...envelope, code: final.code, tone: final.tone, text: line, person }));
        }
      }
      memory.reading(false);
      setIsRead(true);
    });
    // once a person: what is added later comes by the subscription
  }, [memory, owner.person, owner.company, person, showWaiting, undoWords]);

  /** Takes a scan whose meaning is decided; gives its envelope. */
  const act = useCallback(
    (done: Act): Envelope => {
      const envelope = envelopeOf(ownerRef.current, done);
      const code = latest.current.nameOf?.(done) ?? done.code;
      newest.current = envelope.id;
      memory.open(envelope);
      if (isUndoable(done)) memory.mayUndo(envelope, code);
      paintTimer.read();
      say(envelope, { tone: 'pending', code, title: t('checkingTitle'), text: t('checking') }, t('checking'), 'taken');
      keep(envelope).then(
        () => {
          if (!(navigator.onLine && !signedOut.current) && memory.stageOf(envelope.id) === 'taken')
            showWaiting(memory.openOf(envelope.id) ?? envelope);
          if (signedOut.current) signal('bad');
        },
        () => {
          memory.closed(envelope.id);
          say(envelope, { tone: 'bad', code, title: t('notKept'), text: t('notKeptText') }, t('notKept'), 'final');
        },
      );
      memory.later(ANSWER_TIMEOUT_MS, () => {
        if (memory.stageOf(envelope.id) === 'taken') showWaiting(memory.openOf(envelope.id) ?? envelope);
      });
      return envelope;
    },
    [memory, say, showWaiting, t],
  );
  /**
   * A scan that means nothing here: shown, and sent nowhere. `first`: the scan that it repeats, whose answer is shown
   * when it comes.
   */
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
  const unanswered = useCallback((): readonly Envelope[] => memory.unanswered(), [memory]);
  /**
   * Gives a scan that waited for it its meaning: an act under its key, or something to show; nothing when another tab
   * has decided it.
   */
  const decide = useCallback(
    async (scan: Envelope, meaning: Act | Said): Promise<void> => {
      const isAct = 'kind' in meaning;
      const isOurs = await decideKept(scan, isAct ? meaning : null);
      memory.answered(scan.id);
      if (isOurs && !isAct) return say(scan, meaning.verdict, meaning.line, 'final');
      if (!isOurs || !isAct) return memory.closed(scan.id);
      const envelope = { ...scan, act: meaning, target: targetOf(scan.id, meaning) };
      memory.open(envelope);
      if (isUndoable(meaning)) memory.mayUndo(envelope, latest.current.nameOf?.(meaning) ?? meaning.code);
      if (memory.stageOf(scan.id) === 'waiting') showWaiting(envelope);
    },
    [memory, say, showWaiting],
  );
  /** Takes a scan back: out of the outbox when it was never sent, by an act of its own when it was. */
  const undo = useCallback(
    async (id: string): Promise<void> => {
      const found = memory.undoOf(id);
      if (!found) return;
      const { scan, code } = found;
      setLog((before) => withChange(before, id, { undoUntil: undefined }));
      const kept = await withdraw(scan);
      memory.mayNotUndo(id);
      if (kept !== 'withdrawn') {
        const afterSeconds = Math.max(0, (Date.now() - scan.at) / 1000);
        act({ kind: 'undo-scan', code, scan: id, undone: scan.act, after: kept.target, afterSeconds });
        return;
      }
      memory.closed(id);
      setLog((before) => withChange(before, id, { text: t('undo.withdrawnScan') }));
      const at = { id: uuid(), at: Date.now() };
      newest.current = at.id;
      const text = t('undo.withdrawnText');
      const place = latest.current.undonePlace?.(scan.act);
      say(at, { tone: 'undone', code, title: t('undo.done'), place, text }, t('undo.line'), 'final');
    },
    [act, memory, say, t],
  );
  return { verdict, log, show, act, refuse, undo, isRead, unanswered, decide };
};

/** What an act is about: an undo is about its scan. */
const doneBy = (act: Act): Act => (act.kind === 'undo-scan' ? act.undone : act);
