import { Fragment, useState, type PointerEvent } from 'react';
import { Button, TextArea } from '@blueprintjs/core';
import { damageKinds, type DamageFields } from '@mullion/contracts';
import { shortLabel } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../kits/http/uuid';
import type { StoredPhoto } from '../../../kits/attachments/photo';
import { byOrder, productsOfStop, type UnloadedProduct } from '../rules/products-of-stop';
import type { StopOfDay } from '../rules/stops-of-day';
import type { DayState } from '../state/use-day';
import { useDraft } from '../state/use-draft';
import { DriverFrame } from './driver-frame';
import { PhotoStrip } from './photo-strip';
import { UnloadedPicture } from './unloaded-picture';

interface DamageViewProps {
  readonly state: DayState;
  readonly stop: StopOfDay;
  readonly isMissing: boolean;
  readonly onBack: () => void;
}

interface Fields {
  /** Its id. */
  readonly product: UnloadedProduct['id'] | null;
  readonly kind: DamageFields['kind'];
  readonly at: DamageFields['at'];
  readonly note: string;
}
interface Photos {
  readonly photos: readonly StoredPhoto[];
}
const NO_PHOTOS: Photos = { photos: [] };
const SMALL_PX = 56;
const LARGE_PX = 150;
const FIRST = 7;
const MAX_NOTE = 1_000;
const kinds = damageKinds.filter((kind) => kind !== 'missing');

/** What is damaged or missing: which product, what of it, where, with photos; a problem is opened for it. */
export const DamageView = ({ state, stop, isMissing, onBack }: DamageViewProps) => {
  const { t } = useTranslation('driver');
  const products = productsOfStop(stop.pallets);
  const what = isMissing ? 'missing' : 'damaged';
  const fields = useDraft<Fields>(`${what}.${stop.id}`, {
    product: null,
    kind: isMissing ? 'missing' : 'glass',
    at: null,
    note: '',
  });
  // apart from what is typed, so that a key pressed does not write all of them again
  const photosDraft = useDraft<Photos>(`${what}.${stop.id}.photos`, NO_PHOTOS);
  const { photos } = photosDraft.draft;
  const { change } = fields;
  const { product, kind, at, note } = fields.draft;
  const chosen = products.find(({ id }) => id === product) ?? null;
  const [all, setAll] = useState(chosen !== null && products.indexOf(chosen) >= FIRST);
  const [refusal, setRefusal] = useState<'productFirst' | 'notStored' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setRefusal(chosen === null ? 'productFirst' : null);
    if (chosen === null) return;
    const damage = {
      id: uuid(),
      pallet_id: chosen.pallet,
      product_id: chosen.id,
      kind,
      at,
      note: note.trim(),
      noticed_at: new Date().toISOString(),
    };
    const here = { code: stop.label, stop: stop.id };
    setBusy(true);
    // with its photos or not at all: a page that is loaded again meanwhile leaves no damage without them
    await state
      .act(
        { kind: 'report-damage', ...here, damage },
        ...photos.map((photo) => ({ kind: 'stop-photo', ...here, damage: damage.id, photo }) as const),
      )
      .then(
        () => {
          fields.drop();
          photosDraft.drop();
          onBack();
        },
        () => setRefusal('notStored'),
      );
    setBusy(false);
  };
  return (
    <DriverFrame
      title={t(`damageTitle.${what}`)}
      line={[...stop.customers, shortLabel(stop.label)].join(', ')}
      onBack={onBack}
      foot={
        <>
          {refusal && (
            <p className="bad" role="alert">
              {t(refusal)}
            </p>
          )}
          <Button className="driver-main" intent="primary" loading={isBusy} onClick={() => void report()}>
            {t('report')}
            {chosen && <small>{t('reportText', { order: chosen.order })}</small>}
          </Button>
        </>
      }
    >
      <section className="driver-damage">
        <h2>{t('which')}</h2>
        <div className="driver-grid" role="radiogroup" aria-label={t('which')}>
          {byOrder(all ? products : products.slice(0, FIRST)).map(({ order, products: ofOrder }) => (
            <Fragment key={order}>
              {byOrder(products).length > 1 && <b className="driver-order">{order}</b>}
              {ofOrder.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  role="radio"
                  aria-checked={one.id === chosen?.id}
                  aria-label={t('product', { order: one.order, position: one.position })}
                  onClick={() => change({ product: one.id, at: null })}
                >
                  <UnloadedPicture product={one} sidePx={SMALL_PX} label="" />
                  <b>{one.position}</b>
                  <small className="secondary">{`${one.width} × ${one.height}`}</small>
                </button>
              ))}
            </Fragment>
          ))}
          {!all && products.length > FIRST && (
            <button type="button" onClick={() => setAll(true)}>
              {t('moreProducts', { count: products.length - FIRST })}
            </button>
          )}
        </div>
        {!isMissing && (
          <>
            <h2>{t('what')}</h2>
            <div className="driver-kinds" role="radiogroup" aria-label={t('what')}>
              {kinds.map((one) => (
                <button
                  key={one}
                  type="button"
                  role="radio"
                  aria-checked={one === kind}
                  onClick={() => change({ kind: one })}
                >
                  {t(`kind.${one}`)}
                </button>
              ))}
            </div>
          </>
        )}
        {!isMissing && chosen && <Place product={chosen} at={at} onPlace={(place) => change({ at: place })} />}
        <label>
          {t('note')}
          <TextArea
            fill
            rows={2}
            value={note}
            maxLength={MAX_NOTE}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </label>
        <PhotoStrip
          photos={photos}
          onPhoto={(photo) => photosDraft.change((before) => ({ photos: [...before.photos, photo] }))}
        />
      </section>
    </DriverFrame>
  );
};

interface PlaceProps {
  readonly product: UnloadedProduct;
  readonly at: DamageFields['at'];
  readonly onPlace: (at: NonNullable<DamageFields['at']>) => void;
}

/** The drawing of a product, touched where it is damaged. */
const Place = ({ product, at, onPlace }: PlaceProps) => {
  const { t } = useTranslation('driver');
  const touched = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1_000) / 1_000));
    onPlace({ x: share((event.clientX - box.left) / box.width), y: share((event.clientY - box.top) / box.height) });
  };
  return (
    <>
      <h2>{t('where')}</h2>
      <div className="driver-where" onPointerDown={touched}>
        <UnloadedPicture product={product} sidePx={LARGE_PX} label={t('where')} />
        {at && <i style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} aria-hidden />}
      </div>
    </>
  );
};
