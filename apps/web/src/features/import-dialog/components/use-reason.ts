import type { ImportColumn, ImportError, ImportResult, Language } from '@mullion/contracts';
import { textByKey } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { asWritten } from '../rules/as-written';

/** Not those that decide between singular and plural, nor the numbers of rows. */
const NUMBERS = ['min', 'max', 'value', 'each', 'computed'] as const;

type Heads = ImportResult['heads'];

/** What the file writes above a column; the template's title of one that it does not have. */
export const useHead = (heads: Heads): ((column: string) => string) => {
  const { t, i18n } = useTranslation('imports');
  return (column) => {
    if (heads[column] !== undefined) return heads[column];
    return i18n.exists(`column.${column}`, { ns: 'imports' }) ? t(`column.${column as ImportColumn}`) : column;
  };
};

/** The sentence of a reason; a code this page does not know is named. */
export const useReason = (heads: Heads): ((error: ImportError) => string) => {
  const { t, i18n } = useTranslation('imports');
  const headOf = useHead(heads);
  const language = i18n.language as Language;
  return ({ code, column, params }) => {
    const key = `reason.${code}`;
    if (!i18n.exists(key, { ns: 'imports' })) return t('reason.other', { code });
    const shown: Record<string, string | number> = { ...params };
    for (const name of NUMBERS) if (typeof params[name] === 'number') shown[name] = asWritten(params[name], language);
    if (typeof params['column'] === 'string') shown['column'] = headOf(params['column']);
    if (column === 'category' || column === 'can_be_flipped') shown['choices'] = t(`choices.${column}`);
    return textByKey(t, key, shown);
  };
};
