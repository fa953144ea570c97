import { orderNumber, type Language, type Order } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { MiddleCut, NarrowName, UnbrokenText, type Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { paths } from '../../../entities/pages/paths';
import { EditableCell } from './editable-cell';
import { OrderEstimate } from './order-estimate';
import { OrderStatusCell } from './order-status-cell';

/** Longer numbers are set narrower and keep their end where they do not fit. */
const SHORT_NUMBER = 10;

const palStatusKeys = ['0', '1', '2', '3'] as const;

/** Week and address where the company has that feature. Areas have two decimals. */
export const orderColumns = (
  t: TFunction<'orders'>,
  language: Language,
  { weekAndAddress, href }: { readonly weekAndAddress: boolean; readonly href: (path: string) => string },
): readonly Column<Order>[] => {
  // two more columns have to fit beside the menu at 1440
  const narrow = weekAndAddress;
  const columns: readonly (Column<Order> | false)[] = [
    {
      key: 'production_id',
      head: t('column.production_id'),
      width: narrow ? '120px' : '140px',
      sortable: true,
      strong: true,
      cell: (order) => {
        const number = orderNumber(order);
        const to = href(paths.products(order.id));
        if (number.length > SHORT_NUMBER)
          return (
            <Link to={to} className="cd" aria-label={number}>
              <MiddleCut text={number} />
            </Link>
          );
        return (
          <Link to={to}>
            <UnbrokenText text={number} />
          </Link>
        );
      },
      text: (order) => order.production_id ?? '',
    },
    {
      key: 'offer_id',
      head: t('column.offer_id'),
      width: narrow ? '80px' : '88px',
      sortable: true,
      hideBelow: 'narrow',
      cell: (order) => order.offer_id && <span className="secondary">{order.offer_id}</span>,
    },
    {
      key: 'customer',
      head: t('column.customer'),
      sortable: true,
      cell: (order) => order.customer && <NarrowName text={order.customer} />,
      text: (order) => order.customer ?? '',
    },
    {
      key: 'delivery_date',
      head: t('column.delivery_date'),
      width: narrow ? '100px' : '104px',
      sortable: true,
      cell: (order) => (
        <EditableCell order={order} field="delivery_date">
          {order.delivery_date}
        </EditableCell>
      ),
    },
    weekAndAddress && {
      key: 'week',
      head: t('column.week'),
      width: '76px',
      sortable: true,
      hideBelow: 'phone',
      cell: (order) => order.week,
    },
    weekAndAddress && {
      key: 'address',
      head: t('column.address'),
      sortable: true,
      hideBelow: 'phone',
      cell: (order) => order.address,
      text: (order) => order.address ?? '',
    },
    {
      key: 'count',
      head: t('column.count'),
      width: '84px',
      align: 'end',
      sortable: true,
      hideBelow: 'phone',
      cell: (order) => formatNumber(order.count, language),
    },
    {
      key: 'area',
      head: t('column.area'),
      width: '88px',
      align: 'end',
      sortable: true,
      hideBelow: 'phone',
      cell: (order) => formatNumber(order.area, language, 2),
    },
    {
      key: 'estimate',
      head: t('column.estimate'),
      width: '124px',
      align: 'end',
      sortable: true,
      hideBelow: 'phone',
      optional: true,
      cell: ({ estimate }) => <OrderEstimate estimate={estimate ?? null} />,
    },
    {
      key: 'status',
      head: t('column.status'),
      width: '184px',
      sortable: true,
      cell: (order) => <OrderStatusCell order={order} />,
    },
    {
      key: 'pal_status',
      head: t('column.pal_status'),
      width: '104px',
      sortable: true,
      hideBelow: 'phone',
      cell: (order) => (
        <span className={order.pal_status === 0 ? 'muted' : undefined}>
          {t(`palStatus.${palStatusKeys[order.pal_status] ?? '0'}`)}
        </span>
      ),
    },
    {
      key: 'completion_date',
      head: t('column.completion_date'),
      width: '128px',
      optional: true,
      hideBelow: 'phone',
      cell: (order) => order.completion_date,
    },
    {
      key: 'customer_order_number',
      head: t('column.customer_order_number'),
      width: '168px',
      optional: true,
      hideBelow: 'phone',
      cell: (order) => (
        <EditableCell order={order} field="customer_order_number">
          {order.customer_order_number}
        </EditableCell>
      ),
      text: (order) => order.customer_order_number ?? '',
    },
    {
      key: 'manager_email',
      head: t('column.manager_email'),
      width: '180px',
      optional: true,
      hideBelow: 'phone',
      cell: (order) => order.manager_email,
      text: (order) => order.manager_email ?? '',
    },
  ];
  return columns.filter((column) => column !== false);
};
