import { useCallback } from 'react';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useViolationText, type NameOf } from '../../../entities/pallet/use-violation-text';
import type { Verdict } from '../commands/judge-drop';

/** "Fits, 497 mm left", or the rule that stops it. */
export const useVerdictText = () => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const { spoken } = useViolationText();
  return useCallback(
    (
      verdict: Verdict,
      before: { readonly length: number; readonly width: number } | undefined,
      nameOf: NameOf,
    ): { text: string; tone: 'ok' | 'warn' | 'bad' } => {
      if (!verdict.fits) return { text: spoken(verdict.why, nameOf), tone: 'bad' };
      const number = (value: number) => formatNumber(value, language);
      if (verdict.otherAddress) return { text: t('drag.otherAddress'), tone: 'warn' };
      if (before && verdict.widthMm > before.width)
        return { text: t('drag.fitsWider', { width: number(verdict.widthMm) }), tone: 'ok' };
      if (before && verdict.lengthMm > before.length)
        return { text: t('drag.fitsLonger', { length: number(verdict.lengthMm) }), tone: 'ok' };
      return { text: t('drag.fits', { mm: number(verdict.freeMm) }), tone: 'ok' };
    },
    [t, language, spoken],
  );
};
