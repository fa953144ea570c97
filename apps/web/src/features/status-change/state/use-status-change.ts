import { useCallback, useMemo, useRef, useState } from 'react';
import { changeProductStatus, type OutputOf } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../app/api/uuid';
import type { Attempt, Scan } from '../../../app/scan/scan-queue';
import { sendScan, useScanQueue } from '../../../app/scan/use-scan-queue';
import { useVerdicts } from '../../../app/scan/use-verdicts';
import { asLine, type Verdict } from '../../../app/scan/verdict';
import { useStatusNames } from '../../../app/status/use-statuses';
import { outcomeOf, toneOf } from '../rules/change-outcome';
import { targetOf, withTarget } from '../rules/target';

type Answer = OutputOf<typeof changeProductStatus>;

/** Pick a status, then scan: every barcode gets it, one after another, in the order of the scans. */
export const useStatusChange = () => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const { choices, nameOf } = useStatusNames('products');
  const [target, setTarget] = useState<number | null>(null);
  const current = useRef<number | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const begin = useMemo<Verdict>(() => ({ tone: 'idle', code: '', title: t('status.begin'), text: t('status.beginText') }), [t]);
  const { verdict, log, say, show } = useVerdicts(begin);

  const wordsOf = (scan: Scan, attempt: Attempt<Answer>): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(attempt);
    const { barcode } = targetOf(scan.code);
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
    if (outcome.kind === 'refused') return words(barcode, t('refused'), textOf(outcome.problem));
    return words(barcode, t(`status.${outcome.kind}`), t(`status.${outcome.kind}Text`));
  };

  const { add, unsent } = useScanQueue<Answer>({
    name: 'status-change',
    send: (scan) => {
      const { barcode, status } = targetOf(scan.code);
      return sendScan(changeProductStatus, { params: { barcode }, body: { status } }, scan);
    },
    taken: (scan) =>
      say(
        scan,
        { tone: 'pending', code: targetOf(scan.code).barcode, title: t('checkingTitle'), text: t('checking') },
        t('checking'),
        'taken',
      ),
    settled: (scan, attempt) => {
      const { verdict: final, line } = wordsOf(scan, attempt);
      say(scan, final, line, 'final');
    },
    waiting: (scan) =>
      say(
        scan,
        { tone: 'pending', code: targetOf(scan.code).barcode, title: t('waiting'), text: t('waitingText') },
        t('waitingLine'),
        'waiting',
      ),
  });

  const pick = (status: number) => {
    current.current = status;
    setTarget(status);
    setUnchosen(false);
    show({ tone: 'idle', code: nameOf(status), title: t('status.scan'), text: t('status.scanText', { status: nameOf(status) }) });
  };
  const scanned = useCallback(
    (barcode: string) => {
      if (current.current !== null) return add(withTarget({ status: current.current, barcode }));
      setUnchosen(true);
      const title = t('status.choose_status');
      const refusal: Verdict = { tone: 'bad', code: barcode, title, text: t('status.choose_statusText') };
      const scan: Scan = { id: uuid(), code: barcode, at: Date.now() };
      for (const stage of ['taken', 'final'] as const) say(scan, refusal, t('status.choose_statusLine'), stage);
    },
    [add, say, t],
  );
  return { verdict, log, choices, target, pick, scanned, unsent, unchosen };
};
