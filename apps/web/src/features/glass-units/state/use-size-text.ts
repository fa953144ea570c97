import { useCallback } from 'react';
import { formatNumber } from '@mullion/i18n';
import { useLanguage } from '../../../kits/address/language';

export type SizeText = (unit: { readonly width: number; readonly height: number }) => string;

/** A size as people say it: width × height, in millimetres. */
export const useSizeText = (): SizeText => {
  const language = useLanguage();
  return useCallback(
    ({ width, height }) => `${formatNumber(width, language)} × ${formatNumber(height, language)}`,
    [language],
  );
};
