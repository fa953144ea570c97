import type { EvidenceContent, SharedEvidence } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { shortMoment } from '../rules/evidence-words';

interface PhotosProps {
  readonly content: EvidenceContent;
  readonly links: SharedEvidence['photos'];
  readonly stop: number | null;
}

/** Photos as they were when the truck left; each opens large in a new tab. */
export const EvidencePhotos = ({ content, links, stop }: PhotosProps) => {
  const { t } = useTranslation('evidence');
  const photos = content.pallets
    .filter((pallet) => stop === null || pallet.stop === stop)
    .flatMap((pallet) => pallet.photos.map((photo) => ({ ...photo, pallet: pallet.shown_number })));
  return (
    <section aria-label={t('photos')} className="ev-photos">
      <header className="ph">
        <h2>{t('photos')}</h2>
        <span className="cnt">{photos.length}</span>
      </header>
      {photos.length === 0 && <p className="secondary ev-none">{t('noPhotos')}</p>}
      <ul>
        {photos.map(({ hash, pallet, made_at }) => (
          <li key={`${pallet} ${hash}`}>
            <a
              href={links[hash]}
              target="_blank"
              rel="noreferrer"
              aria-label={t('photo', { pallet, moment: formatMoment(made_at) })}
            >
              <img src={links[hash]} alt="" loading="lazy" />
            </a>
            <p className="sm">
              <b>{pallet}</b> <span className="secondary">{shortMoment(made_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
