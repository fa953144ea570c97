import type { OutputOf, scanPallet, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { OutOfTurn, TruckStep } from '@mullion/packing-model';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { deletedWords } from '../../../entities/pallet/deleted-pallet';
import type { Envelope } from '../../../entities/scanning/acts';
import { hasLeft } from '../../../entities/truck/departure';
import { useLanguage } from '../../../kits/address/language';
import type { Attempt } from '../../../kits/outbox/envelope';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import { afterLoading, namesOf, unscannedOf } from '../rules/after-loading';
import { beforeScan } from '../rules/before-scan';
import { loadOfCode, outcomeOf, toneOf } from '../rules/truck-outcome';

type Answer = OutputOf<typeof scanPallet>;
type Reply = { readonly data: Answer } | Extract<Attempt, { problem: unknown }>;

const asSentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;

/** What the truck scanner shows of a scan and of where its pallet goes. */
export const useTruckWords = (truck: Truck, steps: readonly TruckStep[], loadedHere: () => Set<number>) => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const language = useLanguage();
  /** Products are a part of "all": without their scans only the pallets are there. */
  const completeTitle = (): string => t(unscannedOf(truck).unscanned > 0 ? 'truck.palletsComplete' : 'truck.complete');
  const unscannedText = (): string => {
    const { unscanned, products } = unscannedOf(truck);
    return unscanned > 0 ? t('truck.unscannedOf', { count: unscanned, products }) : '';
  };
  /** Whose way it bars says also that they are not loaded; only what else was skipped needs a sentence of its own. */
  const skippedText = ({ skipped, barred }: OutOfTurn<TruckStep>): string =>
    [
      skipped.length > barred.length && t('truck.skipped', { pallets: namesOf(skipped) }),
      barred.length > 0 && t('truck.barred', { pallets: namesOf(barred) }),
    ]
      .filter(Boolean)
      .join(' ');
  const earlyText = (early: OutOfTurn<TruckStep>): string => `${skippedText(early)} ${t('truck.recorded')}`;
  const idle = (): Verdict => {
    const { unscanned, products } = unscannedOf(truck);
    const { title, text } = beforeScan({ steps, hasLeft: hasLeft(truck), unscanned });
    return { tone: 'idle', code: truck.description, title: t(title), text: t(text, { count: unscanned, products }) };
  };
  const placeOf = (step: TruckStep | undefined): string =>
    step ? t('truck.place', { side: t(`truck.side.${step.side}`), step: step.step }) : '';
  const shortPlaceOf = (step: TruckStep | undefined): string | undefined =>
    step && t('truck.shortPlace', { side: t(`truck.side.${step.side}`), step: step.step });
  /** What it is pushed up to, and how far that is from the cab. */
  const whereOf = ({ behindId, fromHeadboardMm }: TruckStep): string => {
    if (fromHeadboardMm === 0) return asSentence(t('truck.atCab'));
    const behind = steps.find(({ pallet }) => pallet.id === behindId)?.load.shown_number;
    const metres = formatNumber(fromHeadboardMm / 1000, language, 2);
    return behind ? t('truck.whereBehind', { pallet: behind, metres }) : t('truck.where', { metres });
  };
  const wordsOf = ({ act: { code: scanned } }: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(attempt as Reply, scanned);
    const load =
      outcome.kind === 'success'
        ? truck.pallets.find((each) => each.pallet_id === outcome.palletId)
        : loadOfCode(truck, scanned);
    const step = steps.find((each) => each.load.pallet_id === load?.pallet_id);
    const tone = toneOf(outcome);
    const words = (code: string, title: string, text: string, line: string = asLine(title)) => ({
      verdict: { tone, code, title, text } as Verdict,
      line,
    });
    switch (outcome.kind) {
      case 'success': {
        const { isLast, early } = afterLoading(steps, outcome.palletId, loadedHere());
        const unscanned = outcome.unscanned > 0 ? t('truck.unscannedShort', { count: outcome.unscanned }) : '';
        const line = t(early ? 'truck.earlyLine' : 'truck.successLine');
        const said = words(
          load?.shown_number ?? scanned,
          early ? t('truck.early') : isLast ? completeTitle() : t('truck.success'),
          [
            early && earlyText(early),
            step && !early && whereOf(step),
            isLast ? unscannedText() : unscanned && asSentence(unscanned),
          ]
            .filter(Boolean)
            .join(' '),
          unscanned ? `${line}, ${unscanned}` : line,
        );
        const signal = isLast && !early ? ('complete' as const) : undefined;
        return {
          ...said,
          verdict: { ...said.verdict, ...(early && { tone: 'warn' }), signal, place: shortPlaceOf(step) },
        };
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
      case 'deleted': {
        const { name, title, text } = deletedWords(t, outcome.problem);
        return words(name, title, text);
      }
      case 'refused':
        return words(scanned, t('refused'), textOf(outcome.problem));
      case 'no_right_to_scan': {
        const said = words(scanned, t('truck.no_right_to_scan'), t('truck.no_right_to_scanText'));
        return { ...said, verdict: { ...said.verdict, glyph: 'lock' } };
      }
      default:
        return words(scanned, t(`truck.${outcome.kind}`), t(`truck.${outcome.kind}Text`));
    }
  };

  return { idle, skippedText, placeOf, shortPlaceOf, whereOf, wordsOf };
};
