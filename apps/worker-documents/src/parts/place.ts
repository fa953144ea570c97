import { formatNumber } from '@mullion/i18n';
import type { LoadingStep } from '@mullion/packing-model';
import type { Page } from './page';

/** Where a pallet is put down: "left, 6.95 m", seen from the doors and measured from the headboard. */
export const placeOf = (
  step: Pick<LoadingStep, 'side' | 'fromHeadboardMm'>,
  { texts, language }: Pick<Page, 'texts' | 'language'>,
): string => `${texts[step.side]}, ${formatNumber(step.fromHeadboardMm / 1000, language, 2)} m`;
