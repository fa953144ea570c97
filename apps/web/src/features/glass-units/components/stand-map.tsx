import { useState } from 'react';
import type { StandLoad, StandSide } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { EmptyState, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage } from '../../../kits/address/language';
import { useListGlassStandsQuery } from '../../../entities/glass-unit/glass-units-api';
import { standsOf, type Stand, type StandPlace } from '../rules/stand-sides';
import { StandDrawing } from './stand-drawing';
import { StandSideDrawer } from './stand-side-drawer';

interface StandMapProps {
  readonly filter: string | null;
  /** Shows this place in the list. */
  readonly onList: (place: StandPlace) => void;
}

/** Every stand with what leans on its sides; a side opens its units. */
export const StandMap = ({ filter, onList }: StandMapProps) => {
  const { t } = useTranslation('glassUnits');
  const [opened, setOpened] = useState<StandPlace | null>(null);
  const query = useListGlassStandsQuery({ query: { filter } });
  return (
    <>
      <Loaded query={query} failed={t('refused.stands')} keepPrevious>
        {(shown) =>
          shown &&
          (shown.stands.length === 0 ? (
            <EmptyState
              title={t('stands.empty')}
              text={t('stands.emptyText')}
              drawing={<StandDrawing a={3} b={2} missing />}
            />
          ) : (
            <div className="glass-map">
              {shown.more && <Note tone="info">{t('stands.more')}</Note>}
              <ul className="glass-stands" aria-label={t('stands.title')}>
                {standsOf(shown.stands).map((stand) => (
                  <StandCard key={stand.number} stand={stand} onOpen={setOpened} />
                ))}
              </ul>
            </div>
          ))
        }
      </Loaded>
      {opened && <StandSideDrawer place={opened} filter={filter} onList={onList} onClose={() => setOpened(null)} />}
    </>
  );
};

const StandCard = ({ stand, onOpen }: { readonly stand: Stand; readonly onOpen: (place: StandPlace) => void }) => {
  const { t } = useTranslation('glassUnits');
  const { number, a, b, other } = stand;
  return (
    <li className="glass-stand-card">
      <h2>{t('stands.stand', { number })}</h2>
      <StandDrawing a={a?.units ?? 0} b={b?.units ?? 0} />
      <div className="glass-stand-sides">
        <SideButton number={number} side="A" load={a} onOpen={onOpen} />
        <SideButton number={number} side="B" load={b} onOpen={onOpen} />
        {other && <SideButton number={number} side={null} load={other} onOpen={onOpen} />}
      </div>
    </li>
  );
};

interface SideButtonProps {
  readonly number: string;
  readonly side: StandSide | null;
  readonly load: StandLoad | undefined;
  readonly onOpen: (place: StandPlace) => void;
}

const SideButton = ({ number, side, load, onOpen }: SideButtonProps) => {
  const { t } = useTranslation('glassUnits');
  const language = useLanguage();
  const name = side === null ? t('stands.noSide') : t('stands.side', { side });
  if (!load)
    return (
      <div className="glass-stand-side">
        <b>{name}</b>
        <span className="muted">{t('stands.free')}</span>
      </div>
    );
  const units = t('stands.units', { count: load.units });
  return (
    <button
      type="button"
      className="glass-stand-side"
      aria-label={t('stands.open', { number, side: side ?? '–', units })}
      onClick={() => onOpen({ stand: number, side })}
    >
      <b>{name}</b>
      <span>{units}</span>
      <span className="secondary sm">{t('stands.area', { area: formatNumber(load.area, language, 1) })}</span>
      <span className="secondary sm ellipsis" title={load.orders.join(', ')}>
        {load.orders.join(', ')}
      </span>
    </button>
  );
};
