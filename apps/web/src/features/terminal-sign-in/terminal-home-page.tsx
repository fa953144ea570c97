import {
  Barcode,
  ChevronRight,
  Cog,
  GridView,
  Key,
  Refresh,
  Truck as TruckIcon,
  WarningSign,
} from '@blueprintjs/icons';
import { truckStatus, type Truck } from '@mullion/contracts';
import { formatMomentIn } from '@mullion/i18n';
import { shortLabel } from '@mullion/packing-model';
import { allows, PageFrame, Tag, useAccess } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListScanConflictsQuery } from '../../entities/conflicts/conflicts-api';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { useListTrucksQuery } from '../../entities/truck/trucks-api';
import './terminal-page.css';

/** What this terminal opens for whoever has signed in. */
export const TerminalHomePage = () => {
  const { t } = useTranslation('terminals');
  const { data: user } = useUserQuery();
  const access = useAccess();
  const kinds = user?.terminal?.kinds ?? [];
  return (
    <PageFrame title={t('home.title')}>
      <nav className="tp-home" aria-label={t('here.pages')}>
        {kinds.includes('scanner') && allows(access, { right: 'PAL_SCAN', writes: true }) && (
          <>
            <Tile to={paths.scanner()} icon={<Barcode size={20} />} text={t('home.pallet')} />
            <TruckTiles />
            <Tile to={paths.rackScanner()} icon={<GridView size={20} />} text={t('home.racks')} />
          </>
        )}
        {kinds.includes('scanner') && allows(access, { writes: true }) && <ConflictsTile />}
        {kinds.includes('scanner') && allows(access, { types: [0, 1, 2, 3] }) && (
          <Tile to={paths.statusChange()} icon={<Refresh size={20} />} text={t('home.status')} />
        )}
        {kinds.includes('work_center') && <Tile to="work-center" icon={<Cog size={20} />} text={t('home.centers')} />}
        {user?.terminal && <Tile to={paths.terminalPin()} icon={<Key size={20} />} text={t('pin.tile')} />}
      </nav>
    </PageFrame>
  );
};

/** Trucks that wait for pallets or are being loaded, the next departure first. */
const TruckTiles = () => {
  const { t } = useTranslation('terminals');
  const { data: user } = useUserQuery();
  const { data } = useListTrucksQuery({
    query: {
      status_from: truckStatus.planned,
      status_to: truckStatus.loading,
      rows: 20,
      order_by: 'delivery_date',
      order: 'asc',
    },
  });
  if (data?.trucks.length === 0) return <p className="secondary">{t('home.noTrucks')}</p>;
  return data?.trucks.map((truck) => (
    <Tile
      key={truck.id}
      to={paths.truckScanner(truck.id)}
      icon={<TruckIcon size={20} />}
      text={t('home.truck', { truck: truck.description })}
      detail={truckDetail(truck, user?.company.time_zone, t('home.gate', { gate: truck.gate }))}
    />
  ));
};

/** When it leaves, from which gate, and where to: by these a loader knows which of two trucks stands at the door. */
const truckDetail = (truck: Truck, timeZone: string | undefined, gate: string): string => {
  const leaves =
    truck.departs_at === null ? truck.delivery_date : formatMomentIn(new Date(truck.departs_at), timeZone ?? 'UTC');
  const towns = [...new Set(truck.pallets.map(({ group_label }) => shortLabel(group_label)))].filter(Boolean);
  return [leaves, truck.gate !== '' && gate, towns.join(', ')].filter(Boolean).join(' · ');
};

/** Scans that were refused when they came, with how many are not settled. */
const ConflictsTile = () => {
  const { t } = useTranslation('terminals');
  const { data } = useListScanConflictsQuery({ query: { state: 'open', page: 1, rows: 1 } });
  const open = data?.total ?? 0;
  return (
    <Tile
      to={paths.scanConflicts()}
      icon={<WarningSign size={20} />}
      text={t('home.conflicts')}
      mark={open > 0 && <Tag tone="warn">{String(open)}</Tag>}
    />
  );
};

interface TileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly detail?: string;
  /** How much waits behind it. */
  readonly mark?: ReactNode;
}

const Tile = ({ to, icon, text, detail = '', mark }: TileProps) => {
  const href = usePageHref();
  return (
    <Link to={href(to)}>
      {icon}
      <span className="tp-tile">
        <span className="ellipsis">{text}</span>
        {detail !== '' && <span className="secondary">{detail}</span>}
      </span>
      {mark}
      <ChevronRight size={20} />
    </Link>
  );
};
