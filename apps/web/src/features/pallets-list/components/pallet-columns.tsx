import { Error as ErrorIcon, Outdated } from '@blueprintjs/icons';
import { Link } from 'react-router';
import type { Language, Pallet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { NarrowName, UnbrokenText, type Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { paths } from '../../../entities/pages/paths';
import { PalletStatusCell } from './pallet-status-cell';

/** The truck is shown once it is planned. */
const SHOWN_FROM_TRUCK_STATUS = 1;

const truckOf = (pallet: Pallet): string =>
  pallet.truck_id !== null && (pallet.truck_status ?? 0) >= SHOWN_FROM_TRUCK_STATUS ? (pallet.description ?? '') : '';

export const palletColumns = (
  t: TFunction<'pallet'>,
  language: Language,
  href: (path: string) => string,
): readonly Column<Pallet>[] => {
  const number = (value: number) => formatNumber(value, language);
  return [
    {
      key: 'number',
      head: t('list.number'),
      width: '116px',
      sortable: true,
      strong: true,
      cell: (pallet) => (
        <span className="row">
          <Link to={href(paths.palletInfo(pallet.id))}>
            <UnbrokenText text={pallet.shown_number} />
          </Link>
          {pallet.errors.length > 0 && <ErrorIcon className="i bad" title={t('list.errors')} />}
          {pallet.outdated && <Outdated className="i warn" title={t('list.outdated')} />}
        </span>
      ),
    },
    {
      key: 'customer',
      head: t('list.customer'),
      width: '168px',
      sortable: true,
      cell: (pallet) => <NarrowName text={pallet.customer_name} />,
      text: (pallet) => pallet.customer_name,
    },
    {
      key: 'order_number',
      head: t('list.orders'),
      sortable: true,
      cell: (pallet) => (
        <span className="cd">
          <UnbrokenText text={pallet.order_number} />
        </span>
      ),
      text: (pallet) => pallet.order_number,
    },
    {
      key: 'truck',
      head: t('list.truck'),
      width: '104px',
      sortable: true,
      hideBelow: 'narrow',
      cell: (pallet) =>
        truckOf(pallet) && pallet.truck_id !== null ? (
          <Link to={href(paths.truck(pallet.truck_id))}>
            <UnbrokenText text={truckOf(pallet)} />
          </Link>
        ) : null,
      text: truckOf,
    },
    {
      key: 'length',
      head: t('list.size'),
      width: '106px',
      align: 'end',
      sortable: true,
      hideBelow: 'phone',
      cell: (pallet) => `${number(pallet.length)} × ${number(pallet.width)}`,
    },
    {
      key: 'products_count',
      head: t('list.products'),
      width: '80px',
      align: 'end',
      sortable: true,
      hideBelow: 'phone',
      cell: (pallet) => number(pallet.products_count),
    },
    {
      key: 'comment',
      head: t('list.comment'),
      sortable: true,
      hideBelow: 'wide',
      cell: (pallet) => pallet.comment,
      text: (pallet) => pallet.comment ?? '',
    },
    {
      key: 'status',
      head: t('list.status'),
      width: '140px',
      sortable: true,
      cell: (pallet) => <PalletStatusCell pallet={pallet} />,
    },
  ];
};
