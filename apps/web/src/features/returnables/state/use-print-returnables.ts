import { useCallback } from 'react';
import { mostPrintedRows, type listReturnables, type ReturnableHolder } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../../kits/attachments/use-open-file';
import type { Args } from '../../../kits/api/base-api';
import { useLanguage } from '../../../kits/address/language';
import { usePrintRowsMutation } from '../../../kits/lists/print-rows-api';
import { useLazyListReturnablesQuery } from '../api/returnables-api';
import { ageNames } from '../rules/age-bars';
import { summaryRows } from '../rules/summary-rows';

type Asked = NonNullable<Exclude<Args<typeof listReturnables>, void>['query']>;
/** Heads and sums are rows as well. */
const MOST = mostPrintedRows - 2;
const ROWS = 100;

/** Everybody whom the filter finds, on paper: what to ask for back, and how old it is. */
export const usePrintReturnables = (): ((query: Asked) => void) => {
  const { t } = useTranslation('returnables');
  const language = useLanguage();
  const open = useOpenFile();
  const [print] = usePrintRowsMutation();
  const [read] = useLazyListReturnablesQuery();
  return useCallback(
    (query) => {
      const all = async (): Promise<ReturnableHolder[]> => {
        const found: ReturnableHolder[] = [];
        for (let page = 1, last = 1; page <= last && found.length < MOST; page += 1) {
          const one = await read({ query: { ...query, page, rows: ROWS } }).unwrap();
          found.push(...one.data);
          last = one.last_page;
        }
        return found.slice(0, MOST);
      };
      const heads = [
        ...(['customer', 'address', 'stillages', 'pallets', 'others', 'total'] as const).map((name) =>
          t(`column.${name}`),
        ),
        ...ageNames.map((name) => t(`age.${name}`)),
        t('column.oldest_on'),
      ];
      const ask = async () => {
        const rows = summaryRows(await all(), heads, t('column.total')).map((row) => [...row]);
        return print({ body: { title: t('title'), language, rows } }).unwrap();
      };
      void open(ask, t('printFailed'));
    },
    [t, language, open, print, read],
  );
};
