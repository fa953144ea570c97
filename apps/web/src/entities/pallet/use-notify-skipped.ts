import { useCallback } from 'react';
import type { Texts } from '@mullion/i18n';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

type SkipKey = keyof Texts['pallet']['print']['skip'];
const SKIP: ReadonlySet<string> = new Set<SkipKey>([
  'not_printable',
  'empty',
  'no_number',
  'not_prepared',
  'no_planks',
]);

interface Skipped {
  readonly shown_number: string;
  readonly rule: string;
}

/** Says which pallets a document does without, and why. */
export const useNotifySkipped = (): ((skipped: readonly Skipped[]) => void) => {
  const { t } = useTranslation('pallet');
  const toast = useToast();
  return useCallback(
    (skipped) => {
      if (skipped.length === 0) return;
      const names = skipped.map(
        ({ shown_number, rule }) =>
          `${shown_number} (${t(`print.skip.${SKIP.has(rule) ? (rule as SkipKey) : 'other'}`)})`,
      );
      // the document opens in a tab of its own, in front of this one
      toast({ tone: 'warn', stays: true, message: t('print.skipped', { pallets: names.join(', ') }) });
    },
    [t, toast],
  );
};
