import { SIGNATURE_RATIO, type DepartureStop, type Strokes, type Truck } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListAttachmentsQuery } from '../../../entities/attachments/attachments-api';
import { Loaded } from '../../../kits/data/loaded';
import { useTruckStopsQuery } from '../api/truck-page-api';

/** Links of photos open for five minutes; they are read again before. */
const LINKS_MS = 240_000;

/** What came of the stops of a truck that has left: who signed and when, damages, photos. */
export const StopsPanel = ({ truck }: { readonly truck: Truck }) => {
  const { t } = useTranslation('links');
  const stops = useTruckStopsQuery({ params: { id: truck.id } });
  return (
    <section className="mails stops" aria-label={t('stops.title')}>
      <h3>{t('stops.title')}</h3>
      <Loaded query={stops} failed={t('stops.failed')}>
        {(found) =>
          found?.length === 0 ? (
            <p className="muted">{t('stops.none')}</p>
          ) : (
            <ol>
              {found?.map((stop) => (
                <Stop key={stop.id} stop={stop} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
};

const Stop = ({ stop }: { readonly stop: DepartureStop }) => {
  const { t } = useTranslation(['links', 'driver']);
  const isDelivered = stop.delivered_at !== null;
  return (
    <li>
      <span className="mail-to">
        {stop.place}. {stop.label}
      </span>
      <Tag tone={isDelivered ? 'ok' : ''}>{t(isDelivered ? 'stops.delivered' : 'stops.open')}</Tag>
      {stop.delivered_at !== null && (
        <span className="muted sm">
          {[
            formatMoment(stop.delivered_at),
            stop.received_by || null,
            stop.unsigned_reason && t('driver:unsigned', { reason: stop.unsigned_reason }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {stop.signature && <Signature strokes={stop.signature} />}
      {stop.damages.map(({ id, kind, note, product_id }) => (
        <span key={id} className="sm bad">
          {[nameOf(stop, product_id), kind === 'missing' ? t('driver:missing') : t(`driver:kind.${kind}`), note]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ))}
      <Photos id={stop.id} />
    </li>
  );
};

const nameOf = (stop: DepartureStop, productId: number): string | null => {
  const product = stop.pallets.flatMap(({ products }) => products).find(({ id }) => id === productId);
  return product ? `${product.order} / ${product.position}` : null;
};

/** The strokes as they were written, at whatever size. */
const Signature = ({ strokes }: { readonly strokes: Strokes }) => {
  const { t } = useTranslation('driver');
  return (
    <svg className="stop-signature" viewBox={`0 0 1 ${SIGNATURE_RATIO}`} role="img" aria-label={t('signature')}>
      {strokes.map((stroke, at) => (
        <polyline key={at} points={stroke.map((point) => point.join(',')).join(' ')} />
      ))}
    </svg>
  );
};

const Photos = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('driver');
  const query = { table_name: 'stops' as const, table_ids: [id] };
  const { data } = useListAttachmentsQuery({ query }, { pollingInterval: LINKS_MS, refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <span className="stop-photos">
      {data.map(({ id: photo, location }, at) => (
        <a key={photo} href={location} target="_blank" rel="noreferrer">
          <img src={location} alt={t('photo', { number: at + 1 })} loading="lazy" />
        </a>
      ))}
    </span>
  );
};
