import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf, scanAtRack } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { keptPallets, palletOfCode, productOfCode } from '../../../app/kept/kept-pallets';
import type { Attempt, Envelope } from '../../../app/outbox/envelope';
import { useTerminal } from '../../../app/terminal/use-terminal';
import { asLine, type Verdict } from '../../../app/terminal/verdict';
import { useRackPlanQuery } from '../../../app/racks/rack-plan-api';
import { rackOfCode, type PlannedRack } from '../rules/pick-list';

type Answer = OutputOf<typeof scanAtRack>;
export type Direction = 'in' | 'out';

/** Neither the server nor this device knows them. */
const NO_RACKS: readonly PlannedRack[] = [];

/** First the rack, then what goes onto it, unit by unit; or what comes off its rack, wherever it stood. */
export const useRackScanner = () => {
  const { t } = useTranslation(['hall', 'scanners']);
  const textOf = useProblemText();
  const plan = useRackPlanQuery();
  const [direction, setDirection] = useState<Direction>('in');
  const [rack, setRack] = useState<PlannedRack | null>(null);
  /** What the next code is judged by: two may come between two pictures of the page. */
  const now = useRef<{ readonly direction: Direction; readonly rack: PlannedRack | null }>({ direction: 'in', rack: null });
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
    const kept = await keptPallets();
    const unit = productOfCode(kept, scan.code)?.product;
    const name = unit ? `${unit.order} / ${unit.position}` : (palletOfCode(kept, scan.code)?.pallet.shown_number ?? scan.code);
    const onto = scan.rack === null ? null : rackOfCode(plan.data ?? [], scan.rack);
    const title = t('scanners:waiting');
    const place = scan.rack === null ? t('scan.off') : [scan.rack, onto?.place].filter(Boolean).join(' · ');
    return {
      verdict: { tone: 'pending', code: name, title, place, text: t('scanners:waitingText') } as Verdict,
      line: t('scanners:waitingLine'),
    };
  };
  const { verdict, log, show, act, refuse, undo } = useTerminal({
    ...{ first, wordsOf, local },
    mine: ({ kind }) => kind === 'at-rack',
    undonePlace: (undone) => (undone.kind === 'at-rack' ? t(undone.rack === null ? 'scan.putBack' : 'scan.takeOff') : undefined),
  });

  const open = useCallback(
    (next: PlannedRack) => {
      change({ direction: 'in', rack: next });
      show({ tone: 'info', code: next.code, title: t('scan.opened', { rack: next.code }), place: next.place, text: t('scan.openedText') });
    },
    [change, show, t],
  );
  const turn = (next: Direction) => {
    change({ direction: next, rack: null });
    show({
      tone: 'idle',
      code: '',
      title: t(next === 'in' ? 'scan.begin' : 'scan.beginOut'),
      text: t(next === 'in' ? 'scan.beginText' : 'scan.beginOutText'),
    });
  };
  const take = useCallback(
    (code: string, racks: readonly PlannedRack[]) => {
      const scanned = rackOfCode(racks, code);
      if (scanned) return open(scanned);
      const onto = now.current;
      if (onto.direction === 'out') return void act({ kind: 'at-rack', code, rack: null });
      if (onto.rack) return void act({ kind: 'at-rack', code, rack: onto.rack.code });
      refuse({ tone: 'bad', code, title: t('scan.rackFirst'), text: t('scan.rackFirstText') }, asLine(t('scan.rackFirst')));
    },
    [open, act, refuse, t],
  );
  /** Scanned before the racks were read: only then is known whether a code is one. */
  const early = useRef<string[]>([]);
  const racks = plan.data ?? (plan.isError ? NO_RACKS : null);
  useEffect(() => {
    if (racks) for (const code of early.current.splice(0)) take(code, racks);
  }, [racks, take]);
  const scan = (code: string): void => {
    if (racks) return take(code, racks);
    early.current.push(code);
    show({ tone: 'pending', code, title: t('scanners:checkingTitle'), text: t('scanners:checking') });
  };
  return { verdict, log, scan, undo, rack, direction, turn, plan };
};
