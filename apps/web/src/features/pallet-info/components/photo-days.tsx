import { Button } from '@blueprintjs/core';
import { Download, Trash } from '@blueprintjs/icons';
import type { Attachment } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import type { PhotoDay } from '../rules/photos-by-day';

interface PhotoDaysProps {
  readonly days: readonly PhotoDay[];
  readonly isPhone: boolean;
  readonly onOpen: (id: number) => void;
  /** Null: only to look at. */
  readonly onDelete: ((photo: Attachment) => void) | null;
}

const timeOf = (photo: Attachment): string => formatMoment(photo.created_at).slice(-5);

/** Photos under the day they were made, each with its time and maker. */
export const PhotoDays = ({ days, isPhone, onOpen, onDelete }: PhotoDaysProps) => {
  const { t } = useTranslation('pallet');
  return days.map(({ date, photos }) => (
    <section key={date} className="pi-day">
      <h3>
        {date} <span className="secondary">{t('photos.count', { count: photos.length })}</span>
      </h3>
      <ul>
        {photos.map((photo) => {
          const moment = formatMoment(photo.created_at);
          return (
            <li key={photo.id}>
              <button
                type="button"
                className="pi-photo"
                aria-label={t('photos.open', { moment })}
                onClick={() => onOpen(photo.id)}
              >
                <img src={photo.location} alt="" loading="lazy" />
              </button>
              {onDelete && !isPhone && (
                <span className="pi-acts">
                  <a
                    className="bp6-button bp6-minimal bp6-small"
                    href={photo.location}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('photos.download', { moment })}
                    title={t('photos.download', { moment })}
                  >
                    <Download aria-hidden />
                  </a>
                  <Button
                    icon={<Trash />}
                    size="small"
                    variant="minimal"
                    aria-label={t('photos.delete', { moment })}
                    title={t('photos.delete', { moment })}
                    onClick={() => onDelete(photo)}
                  />
                </span>
              )}
              <p className="sm">
                <b>{timeOf(photo)}</b> <span className="secondary">{photo.user_name}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
};
