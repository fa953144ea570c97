import { useMemo, useState } from 'react';
import { palletStatus, truckStatus, type scanPallet, type OutputOf, type Truck } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { palletCode } from '../../../app/scan/decode-key';
import type { Attempt, Envelope } from '../../../app/outbox/envelope';
import { useAppDispatch, useAppSelector } from '../../../app/store';
import { useTerminal } from '../../../app/terminal/use-terminal';
import { asLine, type Verdict } from '../../../app/terminal/verdict';
import { hasLeft } from '../../../app/trucks/departure';
import { loadingOrder, type LoadingStep } from '../../../app/trucks/loading-order';
import { truckArgs, trucksApi } from '../../../app/trucks/trucks-api';
import { loadOfCode, outcomeOf, toneOf } from '../rules/truck-outcome';

type Answer = OutputOf<typeof scanPallet>;
type Answered = { readonly data: Answer } | Extract<Attempt, { problem: unknown }>;

/** The truck scanner: each pallet onto its place. */
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

  const placeOf = (step: LoadingStep | undefined): string =>
    step ? t('truck.place', { side: t(`truck.side.${step.side}`), step: step.step }) : '';
  const wordsOf = ({ act: { code: scanned } }: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(attempt as Answered, scanned);
    const load =
      outcome.kind === 'success' ? truck.pallets.find((each) => each.pallet_id === outcome.palletId) : loadOfCode(truck, scanned);
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
          load?.shown_number ?? scanned,
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
        return words(scanned, t('refused'), textOf(outcome.problem));
      default:
        return words(scanned, t(`truck.${outcome.kind}`), t(`truck.${outcome.kind}Text`));
    }
  };

  /** The floor shows the pallet as loaded before the stream says so. */
  const absorb = (answer: Answer) => {
    dispatch(
      trucksApi.util.updateQueryData('truck', truckArgs(truck.id), (draft) => {
        const load = draft.pallets.find((each) => each.pallet_id === answer.pallet.id);
        if (load) load.status = Math.max(load.status, answer.pallet.status, palletStatus.loaded);
        if (draft.status < truckStatus.loading) draft.status = truckStatus.loading;
      }),
    );
    setLastId(answer.pallet.id);
  };

  const { verdict, log, act } = useTerminal({
    first: begin,
    mine: (done) => done.kind === 'load-pallet' && done.truck === truck.id,
    nameOf: (done) => loadOfCode(truck, done.code)?.shown_number ?? done.code,
    wordsOf,
    settled: (_envelope, attempt) => {
      if ('data' in attempt && (attempt.data as Answer).outcome === 'loaded') absorb(attempt.data as Answer);
    },
  });
  const waiting = useAppSelector((state) =>
    state.outbox.waiting.reduce((sum, { act: done }) => sum + (done.kind === 'load-pallet' && done.truck === truck.id ? 1 : 0), 0),
  );
  const next = steps.find((step) => !step.loaded);
  const scan = (code: string) => act({ kind: 'load-pallet', code: palletCode(code), truck: truck.id, name: truck.description });
  return { verdict, log, scan, waiting, steps, next, lastId, placeOf };
};
