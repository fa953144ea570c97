import type { Language, ProductChange } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';

type Field = ProductChange['fields'][number];

/** What of a product was and will be; fittings and pictures are only named. */
export const useFieldText = (): ((field: Field) => string) => {
  const { t, i18n } = useTranslation('productChanges');
  const shown = (value: Field['from']): string => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' ? formatNumber(value, i18n.language as Language) : value;
  };
  return ({ field, from, to }) =>
    from === null && to === null
      ? t(`field.${field}`)
      : t('was', { field: t(`field.${field}`), from: shown(from), to: shown(to) });
};
