import { useCallback } from 'react';
import type { StartReason } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** Why nobody can say yet when an order may start, in words. */
export const useReasonText = (): ((reason: StartReason) => string) => {
  const { t } = useTranslation('preparation');
  return useCallback(
    (reason) => {
      if (reason.code === 'no_suppliers') return t('reason.no_suppliers');
      const names = reason.code === 'incomplete' ? reason.names : reason.titles;
      return t(`reason.${reason.code}`, { count: names.length, title: names[0] ?? '' });
    },
    [t],
  );
};
