import type { ReturnableHolder } from '@mullion/contracts';
import { shortLabel } from '@mullion/packing-model';
import type { Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { AgeBar, OldestDate } from './age-bar';

interface ColumnsInput {
  readonly t: TFunction<readonly ['returnables', 'common']>;
  /** Units of the row that has the most. */
  readonly most: number;
  /** A holder is shown beside: less room. */
  readonly isBeside: boolean;
  readonly hrefOf: (row: ReturnableHolder) => string;
}

const LATE_DAYS = 90;

/** What the list says of a holder. */
export const holderColumns = ({ t, most, isBeside, hrefOf }: ColumnsInput): readonly Column<ReturnableHolder>[] => {
  const count = (key: 'stillages' | 'pallets' | 'others', hideBelow: 'phone' | 'wide'): Column<ReturnableHolder> => ({
    key,
    head: t(`column.${key}`),
    sortable: true,
    align: 'end',
    width: isBeside ? '70px' : '84px',
    hideBelow,
    cell: (row) => (row[key] === 0 ? <span className="muted">{t('common:none')}</span> : row[key]),
  });
  return [
    {
      key: 'customer',
      head: t('column.customer'),
      sortable: true,
      strong: true,
      cell: (row) => (
        <>
          <Link to={hrefOf(row)}>{row.customer}</Link>
          {row.address && <span className="secondary holder-at">, {shortLabel(row.address)}</span>}
        </>
      ),
      text: ({ customer, address }) => [customer, address].filter(Boolean).join(', '),
    },
    count('stillages', 'phone'),
    count('pallets', 'phone'),
    ...(isBeside ? [] : [count('others', 'wide')]),
    {
      key: 'total',
      head: t('column.total'),
      sortable: true,
      align: 'end',
      width: '76px',
      cell: ({ total }) => <b>{total}</b>,
    },
    {
      key: 'ages',
      head: t('column.ages'),
      width: isBeside ? '200px' : '260px',
      hideBelow: 'phone',
      cell: ({ ages }) => <AgeBar ages={ages} most={most} />,
    },
    {
      key: 'oldest_on',
      head: t('column.oldest_on'),
      sortable: true,
      width: '132px',
      cell: ({ oldest_on: date, oldest_days: days }) => <OldestDate date={date} isLate={(days ?? 0) > LATE_DAYS} />,
    },
    ...(isBeside ? [] : [nextTruck(t)]),
  ];
};

const nextTruck = (t: ColumnsInput['t']): Column<ReturnableHolder> => ({
  key: 'next_truck',
  head: t('column.next_truck'),
  width: '180px',
  hideBelow: 'wide',
  cell: ({ next_truck: truck }) =>
    truck ? t('summary.truck', { truck: truck.number, date: truck.delivery_date }) : '',
});
