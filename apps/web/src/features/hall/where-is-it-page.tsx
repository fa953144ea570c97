import { MobilePhone, Print } from '@blueprintjs/icons';
import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { FilterInput, PageFrame, Pane } from '@mullion/ui-kit';
import { formatMomentIn } from '@mullion/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { inLanguage, partsOf } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { useRackPlanQuery } from '../../entities/rack/rack-plan-api';
import { useFindInStorageQuery, usePickListQuery } from './api/storage-api';
import { DeletedNote } from './components/deleted-note';
import { FoundPane } from './components/found-pane';
import { StorageDrawing, StorageLegend } from './components/storage-drawing';
import { NotOnRacks } from './components/not-on-racks';
import { PickPane } from './components/pick-pane';
import { ItemHistory } from './components/item-history';
import { pickStops, waitingAt, type PickList, type PlannedRack } from './rules/pick-list';
import { usePrintPickList } from './state/use-print-pick-list';
import './hall.css';

/** Where a unit, an order or what a pallet needs stands. What is looked for is in the address. */
export const WhereIsItPage = () => {
  const { t } = useTranslation(['hall', 'menu', 'scanners']);
  const href = usePageHref();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text = null] = partsOf(pathname);
  const [unit, setUnit] = useState<number | null>(null);
  const search = (wanted: string) =>
    void navigate(inLanguage(language, paths.whereIsIt(wanted.trim())), { replace: true });
  useEffect(() => setUnit(null), [text]);
  const found = useFindInStorageQuery(text ? { query: { text } } : skipToken);
  const shown = text ? found.currentData : undefined;
  const only = shown?.pallets.length === 1 && shown.units.length === 0 ? shown.pallets[0] : undefined;
  const list = usePickListQuery(only ? { params: { id: only.id } } : skipToken);
  const picked = only ? list.currentData : undefined;
  const { data: user } = useUserQuery();
  const plan = useRackPlanQuery();
  const print = usePrintPickList();
  const stops = picked ? pickStops(picked.units) : [];
  const firstUnit = shown?.units.length === 1 ? shown.units[0] : undefined;
  const way = unit ?? firstUnit?.product_id ?? null;
  return (
    <PageFrame
      title={t('hall:title')}
      crumb={t('menu:warehouse')}
      toolbar={
        <>
          <FilterInput label={t('hall:search')} value={text ?? ''} onChange={search} width={300} hotkey />
          {picked && (
            <span className="hall-facts secondary ellipsis">{`${t('hall:palletFacts', { count: picked.pallet.products_count })}${truckText(picked, user?.company.time_zone)}`}</span>
          )}
          <span className="sp" />
          {picked && (
            <>
              <Button icon={<Print />} text={t('hall:print.do')} onClick={() => void print(picked)} />
              <Link className="bp6-button bp6-intent-primary" to={href(paths.pickList(picked.pallet.id))}>
                <MobilePhone aria-hidden />
                <span className="bp6-button-text">{t('hall:toPhone')}</span>
              </Link>
            </>
          )}
        </>
      }
    >
      <div className="hall">
        <div className="hall-left">
          {!text && <AllRacks racks={plan.data ?? []} onSearch={search} />}
          {text && (
            <Loaded
              query={found}
              failed={t('hall:failed')}
              gone={<DeletedNote problem={asProblem(found.error)} />}
              skeleton={<div className="hall-skeleton bp6-skeleton" />}
            >
              {(results) =>
                only ? (
                  <Loaded
                    query={list}
                    failed={t('hall:failed')}
                    skeleton={<div className="hall-skeleton bp6-skeleton" />}
                  >
                    {(own) => <PickPane list={own} stops={pickStops(own.units)} chosen={way} onChoose={setUnit} />}
                  </Loaded>
                ) : (
                  <FoundPane found={results} chosen={way} onChoose={setUnit} onSearch={search} />
                )
              }
            </Loaded>
          )}
        </div>
        <div className="hall-middle">
          <Loaded query={plan} failed={t('hall:plan.failed')} skeleton={<div className="hall-skeleton bp6-skeleton" />}>
            {(racks) => (
              <Pane
                title={t('hall:plan.title')}
                count={t('hall:plan.counts', {
                  racks: racks.length,
                  things: racks.reduce((sum, { things }) => sum + things, 0),
                })}
                actions={picked && stops.length > 0 && <StorageLegend />}
                flush
              >
                {racks.length === 0 ? (
                  <p className="hall-none secondary">{t('hall:plan.none')}</p>
                ) : (
                  <StorageDrawing
                    racks={racks}
                    stops={stops}
                    goal={picked ? picked.pallet.shown_number : null}
                    gate={picked?.pallet.truck?.gate}
                    waiting={picked ? waitingAt(picked.units) : []}
                    chosen={shown?.units.find(({ product_id }) => product_id === way)?.place?.rack.id ?? null}
                  />
                )}
              </Pane>
            )}
          </Loaded>
        </div>
        <div className="hall-right">
          {picked && <NotOnRacks list={picked} onChoose={setUnit} />}
          {way !== null && <ItemHistory id={way} />}
          {!picked && way === null && <p className="hall-none secondary">{t('hall:chooseUnit')}</p>}
        </div>
      </div>
    </PageFrame>
  );
};

/** The truck with its departure by the factory's clock. */
const truckText = ({ pallet: { truck } }: PickList, timeZone = 'UTC'): string =>
  truck
    ? ` · ${truck.number}${truck.departs_at ? `, ${formatMomentIn(new Date(truck.departs_at), timeZone).slice(5)}` : ''}`
    : '';

/** Before anything is looked for: every rack with how much stands on it. */
const AllRacks = ({
  racks,
  onSearch,
}: {
  readonly racks: readonly PlannedRack[];
  readonly onSearch: (text: string) => void;
}) => {
  const { t } = useTranslation('hall');
  return (
    <Pane title={t('plan.title')} count={racks.length} flush>
      <p className="hall-none secondary">{t('begin')}</p>
      <ul className="hall-pick">
        {racks.map((rack) => (
          <li key={rack.id}>
            <button type="button" className="hall-row" onClick={() => onSearch(rack.code)}>
              <b>{rack.code}</b>
              <span className="secondary ellipsis">{[rack.zone, rack.place].filter(Boolean).join(', ')}</span>
              <span className="sp" />
              {rack.sought > 0 && <b className="bad">{t('plan.sought', { count: rack.sought })}</b>}
              <span className="secondary">{rack.things}</span>
            </button>
          </li>
        ))}
      </ul>
    </Pane>
  );
};
