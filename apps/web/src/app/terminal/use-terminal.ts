import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../api/uuid';
import { isWaiting, type Act, type Attempt, type Envelope, type Owner } from '../outbox/envelope';
import { envelopeOf, keep, markSeen, onOutboxEvent, readOutbox } from '../outbox/outbox';
import { useUserQuery } from '../reference-api';
import { signal } from './signals';
import { isQuiet, withLine, type LogLine, type Stage, type Verdict } from './verdict';

/** Without an answer for this long a scan counts as waiting. */
const ANSWER_TIMEOUT_MS = 5_000;

interface TerminalInput {
  /** What stands there before the first scan. */
  readonly first: Verdict;
  /** Actions that this terminal does and shows; those of before a reload come back into its log. */
  readonly mine: (act: Act) => boolean;
  /** How an act is called on screen. */
  readonly nameOf?: (act: Act) => string;
  readonly wordsOf: (envelope: Envelope, attempt: Attempt) => { readonly verdict: Verdict; readonly line: string };
  /** The server has answered an act of this terminal. */
  readonly settled?: (envelope: Envelope, attempt: Attempt) => void;
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

  const say = useCallback(
    ({ id, at }: Pick<Envelope, 'id' | 'at'>, next: Verdict, line: string, stage: Stage) => {
      // an older scan that is answered late goes into the log, the verdict of the newest stays
      if (newest.current === id || newest.current === null) show(next);
      setLog((before) => withLine(before, { id, at, code: next.code, tone: next.tone, text: line, person }));
      if (!isQuiet(stages.current.get(id), stage, next.tone)) signal(next.tone);
      if (stage === 'final') stages.current.delete(id);
      else stages.current.set(id, stage);
    },
    [person],
  );
  const sayWaiting = useCallback(
    (envelope: Envelope) => {
      const { act } = envelope;
      const code = latest.current.nameOf?.(act) ?? act.code;
      say(envelope, { tone: 'pending', code, title: t('waiting'), text: t('waitingText') }, t('waitingLine'), 'waiting');
    },
    [say, t],
  );
  const open = useRef(new Map<string, Envelope>());
  const answered = useRef(new Set<string>());

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
        const { verdict: final, line } = latest.current.wordsOf(envelope, attempt);
        say(envelope, final, line, 'final');
        // whoever scanned has it before their eyes; what is answered late stays in the list until somebody has seen it
        if ('problem' in attempt && seenAtOnce) void markSeen([envelope.id]);
      }),
    [say, sayWaiting],
  );

  useEffect(() => {
    if (owner.person === '') return;
    void readOutbox().then(({ kept }) => {
      for (const envelope of kept) {
        const isOwn = envelope.person === owner.person && envelope.company === owner.company && latest.current.mine(envelope.act);
        if (!isOwn || stages.current.has(envelope.id)) continue;
        if (isWaiting(envelope)) {
          // answered between the reading of the list and now
          if (answered.current.has(envelope.id)) continue;
          open.current.set(envelope.id, envelope);
          stages.current.set(envelope.id, 'waiting');
          sayWaiting(envelope);
        } else if (envelope.problem) {
          const { verdict: final, line } = latest.current.wordsOf(envelope, { problem: envelope.problem });
          setLog((before) => withLine(before, { ...envelope, code: final.code, tone: final.tone, text: line, person }));
        }
      }
    });
    // once a person: what is added later comes by the subscription
  }, [owner.person, owner.company, person, sayWaiting]);

  /** Takes a scan whose meaning is decided; gives its envelope. */
  const act = useCallback(
    (done: Act): Envelope => {
      const envelope = envelopeOf(ownerRef.current, done);
      const code = latest.current.nameOf?.(done) ?? done.code;
      newest.current = envelope.id;
      open.current.set(envelope.id, envelope);
      say(envelope, { tone: 'pending', code, title: t('checkingTitle'), text: t('checking') }, t('checking'), 'taken');
      keep(envelope).then(
        () => {
          if (!navigator.onLine && stages.current.get(envelope.id) === 'taken') sayWaiting(envelope);
        },
        () => {
          open.current.delete(envelope.id);
          say(envelope, { tone: 'bad', code, title: t('notKept'), text: t('notKeptText') }, t('notKept'), 'final');
        },
      );
      setTimeout(() => {
        if (stages.current.get(envelope.id) === 'taken') sayWaiting(envelope);
      }, ANSWER_TIMEOUT_MS);
      return envelope;
    },
    [say, sayWaiting, t],
  );
  /** A scan that means nothing here: shown, and sent nowhere. */
  const refuse = useCallback(
    (refusal: Verdict, line: string) => {
      const scan = { id: uuid(), at: Date.now() };
      newest.current = scan.id;
      say(scan, refusal, line, 'final');
    },
    [say],
  );
  return { verdict, log, show, act, refuse };
};
