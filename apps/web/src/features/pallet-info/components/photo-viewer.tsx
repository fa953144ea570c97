import { useEffect } from 'react';
import { Button, Dialog } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Cross, Download, Trash } from '@blueprintjs/icons';
import type { Attachment } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { focusReturn } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface PhotoViewerProps {
  /** The newest first. */
  readonly photos: readonly Attachment[];
  readonly id: number;
  readonly onShow: (id: number) => void;
  readonly onDelete: ((photo: Attachment) => void) | null;
  readonly onClose: () => void;
}

/** One photo large, with its neighbours; arrow keys walk. */
export const PhotoViewer = ({ photos, id, onShow, onDelete, onClose }: PhotoViewerProps) => {
  const { t } = useTranslation(['pallet', 'common']);
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  const isGone = photo === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!photo) return null;
  const moment = formatMoment(photo.created_at);
  const step = (by: number) => {
    const next = photos[at + by];
    if (next) onShow(next.id);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      className="pi-viewer"
      aria-label={t('photos.open', { moment })}
      onOpened={(element) => element.focus()}
      {...focusReturn}
    >
      <div
        role="presentation"
        className="pi-viewer-frame"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') step(-1);
          if (key === 'ArrowRight') step(1);
        }}
      >
        <header>
          <h2>{moment}</h2>
          <span className="secondary ellipsis">{photo.user_name}</span>
          <span className="sp" />
          <span className="secondary nowrap">{t('photos.of', { at: at + 1, count: photos.length })}</span>
          {onDelete && (
            <>
              <a
                className="bp6-button"
                href={photo.location}
                target="_blank"
                rel="noreferrer"
                aria-label={t('photos.download', { moment })}
              >
                <Download aria-hidden /> <span className="pi-wide">{t('photos.downloadIt')}</span>
              </a>
              <Button
                icon={<Trash />}
                text={<span className="pi-wide">{t('common:action.delete')}</span>}
                aria-label={t('photos.delete', { moment })}
                onClick={() => onDelete(photo)}
              />
            </>
          )}
          <Button
            autoFocus
            icon={<Cross />}
            variant="minimal"
            aria-label={t('common:action.close')}
            onClick={onClose}
          />
        </header>
        <div className="pi-large">
          <Button icon={<ChevronLeft />} disabled={at === 0} aria-label={t('photos.newer')} onClick={() => step(-1)} />
          <img src={photo.location} alt={t('photos.open', { moment })} />
          <Button
            icon={<ChevronRight />}
            disabled={at === photos.length - 1}
            aria-label={t('photos.older')}
            onClick={() => step(1)}
          />
        </div>
        <ul className="pi-strip">
          {photos.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                aria-pressed={other.id === id}
                aria-label={t('photos.open', { moment: formatMoment(other.created_at) })}
                onClick={() => onShow(other.id)}
              >
                <img src={other.location} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
