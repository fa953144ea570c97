import { useCallback, useMemo, useRef, useState } from 'react';
import {
  palletStatus,
  scanPallet,
  scanProduct,
  type PalletId,
  type PalletWhole,
  type PlacedProductDto,
  type Problem,
} from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { palletCode } from '../../../app/scan/decode-key';
import { palletArgs, scanApi, useClosePalletMutation, usePalletAtScannerQuery } from '../../../app/scan/scan-api';
import type { Scan } from '../../../app/scan/scan-queue';
import { sendScan, useScanQueue } from '../../../app/scan/use-scan-queue';
import { useVerdicts } from '../../../app/scan/use-verdicts';
import { asLine, type Verdict } from '../../../app/scan/verdict';
import { useAppDispatch } from '../../../app/store';
import { isPalletNumber } from '../rules/pallet-number';
import { outcomeOf, toneOf, type PalletOutcome, type PalletScannerAnswer } from '../rules/pallet-outcome';

const lastFour = (number: string): string => number.slice(-4);
const missingOf = (pallet: PalletWhole | undefined): readonly PlacedProductDto[] =>
  (pallet?.products ?? []).filter((product) => product.loaded_at === null);

/** The pallet scanner: first a pallet, then its products, in one queue. */
export const usePalletScanner = () => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const [palletId, setPalletId] = useState<number | null>(null);
  const current = useRef<number | null>(null);
  const { data } = usePalletAtScannerQuery(palletArgs(palletId ?? 0), { skip: palletId === null });
  const pallet = data?.id === palletId ? data : undefined;
  const missing = useMemo(() => missingOf(pallet), [pallet]);
  const begin = useMemo<Verdict>(() => ({ tone: 'idle', code: '', title: t('pallet.begin'), text: t('pallet.beginText') }), [t]);
  const { verdict, log, say, show } = useVerdicts(begin);
  const [close, closing] = useClosePalletMutation();

  const open = useCallback((id: number | null) => {
    current.current = id;
    setPalletId(id);
  }, []);

  const wordsOf = (outcome: PalletOutcome, scan: Scan): { verdict: Verdict; line: string } => {
    const tone = toneOf(outcome);
    const words = (code: string, title: string, text: string, line: string = asLine(title)) => ({
      verdict: { tone, code, title, text },
      line,
    });
    switch (outcome.kind) {
      case 'pallet_loaded':
        return words(
          outcome.number,
          t('pallet.pallet_loaded'),
          outcome.left > 0
            ? t('pallet.scanProducts', { count: outcome.left })
            : outcome.closed
              ? t('pallet.closedAlready')
              : t('pallet.mayClose'),
        );
      case 'loaded':
      case 'replaced':
        return words(
          `${outcome.position} · ${outcome.order}`,
          outcome.left === 0 ? t('pallet.complete') : t('pallet.loaded'),
          outcome.left === 0
            ? t('pallet.mayClose')
            : outcome.kind === 'replaced'
              ? t('pallet.replacedText', { count: outcome.left })
              : t('pallet.left', { count: outcome.left }),
          t(outcome.kind === 'replaced' ? 'pallet.replacedLine' : 'pallet.loadedLine', { pallet: lastFour(pallet?.shown_number ?? '') }),
        );
      case 'not_ready':
        return words(outcome.number || scan.code, t('pallet.not_ready'), t('pallet.not_readyText'));
      case 'should_be_on_pallet':
        return words(
          scan.code,
          t('pallet.should_be_on_pallet'),
          t('pallet.should_be_on_palletText', { pallet: outcome.pallet }),
          t('pallet.should_be_on_palletLine', { pallet: lastFour(outcome.pallet) }),
        );
      case 'refused':
        return words(scan.code, t('refused'), textOf(outcome.problem));
      default:
        return words(scan.code, t(`pallet.${outcome.kind}`), t(`pallet.${outcome.kind}Text`));
    }
  };

  const { add, unsent } = useScanQueue<PalletScannerAnswer>({
    name: 'pallet',
    send: async (scan) => {
      const onto = current.current;
      const number = palletCode(scan.code);
      if (onto === null || isPalletNumber(number)) {
        const attempt = await sendScan(scanPallet, { params: { barcode: number }, body: {} }, scan);
        return 'data' in attempt ? { data: { kind: 'pallet', answer: attempt.data } } : attempt;
      }
      const attempt = await sendScan(scanProduct, { params: { pallet: onto, barcode: scan.code } }, scan);
      return 'data' in attempt ? { data: { kind: 'product', answer: attempt.data } } : attempt;
    },
    taken: (scan) => {
      const known = current.current === null ? undefined : missing.find((product) => product.barcode === scan.code);
      if (known)
        say(
          scan,
          { tone: 'ok', code: `${known.position} · ${known.order}`, title: t('pallet.loaded'), text: t('checking') },
          t('checking'),
          'taken',
        );
      else say(scan, { tone: 'pending', code: scan.code, title: t('checkingTitle'), text: t('checking') }, t('checking'), 'taken');
    },
    settled: (scan, attempt) => {
      const outcome = outcomeOf(attempt);
      if (outcome.kind === 'pallet_loaded') open(outcome.palletId);
      if ('data' in attempt && attempt.data.kind === 'product') absorb(attempt.data.answer);
      const { verdict: final, line } = wordsOf(outcome, scan);
      say(scan, final, line, 'final');
    },
    waiting: (scan) =>
      say(scan, { tone: 'pending', code: scan.code, title: t('waiting'), text: t('waitingText') }, t('waitingLine'), 'waiting'),
  });

  /** Shows the scan in the list at once; an exchange with a twin is read anew. */
  const absorb = (answer: Extract<PalletScannerAnswer, { kind: 'product' }>['answer']) => {
    if (answer.outcome === 'replaced') dispatch(scanApi.util.invalidateTags([{ type: 'pallet', id: answer.pallet_id }]));
    dispatch(
      scanApi.util.updateQueryData('palletAtScanner', palletArgs(answer.pallet_id), (draft) => {
        const slot = draft.products.find((product) => product.id === answer.product.id);
        if (slot) slot.loaded_at = answer.product.loaded_at;
        draft.loaded_count = answer.loaded_count;
        draft.status = answer.status;
      }),
    );
  };
  const isComplete = pallet !== undefined && pallet.products.length > 0 && missing.length === 0;
  const closeIt = async () => {
    if (!pallet) return;
    const answer = await close({ params: { id: pallet.id as PalletId } });
    const problem: Problem | undefined = asProblem(answer.error);
    if (problem) return show({ tone: 'bad', code: pallet.shown_number, title: t('pallet.notClosed'), text: textOf(problem) });
    open(null);
    show({ tone: 'ok', code: pallet.shown_number, title: t('pallet.closed'), text: t('pallet.beginText') });
  };
  const switchPallet = () => {
    open(null);
    show(begin);
  };
  return {
    verdict,
    log,
    add,
    unsent,
    pallet,
    isOpen: palletId !== null,
    missing,
    mayClose: isComplete && pallet.status < palletStatus.closed,
    isComplete,
    closing: closing.isLoading,
    close: closeIt,
    switchPallet,
  };
};
