import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface RowsPerPageProps {
  readonly value: number;
  readonly choices: readonly number[] | undefined;
  /** The choice that shows every row. */
  readonly allRows?: number;
  readonly onChange: (rows: number) => void;
}

/** How many rows a page of a list shows. */
export const RowsPerPage = ({ value, choices, allRows, onChange }: RowsPerPageProps) => {
  const { t } = useTranslation('common');
  return (
    <SelectBox
      aria-label={t('table.rowsPerPage')}
      value={value}
      options={choices?.map((rows) => ({
        value: rows,
        label: rows === allRows ? t('table.allRows') : t('table.rows', { count: rows }),
      }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
};
