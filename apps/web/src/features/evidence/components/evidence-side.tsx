import { Edit, Tick, Truck, WarningSign } from '@blueprintjs/icons';
import {
  SIGNATURE_RATIO,
  type EvidencePageShown,
  type EvidenceContent,
  type SharedEvidence,
  type Strokes,
} from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { pathOfStroke } from '../../../kits/signature/strokes';
import { courseOf, type CourseEvent } from '../rules/course';
import { deviationText, timeOf } from '../rules/evidence-words';
import '../evidence-side.css';

const Signature = ({ strokes, name }: { readonly strokes: Strokes; readonly name: string }) => {
  const { t } = useTranslation('evidence');
  return (
    <svg className="ev-signature" viewBox={`0 0 1 ${SIGNATURE_RATIO}`} role="img" aria-label={t('signature', { name })}>
      {strokes.map((stroke, at) => (
        <path key={at} d={pathOfStroke(stroke)} />
      ))}
    </svg>
  );
};

/** What happened up to the departure, the latest first. */
export const Course = ({ content }: { readonly content: EvidenceContent }) => {
  const { t } = useTranslation('evidence');
  const words = (
    event: CourseEvent,
  ): { readonly title: string; readonly note: string; readonly icon: 'ok' | 'warn' | 'plain' } => {
    if (event.kind === 'loaded') {
      const { shown_number: pallet, step: turn, side, loaded_by: by } = event.pallet;
      const place = t('event.place', { turn, side: t(`side.${side}`) });
      return { title: t('event.loaded', { pallet }), note: [place, by].filter(Boolean).join(' · '), icon: 'ok' };
    }
    if (event.kind === 'deviation')
      return { title: deviationText(event.deviation, t), note: event.deviation.by, icon: 'warn' };
    if (event.kind === 'signed') return { title: t('event.signed'), note: content.driver, icon: 'plain' };
    return { title: t('event.left'), note: content.confirmed_by, icon: 'ok' };
  };
  const undated = content.deviations.filter(({ at }) => at === null);
  return (
    <>
      {undated.length > 0 && (
        <ul className="ev-undated">
          {undated.map((deviation) => (
            <li key={`${deviation.kind} ${deviation.pallet}`} className="warn">
              <WarningSign className="i" aria-hidden /> {deviationText(deviation, t)}
            </li>
          ))}
        </ul>
      )}
      <ol className="ev-course">
        {courseOf(content).map((event, at) => {
          const { title, note, icon } = words(event);
          return (
            <li key={at}>
              <span className={`ev-point ${icon}`} aria-hidden>
                {icon === 'warn' ? (
                  <WarningSign size={14} />
                ) : event.kind === 'signed' ? (
                  <Edit size={14} />
                ) : event.kind === 'left' ? (
                  <Truck size={14} />
                ) : (
                  <Tick size={14} />
                )}
              </span>
              <span className="ev-said">
                <b>{title}</b>
                <span className="secondary sm">{note}</span>
              </span>
              <time className="secondary sm" dateTime={event.at}>
                {timeOf(event.at).slice(0, 5)}
              </time>
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** Seals, plates, the driver and the signature. */
export const Handover = ({ content }: { readonly content: EvidenceContent }) => {
  const { t } = useTranslation('evidence');
  const { plate, trailer_plate: trailer, seals, driver, signature, unsigned_reason: reason, departed_at: at } = content;
  const facts = [
    [t('facts.plate'), plate],
    [t('facts.trailer'), trailer],
    [t('facts.seals'), seals.join(', ') || t('facts.noSeals')],
    [t('facts.driver'), driver],
  ] as const;
  return (
    <section className="ev-handover" aria-label={t('signatures')}>
      <header className="ph">
        <h2>{t('signatures')}</h2>
      </header>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {signature ? (
        <Signature strokes={signature} name={driver} />
      ) : (
        <p>{reason === null ? t('notAsked') : t('unsigned', { reason })}</p>
      )}
      <p className="ev-signed">
        <b>{driver || t('driverSigned')}</b> <span className="secondary sm">{formatMoment(at)}</span>
      </p>
    </section>
  );
};

/** Pages that came after the departure. */
export const LaterPages = ({
  later,
  links,
}: {
  readonly later: readonly EvidencePageShown[];
  readonly links: SharedEvidence['photos'];
}) => {
  const { t } = useTranslation('evidence');
  if (later.length === 0) return null;
  return (
    <section className="ev-later" aria-label={t('later')}>
      <header className="ph">
        <h2>{t('later')}</h2>
        <span className="cnt">{later.length}</span>
      </header>
      <p className="secondary sm">{t('laterHint')}</p>
      <ol>
        {later.map((page) => (
          <li key={page.hash}>
            <b>{t(`laterKind.${page.kind}`, { stop: page.stop, product: page.product })}</b>{' '}
            <span className="secondary sm">{formatMoment(page.at)}</span>
            {page.damage && (
              <p className="warn">{[t(`damage.${page.damage}`), page.note].filter(Boolean).join(': ')}</p>
            )}
            {page.received_by && <p>{t('received', { name: page.received_by })}</p>}
            {page.signature && <Signature strokes={page.signature} name={page.received_by} />}
            {page.unsigned_reason && <p>{t('unsigned', { reason: page.unsigned_reason })}</p>}
            {page.photo && (
              <a
                className="ev-later-photo"
                href={links[page.photo.hash]}
                target="_blank"
                rel="noreferrer"
                aria-label={t('photo', { pallet: page.product || page.stop, moment: formatMoment(page.photo.made_at) })}
              >
                <img src={links[page.photo.hash]} alt="" loading="lazy" />
              </a>
            )}
            <p className="muted sm ev-hash">{page.hash.slice(0, 16)}…</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
