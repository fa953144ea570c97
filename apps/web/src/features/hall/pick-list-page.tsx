import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowLeft, EyeOff } from '@blueprintjs/icons';
import { formatMomentIn } from '@mullion/i18n';
import { EmptyState, Note, PageFrame, useCan, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { useGo } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { ScanField } from '../../kits/scan/scan-field';
import { itemOfCode } from '../../kits/scan/item-of-code';
import { barcodeOf } from '../../entities/product/product-code';
import { ScanProvider } from '../../kits/scan/scan-provider';
import { usePickListQuery, useSeekUnitMutation } from './api/storage-api';
import { UnitPicture } from './components/unit-picture';
import { nextOf, notOnRacks, pickStops, takenOf, type PickList, type PickUnit } from './rules/pick-list';
import './hall.css';
import './pick-list.css';

/** Picking a pallet by phone: the next rack large, then what is to be taken from it. */
export const PickListPage = () => {
  const { t } = useTranslation('hall');
  const go = useGo();
  const id = Number(useParams()['palletId']);
  const isId = Number.isInteger(id) && id > 0;
  const query = usePickListQuery({ params: { id } }, { skip: !isId });
  return (
    <Loaded
      query={query}
      isGone={!isId}
      gone={
        <EmptyState
          picture="pallet"
          title={t('pick.gone')}
          action={<Button text={t('title')} onClick={() => go(paths.whereIsIt())} />}
        />
      }
      failed={t('failed')}
      skeleton={<div className="hall-skeleton bp6-skeleton" aria-busy />}
      frame={(content) => <PageFrame title={t('pick.title')}>{content}</PageFrame>}
    >
      {(list) => <Picking key={id} list={list} />}
    </Loaded>
  );
};

const Picking = ({ list }: { readonly list: PickList }) => {
  const { t } = useTranslation('hall');
  const go = useGo();
  const refuse = useProblemToast();
  const { data: user } = useUserQuery();
  const scans = useCan({ writes: true, right: 'PAL_SCAN' });
  const [found, setFound] = useState<{ readonly code: string; readonly unit: PickUnit | null } | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [seek, { isLoading }] = useSeekUnitMutation();
  const { pallet, units } = list;
  const open = units.filter(({ taken, place }) => !taken && place !== null);
  const next = open.find(({ product_id }) => product_id === chosen) ?? nextOf(units);
  const taken = takenOf(units).length;
  const here = open.filter(({ place }) => place?.rack.id === next?.place?.rack.id && place?.sought_at === null).length;
  const scan = (code: string) => {
    const unit = itemOfCode(units, code, barcodeOf) ?? null;
    setFound({ code, unit });
    if (unit?.place) setChosen(unit.product_id);
  };
  const reportMissing = async () => {
    if (!next) return;
    const problem = asProblem((await seek({ params: { id: next.product_id }, body: { sought: true } })).error);
    if (problem) return refuse(problem, t('seekFailed'));
    setChosen(null);
    setFound(null);
  };
  const leaves = pallet.truck?.departs_at
    ? t('pick.leaves', {
        time: formatMomentIn(new Date(pallet.truck.departs_at), user?.company.time_zone ?? 'UTC').slice(11),
      })
    : '';
  return (
    <ScanProvider onScan={scan}>
      <PageFrame
        title={t('pick.of', { pallet: pallet.shown_number })}
        crumb={
          <Button
            className="icon-only"
            variant="minimal"
            icon={<ArrowLeft size={20} />}
            aria-label={t('pick.back')}
            onClick={() => go(paths.whereIsIt(pallet.shown_number))}
          />
        }
      >
        <div className="pick">
          <div className="pick-progress">
            <p>
              <b>{taken}</b> {t('pick.taken1', { count: units.length })}
              <span className="sp" />
              {open.length > 0 && (
                <span className="secondary">{t('pick.racksLeft', { count: pickStops(open).length })}</span>
              )}
            </p>
            <p className="secondary">
              {[t('palletFacts', { count: pallet.products_count }), leaves].filter(Boolean).join(', ')}
            </p>
            <span className="pick-bar" role="img" aria-label={t('pick.progress', { taken, count: units.length })}>
              {units.map((unit, at) => (
                <i key={unit.product_id} className={at < taken ? 'on' : undefined} />
              ))}
            </span>
          </div>
          {next?.place ? (
            <div className="pick-next">
              <span>{t('pick.next')}</span>
              <strong>{next.place.rack.code}</strong>
              <b>{[next.place.rack.place, t('pick.take', { count: here })].filter(Boolean).join(', ')}</b>
            </div>
          ) : (
            <div className="pick-next done">
              <strong>{t(taken === units.length ? 'pick.allTaken' : 'pick.noneLeft')}</strong>
            </div>
          )}
          {found && (
            <Note tone={found.unit ? 'ok' : 'bad'}>
              {found.unit
                ? t('pick.right', { position: found.unit.position, pallet: pallet.shown_number })
                : t('pick.wrong', { code: found.code, pallet: pallet.shown_number })}
            </Note>
          )}
          <ul className="pick-units" aria-label={t('pick.units')} tabIndex={0}>
            {open.map((unit) => (
              <li key={unit.product_id} className={unit.product_id === next?.product_id ? 'on' : undefined}>
                <button
                  type="button"
                  onClick={() => setChosen(unit.product_id)}
                  aria-pressed={unit.product_id === next?.product_id}
                >
                  <UnitPicture unit={unit} widthPx={52} heightPx={60} />
                  <span>
                    <b>{unit.position}</b>
                    <span className="secondary">{`${unit.width} × ${unit.height}`}</span>
                  </span>
                  <span className="sp" />
                  <b className={unit.place?.sought_at ? 'bad' : undefined}>
                    {unit.place?.sought_at ? t('sought') : unit.place?.rack.code}
                  </b>
                </button>
              </li>
            ))}
            {notOnRacks(units).map((unit) => (
              <li key={unit.product_id}>
                <span className="pick-away">
                  <UnitPicture unit={unit} widthPx={52} heightPx={60} />
                  <span>
                    <b>{unit.position}</b>
                    <span className="secondary">
                      {unit.station
                        ? `${unit.station.code} ${unit.station.description}`
                        : t(list.stations_known ? 'nowhere.unknown' : 'nowhere.silent')}
                    </span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <div className="pick-foot">
            <ScanField label={t('pick.field')} />
            {scans && next && (
              <Button
                className="pick-missing"
                icon={<EyeOff size={20} />}
                loading={isLoading}
                onClick={() => void reportMissing()}
              >
                <b>{t('notThere')}</b>
                <span>{t('pick.notThereText')}</span>
              </Button>
            )}
          </div>
        </div>
      </PageFrame>
    </ScanProvider>
  );
};
