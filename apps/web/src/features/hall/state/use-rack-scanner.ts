import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf, scanAtRack } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { cachedPallets, palletOfCode, productOfCode } from '../../../entities/pallet/kept-pallets';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Act, Envelope, UndecidedAct } from '../../../entities/scanning/acts';
import { deletedWords } from '../../../entities/pallet/deleted-pallet';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { type Said } from '../../../entities/scanning/terminal-input';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import { useRackPlanQuery } from '../../../entities/rack/rack-plan-api';
import { rackOfCode, type PlannedRack } from '../rules/pick-list';

type Answer = OutputOf<typeof scanAtRack>;
export type Direction = 'in' | 'out';

type EarlyScan = Envelope & { readonly act: UndecidedAct };
const isEarly = (envelope: Envelope): envelope is EarlyScan => envelope.act.kind === 'rack-or-thing';

/** First the rack, then what goes onto it, unit by unit; or what comes off its rack, wherever it stood. */
export const useRackScanner = () => {
  const { t } = useTranslation(['hall', 'scanners']);
  const { t: deletedText } = useTranslation('scanners');
  const textOf = useProblemText();
  const plan = useRackPlanQuery();
  const [direction, setDirection] = useState<Direction>('in');
  const [rack, setRack] = useState<PlannedRack | null>(null);
  /** What the next code is judged by: two may come between two pictures of the page. */
  const now = useRef<{ readonly direction: Direction; readonly rack: PlannedRack | null }>({
    direction: 'in',
    rack: null,
  });
  const change = useCallback((next: typeof now.current) => {
    now.current = next;
    setDirection(next.direction);
    setRack(next.rack);
  }, []);
  const [first] = useState<Verdict>({ tone: 'idle', code: '', title: t('scan.begin'), text: t('scan.beginText') });

  const nameOf = ({ thing }: Answer): string =>
    thing.kind === 'pallet' ? thing.shown_number : `${thing.unit.order} / ${thing.unit.position}`;
  const lateWords = (answer: Answer): { verdict: Verdict; line: string } => {
    const title = t('scan.late');
    const text = answer.rack ? t('scan.lateText', { rack: answer.rack.code }) : t('scan.lateNowhere');
    return { verdict: { tone: 'warn', code: nameOf(answer), title, text }, line: asLine(title) };
  };
  const wordsOf = ({ act: { code } }: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    if ('problem' in attempt) {
      if (attempt.problem.code === 'pallet.deleted') {
        const { name, title, text } = deletedWords(deletedText, attempt.problem);
        return { verdict: { tone: 'bad', code: name, title, text }, line: asLine(title) };
      }
      const title = t(attempt.problem.code === 'rack.thing_not_found' ? 'scan.unknown' : 'scan.refused');
      return { verdict: { tone: 'bad', code, title, text: textOf(attempt.problem) }, line: asLine(title) };
    }
    const answer = attempt.data as Answer;
    const params = { rack: answer.rack?.code ?? '', from: answer.from?.code ?? '' };
    if (answer.outcome === 'late') return lateWords(answer);
    const title = t(`scan.${answer.outcome}`, params);
    const verdict: Verdict = {
      tone: answer.outcome === 'seen' ? 'warn' : 'ok',
      code: nameOf(answer),
      title,
      text: t(`scan.${answer.outcome}Text`, params),
    };
    return { verdict: answer.rack ? { ...verdict, place: answer.rack.place } : verdict, line: asLine(title) };
  };
  /** What it is called by what this device keeps, and where it is put: the rack is read already. */
  const local = async ({ act: scan }: Envelope) => {
    if (scan.kind !== 'at-rack') return null;
    const kept = await cachedPallets();
    const unit = productOfCode(kept, scan.code)?.product;
    const name = unit
      ? `${unit.order} / ${unit.position}`
      : (palletOfCode(kept, scan.code)?.pallet.shown_number ?? scan.code);
    const onto = scan.rack === null ? null : rackOfCode(plan.data ?? [], scan.rack);
    const title = t('scanners:waiting');
    const place = scan.rack === null ? t('scan.off') : [scan.rack, onto?.place].filter(Boolean).join(' · ');
    return {
      verdict: { tone: 'pending', code: name, title, place, text: t('scanners:waitingText') } as Verdict,
      line: t('scanners:waitingLine'),
    };
  };
  const { verdict, log, show, act, refuse, undo, isRead, unanswered, decide } = useTerminal({
    ...{ first, wordsOf, local },
    mine: ({ kind }) => kind === 'at-rack' || kind === 'rack-or-thing',
    undonePlace: (undone) =>
      undone.kind === 'at-rack' ? t(undone.rack === null ? 'scan.putBack' : 'scan.takeOff') : undefined,
  });

  const turn = (next: Direction) => {
    change({ direction: next, rack: null });
    show({
      tone: 'idle',
      code: '',
      title: t(next === 'in' ? 'scan.begin' : 'scan.beginOut'),
      text: t(next === 'in' ? 'scan.beginText' : 'scan.beginOutText'),
    });
  };
  /** A rack is opened; anything else goes onto the one that is open, or off the one where it stands. */
  const meaningOf = useCallback(
    (code: string, racks: readonly PlannedRack[], from: Direction): Act | Said => {
      const opened = rackOfCode(racks, code);
      if (opened) {
        change({ direction: 'in', rack: opened });
        const title = t('scan.opened', { rack: opened.code });
        return {
          verdict: { tone: 'info', code: opened.code, title, place: opened.place, text: t('scan.openedText') },
          line: asLine(title),
        };
      }
      if (from === 'out') return { kind: 'at-rack', code, rack: null };
      const onto = now.current.rack;
      if (onto) return { kind: 'at-rack', code, rack: onto.code };
      return {
        verdict: { tone: 'bad', code, title: t('scan.rackFirst'), text: t('scan.rackFirstText') },
        line: asLine(t('scan.rackFirst')),
      };
    },
    [change, t],
  );
  /**
   * Scanned before the racks were read, here or before this page was loaded again: only then is known whether a code is
   * one.
   */
  const early = useCallback((): readonly EarlyScan[] => unanswered().filter(isEarly), [unanswered]);
  const isDeciding = useRef(false);
  const decideEarly = useCallback(
    async (racks: readonly PlannedRack[]): Promise<void> => {
      if (isDeciding.current) return;
      isDeciding.current = true;
      try {
        for (let scans = early(); scans.length > 0; scans = early()) {
          const meanings = scans.map((each) => ({
            each,
            meaning: meaningOf(each.act.code, racks, each.act.direction),
          }));
          // what goes onto a rack before the rack's own code is dropped: a page that is loaded again meanwhile still
          // has it for the rest
          const isAct = ({ meaning }: (typeof meanings)[number]): boolean => 'kind' in meaning;
          const inTurn = [...meanings.filter(isAct), ...meanings.filter((one) => !isAct(one))];
          for (const { each, meaning } of inTurn) await decide(each, meaning);
        }
      } finally {
        isDeciding.current = false;
      }
    },
    [early, decide, meaningOf],
  );
  const racks = isRead ? plan.data : undefined;
  useEffect(() => {
    if (racks) void decideEarly(racks).catch(() => undefined);
  }, [racks, decideEarly]);
  const scan = (code: string): void => {
    if (!racks || early().length > 0) {
      act({ kind: 'rack-or-thing', code, direction: now.current.direction });
      if (racks) void decideEarly(racks).catch(() => undefined);
      return;
    }
    const meaning = meaningOf(code, racks, now.current.direction);
    if ('kind' in meaning) act(meaning);
    else if (meaning.verdict.tone === 'info') show(meaning.verdict);
    else refuse(meaning.verdict, meaning.line);
  };
  return { verdict, log, scan, undo, rack, direction, turn, plan };
};
