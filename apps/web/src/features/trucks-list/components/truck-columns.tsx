import { Link } from 'react-router';
import type { Language, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { NarrowName, UnbrokenText, type Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { paths } from '../../../entities/pages/paths';
import { TruckStatus } from '../../../entities/truck/truck-status';

interface TruckColumnsInput {
  readonly t: TFunction<['trucks', 'common', 'pallet']>;
  readonly language: Language;
  readonly href: (path: string) => string;
}

const vehicleText = (truck: Truck): string =>
  [truck.vehicle?.trailer_number_plate, truck.vehicle?.make, truck.vehicle?.driver].filter(Boolean).join(' · ');

/** The description opens the planning of the truck's orders, each order its own page. */
export const truckColumns = ({ t, language, href }: TruckColumnsInput): readonly Column<Truck>[] => [
  {
    key: 'description',
    head: t('list.column.description'),
    width: '148px',
    sortable: true,
    strong: true,
    cell: (truck) => (
      <>
        <Link
          to={href(
            truck.order_links.length > 0
              ? paths.planning(truck.order_links.map((order) => order.number))
              : paths.truck(truck.id),
          )}
          title={t(truck.order_links.length > 0 ? 'list.openPlanning' : 'list.openFloor')}
        >
          <UnbrokenText text={truck.description} />
        </Link>
        {truck.number !== truck.description && <div className="muted cd nowrap">{truck.number}</div>}
      </>
    ),
  },
  {
    key: 'orders',
    head: t('list.column.orders'),
    hideBelow: 'phone',
    cell: (truck) =>
      truck.order_links.length === 0 ? (
        <span className="muted">{t('list.noOrders')}</span>
      ) : (
        <span className="truck-orders cd">
          {truck.order_links.map((order) => (
            <Link key={order.id} to={href(paths.products(order.id))}>
              <UnbrokenText text={order.number} />
            </Link>
          ))}
        </span>
      ),
    text: (truck) => truck.orders,
  },
  {
    key: 'customers',
    head: t('list.column.customers'),
    sortable: true,
    cell: (truck) => truck.customers && <NarrowName text={truck.customers} />,
    text: (truck) => truck.customers,
  },
  {
    key: 'delivery_date',
    head: t('list.column.delivery_date'),
    width: '104px',
    sortable: true,
    cell: (truck) => truck.delivery_date,
  },
  {
    key: 'vehicle',
    head: t('list.column.vehicle'),
    width: '116px',
    hideBelow: 'narrow',
    cell: (truck) => truck.vehicle && (truck.vehicle.trailer_number_plate || truck.vehicle.number_plate),
    text: vehicleText,
  },
  {
    key: 'pallets_count',
    head: t('list.column.pallets'),
    width: '76px',
    align: 'end',
    sortable: true,
    cell: (truck) => formatNumber(truck.pallets_count, language),
  },
  {
    key: 'products_count',
    head: t('list.column.products'),
    width: '84px',
    align: 'end',
    sortable: true,
    hideBelow: 'phone',
    cell: (truck) => formatNumber(truck.products_count, language),
  },
  {
    key: 'status',
    head: t('list.column.status'),
    width: '140px',
    sortable: true,
    cell: (truck) => <TruckStatus truck={truck} />,
  },
];
