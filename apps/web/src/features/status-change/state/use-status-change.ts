import { useCallback, useMemo, useState } from 'react';
import type { OutputOf, changeProductStatus } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { cachedPallets, productOfCode } from '../../../entities/pallet/kept-pallets';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Envelope } from '../../../entities/scanning/acts';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { useTerminal } from '../../../entities/scanning/use-terminal';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import { outcomeOf, statusOf, toneOf } from '../rules/change-outcome';

type Answer = OutputOf<typeof changeProductStatus>;

/** Pick a status, then scan: every barcode gets the one that was picked when it was scanned. */
export const useStatusChange = () => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const { choices, nameOf, query } = useStatusNames('products');
  const [target, setTarget] = useState<number | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const first = useMemo<Verdict>(
    () => ({ tone: 'idle', code: '', title: t('status.begin'), text: t('status.beginText') }),
    [t],
  );

  const wordsOf = ({ act }: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(attempt as { data: Answer } | Extract<Attempt, { problem: unknown }>);
    const words = (code: string, title: string, text: string, line: string = asLine(title)) => ({
      verdict: { tone: toneOf(outcome), code, title, text },
      line,
    });
    if (outcome.kind === 'changed')
      return words(
        `${outcome.position} · ${outcome.order}`,
        nameOf(outcome.status),
        t('status.changedText'),
        t('status.changedLine', { status: nameOf(outcome.status) }),
      );
    if (outcome.kind === 'refused') return words(act.code, t('refused'), textOf(outcome.problem));
    return words(act.code, t(`status.${outcome.kind}`), t(`status.${outcome.kind}Text`));
  };
  /** What it is called by the pallets that this device keeps, and what it becomes. */
  const local = async ({ act: scan }: Envelope) => {
    if (scan.kind !== 'change-status') return null;
    const known = productOfCode(await cachedPallets(), scan.code)?.product;
    const waits: Verdict = {
      tone: 'pending',
      code: known ? `${known.position} · ${known.order}` : scan.code,
      title: t('waiting'),
      place: statusOf(scan, nameOf),
      text: t('waitingText'),
    };
    return { verdict: waits, line: t('status.waitingLine', { status: statusOf(scan, nameOf) }) };
  };
  const { verdict, log, show, act, refuse, undo } = useTerminal({
    first,
    mine: ({ kind }) => kind === 'change-status',
    wordsOf,
    local,
  });

  const pick = (status: number) => {
    setTarget(status);
    setUnchosen(false);
    show({
      tone: 'idle',
      code: nameOf(status),
      title: t('status.scan'),
      text: t('status.scanText', { status: nameOf(status) }),
    });
  };
  const scanned = useCallback(
    (code: string) => {
      if (target !== null) return act({ kind: 'change-status', code, status: target, name: nameOf(target) });
      setUnchosen(true);
      const refusal: Verdict = {
        tone: 'bad',
        code,
        title: t('status.choose_status'),
        text: t('status.choose_statusText'),
      };
      return refuse(refusal, t('status.choose_statusLine'));
    },
    [target, act, nameOf, refuse, t],
  );
  return { verdict, log, undo, choices, query, target, pick, scanned, unchosen };
};
