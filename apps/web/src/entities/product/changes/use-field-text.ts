import type { Language, ProductChange } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';

type Field = ProductChange['fields'][number];

/** Decimals that a field is shown with, where it has any. */
const decimalsOf = { weight: 1, area: 2 } as const;
const isDecimal = (field: string): field is keyof typeof decimalsOf => field in decimalsOf;

/** A value of a product's field, as a person reads it. */
export const useValueText = (): ((field: string, value: Field['from']) => string) => {
  const { t, i18n } = useTranslation('productChanges');
  return (field, value) => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    return formatNumber(value, i18n.language as Language, isDecimal(field) ? decimalsOf[field] : 0);
  };
};

/** What of a product was and is; fittings and pictures are only named. */
export const useFieldText = (): ((field: Field) => string) => {
  const { t } = useTranslation('productChanges');
  const valueText = useValueText();
  return ({ field, from, to }) =>
    from === null && to === null
      ? t(`field.${field}`)
      : t('was', { field: t(`field.${field}`), from: valueText(field, from), to: valueText(field, to) });
};
