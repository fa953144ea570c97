import { useRef, useState, type ChangeEvent } from 'react';
import { Camera } from '@blueprintjs/icons';
import { storedPhotoOf, type StoredPhoto } from '../../../kits/attachments/photo';
import { useTranslation } from 'react-i18next';

interface PhotoStripProps {
  readonly photos: readonly StoredPhoto[];
  /** Taken before, and no longer on this page. */
  readonly earlier?: number;
  readonly waiting?: number;
  /** Rejects when the device could not keep it. */
  readonly onPhoto: (photo: StoredPhoto) => Promise<void> | void;
}

/** Photos of a stop or a damage, and the camera for the next. */
export const PhotoStrip = ({ photos, earlier = 0, waiting = 0, onPhoto }: PhotoStripProps) => {
  const { t } = useTranslation('driver');
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState<'photoFailed' | 'notStored' | null>(null);
  const taken = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    const photo = await storedPhotoOf(file, file.name);
    setFailed(photo === null ? 'photoFailed' : null);
    if (photo) await Promise.resolve(onPhoto(photo)).catch(() => setFailed('notStored'));
  };
  return (
    <section className="driver-photos" aria-label={t('photos')}>
      <h2>
        {t('photos')} <span className="secondary">{photos.length + earlier || ''}</span>{' '}
        {waiting > 0 && <span className="secondary">{t('waiting', { count: waiting })}</span>}
      </h2>
      <div>
        {photos.map((photo, at) => (
          <img key={photo.text.length + at} src={photo.text} alt={t('photo', { number: at + 1 })} />
        ))}
        <button type="button" aria-label={t('takePhoto')} onClick={() => input.current?.click()}>
          <Camera size={24} aria-hidden />
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={t('takePhoto')}
          onChange={(event) => void taken(event)}
        />
      </div>
      {failed && (
        <p className="bad" role="alert">
          {t(failed)}
        </p>
      )}
    </section>
  );
};
