import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Help, Tick, WarningSign } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { shortLabel, sideFromDoors } from '@mullion/packing-model';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { StoredPhoto } from '../../../kits/attachments/photo';
import { useLanguage } from '../../../kits/address/language';
import { bareFloor, placedOutline } from '../../../entities/truck/outlines';
import { nextStop, type StopOfDay } from '../rules/stops-of-day';
import type { DayState } from '../state/use-day';
import { CallButton } from './call-button';
import { DriverFrame } from './driver-frame';
import { LoadStrip } from './load-strip';
import { PhotoStrip } from './photo-strip';
import { StopReturnables } from './stop-returnables';

interface UnloadViewProps {
  readonly state: DayState;
  readonly stop: StopOfDay;
  readonly onBack: () => void;
  readonly onDamage: (missing: boolean) => void;
  readonly onSign: () => void;
  readonly onNext: (stop: StopOfDay) => void;
}

/** One stop: its pallets from the doors inwards, photos, what is damaged or missing, then the signature. */
export const UnloadView = ({ state, stop, onBack, onDamage, onSign, onNext }: UnloadViewProps) => {
  const { t } = useTranslation('driver');
  const language = useLanguage();
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([]);
  const { day, notes, note, stops } = state;
  if (!day) return null;
  const left = stop.pallets.filter(({ pallet_id: id }) => !notes.unloaded.includes(id));
  const [first] = left;
  const isDone = stop.delivered_at !== null;
  const sideOf = (pallet: StopOfDay['pallets'][number]) =>
    t(`side.${sideFromDoors(bareFloor(day), placedOutline(pallet, pallet.pallet_id))}`);
  const following = nextStop(stops);
  const tick = (id: number) =>
    note((before) => ({
      ...before,
      unloaded: before.unloaded.includes(id) ? before.unloaded.filter((one) => one !== id) : [...before.unloaded, id],
    }));
  const taken = async (photo: StoredPhoto) => {
    // shown once the phone has it: whoever sees it may close the page
    await state.act({ kind: 'stop-photo', code: stop.label, stop: stop.id, damage: null, photo });
    setPhotos((before) => [...before, photo]);
    note((before) => ({ ...before, photos: { ...before.photos, [stop.id]: (before.photos[stop.id] ?? 0) + 1 } }));
  };
  return (
    <DriverFrame
      title={shortLabel(stop.label)}
      line={[t('placeOf', { place: stop.place, all: stops.length }), ...stop.customers, stop.label].join(' · ')}
      onBack={onBack}
      call={<CallButton stop={stop} isSmall />}
      foot={
        <>
          <div className="driver-pair">
            <Button
              className="driver-second"
              icon={<WarningSign />}
              text={t('damaged')}
              onClick={() => onDamage(false)}
            />
            {!isDone && (
              <Button className="driver-second" icon={<Help />} text={t('missing')} onClick={() => onDamage(true)} />
            )}
          </div>
          {isDone && following && (
            <Button
              className="driver-main"
              intent="primary"
              text={t('next', { label: shortLabel(following.label) })}
              onClick={() => onNext(following)}
            />
          )}
          {isDone && !following && <Note tone="ok">{t('allDone')}</Note>}
          {!isDone && (
            <Button className="driver-main" intent="primary" disabled={left.length > 0} onClick={onSign}>
              {t('sign')}
              {left.length > 0 && (
                <small>
                  {t('leftToUnload', { numbers: left.map(({ shown_number: number }) => number).join(', ') })}
                </small>
              )}
            </Button>
          )}
        </>
      }
    >
      <LoadStrip day={day} single={stop} first={isDone ? undefined : first?.pallet_id}>
        {!isDone && first && <p>{t('now', { pallet: first.shown_number, side: sideOf(first) })}</p>}
      </LoadStrip>
      <ul className="driver-pallets">
        {stop.pallets.map((pallet) => (
          <li key={pallet.pallet_id}>
            <div>
              <b>{pallet.shown_number}</b>
              <span className="secondary">
                {t('products', { count: pallet.products.length })},{' '}
                {t('kg', { kg: formatNumber(pallet.weight, language) })}, {sideOf(pallet)}
              </span>
            </div>
            <button
              type="button"
              role="checkbox"
              aria-checked={isDone || notes.unloaded.includes(pallet.pallet_id)}
              aria-label={t('tick', { pallet: pallet.shown_number })}
              disabled={isDone}
              onClick={() => tick(pallet.pallet_id)}
            >
              {(isDone || notes.unloaded.includes(pallet.pallet_id)) && <Tick size={24} />}
            </button>
          </li>
        ))}
      </ul>
      {stop.damages.length > 0 && <Note tone="warn">{t('damages', { count: stop.damages.length })}</Note>}
      <StopReturnables state={state} stop={stop} />
      <PhotoStrip
        photos={photos}
        earlier={Math.max(0, (notes.photos[stop.id] ?? 0) - photos.length)}
        waiting={stop.waitingPhotos}
        onPhoto={taken}
      />
    </DriverFrame>
  );
};
