import { useMemo, useState } from 'react';
import { palletStatus, scanPallet, truckStatus, type OutputOf, type Truck } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { palletCode } from '../../../app/scan/decode-key';
import type { Scan } from '../../../app/scan/scan-queue';
import { sendScan, useScanQueue } from '../../../app/scan/use-scan-queue';
import { useVerdicts } from '../../../app/scan/use-verdicts';
import { asLine, type Verdict } from '../../../app/scan/verdict';
import { useAppDispatch } from '../../../app/store';
import { hasLeft } from '../../../app/trucks/departure';
import { loadingOrder, type LoadingStep } from '../../../app/trucks/loading-order';
import { truckArgs, trucksApi } from '../../../app/trucks/trucks-api';
import { expected, loadOfCode, outcomeOf, toneOf, type TruckOutcome } from '../rules/truck-outcome';

/** The truck scanner: each pallet onto its place, in one queue. */
export const useTruckScanner = (truck: Truck) => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const steps = useMemo(() => loadingOrder(truck), [truck]);
  const [lastId, setLastId] = useState<number | null>(null);
  const [begin] = useState<Verdict>(() => {
    const isComplete = steps.length > 0 && steps.every((step) => step.loaded);
    const settled = hasLeft(truck) ? t('truck.hasLeft') : t('truck.allLoaded');
    const [title, text] = isComplete ? [t('truck.complete'), settled] : [t('truck.begin'), t('truck.beginText')];
    return { tone: 'idle', code: truck.description, title, text };
  });
  const { verdict, log, say } = useVerdicts(begin);

  const placeOf = (step: LoadingStep | undefined): string =>
    step ? t('truck.place', { side: t(`truck.side.${step.side}`), step: step.step }) : '';
  const wordsOf = (outcome: TruckOutcome, scan: Scan): { verdict: Verdict; line: string } => {
    const load = loadOfCode(truck, scan.code);
    const step = steps.find((each) => each.load.pallet_id === load?.pallet_id);
    const tone = toneOf(outcome);
    const words = (code: string, title: string, text: string, line: string = asLine(title)) => ({
      verdict: { tone, code, title, text },
      line,
    });
    switch (outcome.kind) {
      case 'success': {
        const isLast = steps.every((each) => each.loaded || each.load.pallet_id === outcome.palletId);
        const unscanned = outcome.unscanned > 0 ? t('truck.unscannedShort', { count: outcome.unscanned }) : '';
        return words(
          load?.shown_number ?? scan.code,
          t(isLast ? 'truck.complete' : 'truck.success'),
          unscanned || placeOf(step),
          unscanned ? `${t('truck.successLine')}, ${unscanned}` : t('truck.successLine'),
        );
      }
      case 'already':
        return words(outcome.pallet, t('truck.already'), placeOf(step));
      case 'not_ready':
        return words(outcome.pallet, t('truck.not_ready'), t('truck.not_readyText'));
      case 'other_truck':
        return words(
          outcome.pallet,
          t(outcome.truck ? 'truck.otherTruck' : 'truck.noTruck'),
          outcome.truck ? t('truck.otherTruckText', { truck: outcome.truck }) : t('truck.noTruckText'),
          outcome.truck ? t('truck.otherTruckLine', { truck: outcome.truck }) : asLine(t('truck.noTruck')),
        );
      case 'refused':
        return words(scan.code, t('refused'), textOf(outcome.problem));
      default:
        return words(scan.code, t(`truck.${outcome.kind}`), t(`truck.${outcome.kind}Text`));
    }
  };

  /** The floor shows the pallet as loaded before the stream says so. */
  const absorb = (answer: OutputOf<typeof scanPallet>) => {
    dispatch(
      trucksApi.util.updateQueryData('truck', truckArgs(truck.id), (draft) => {
        const load = draft.pallets.find((each) => each.pallet_id === answer.pallet.id);
        if (load) load.status = Math.max(load.status, answer.pallet.status, palletStatus.loaded);
        if (draft.status < truckStatus.loading) draft.status = truckStatus.loading;
      }),
    );
    setLastId(answer.pallet.id);
  };

  const { add, unsent } = useScanQueue<OutputOf<typeof scanPallet>>({
    name: `truck-${truck.id}`,
    send: (scan) => sendScan(scanPallet, { params: { barcode: scan.code }, body: { truck_id: truck.id } }, scan),
    taken: (scan) => {
      const load = loadOfCode(truck, scan.code);
      const likely = expected(load);
      if (!load || !likely)
        return say(scan, { tone: 'pending', code: scan.code, title: t('checkingTitle'), text: t('checking') }, t('checking'), 'taken');
      const outcome: TruckOutcome =
        likely === 'success' ? { kind: 'success', palletId: load.pallet_id, unscanned: 0 } : { kind: likely, pallet: load.shown_number };
      say(scan, { ...wordsOf(outcome, scan).verdict, text: t('checking') }, t('checking'), 'taken');
    },
    settled: (scan, attempt) => {
      const { verdict: final, line } = wordsOf(outcomeOf(attempt, scan.code), scan);
      if ('data' in attempt && attempt.data.outcome === 'loaded') absorb(attempt.data);
      say(scan, final, line, 'final');
    },
    waiting: (scan) =>
      say(scan, { tone: 'pending', code: scan.code, title: t('waiting'), text: t('waitingText') }, t('waitingLine'), 'waiting'),
  });
  const next = steps.find((step) => !step.loaded);
  return { verdict, log, add: (code: string) => add(palletCode(code)), unsent, steps, next, lastId, placeOf };
};
