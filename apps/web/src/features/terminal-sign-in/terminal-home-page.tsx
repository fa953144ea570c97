import { Barcode, ChevronRight, Cog, Key, Refresh, Truck } from '@blueprintjs/icons';
import { truckStatus } from '@mullion/contracts';
import { allows, PageFrame, useAccess } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../app/language';
import { paths } from '../../app/paths';
import { useUserQuery } from '../../app/reference-api';
import { useListTrucksQuery } from '../../app/trucks/trucks-api';
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
          </>
        )}
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
  const { data } = useListTrucksQuery({
    query: { status_from: truckStatus.planned, status_to: truckStatus.loading, rows: 20, order_by: 'delivery_date', order: 'asc' },
  });
  if (data?.trucks.length === 0) return <p className="secondary">{t('home.noTrucks')}</p>;
  return data?.trucks.map((truck) => (
    <Tile
      key={truck.id}
      to={paths.truckScanner(truck.id)}
      icon={<Truck size={20} />}
      text={t('home.truck', { truck: truck.description })}
    />
  ));
};

const Tile = ({ to, icon, text }: { readonly to: string; readonly icon: ReactNode; readonly text: string }) => {
  const href = usePageHref();
  return (
    <Link to={href(to)}>
      {icon}
      <span className="ellipsis">{text}</span>
      <span className="sp" />
      <ChevronRight size={20} />
    </Link>
  );
};
