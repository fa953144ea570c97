import { Button } from '@blueprintjs/core';
import { WarningSign } from '@blueprintjs/icons';
import type { CenterProduct } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useListAttachmentsQuery } from '../../../entities/attachments/attachments-api';
import './rework-note.css';

/** Why a unit comes again, with the photos of its problem. */
export const ReworkNote = ({
  rework,
  onRead,
}: {
  rework: NonNullable<CenterProduct['rework']>;
  onRead: (() => void) | undefined;
}) => {
  const { t } = useTranslation(['workCenter', 'problems']);
  const photos = useListAttachmentsQuery(
    { query: { table_name: 'problems', table_ids: String(rework.problem_id) } },
    { skip: rework.problem_id === null },
  );
  return (
    <section className="wt-rework" role="note" aria-label={t('workCenter:rework.title')}>
      <div>
        <h2>
          <WarningSign className="i20" size={20} aria-hidden />{' '}
          {t(`workCenter:rework.${rework.kind}`, { round: rework.round })}
        </h2>
        <p className="wt-rework-text">
          {[rework.reason && t(`problems:reason.${rework.reason}`), rework.text].filter(Boolean).join(': ')}
        </p>
        <p>{[rework.user_name, formatMoment(rework.at)].filter(Boolean).join(', ')}</p>
        {photos.isError && <p>{t('workCenter:rework.noPhotos')}</p>}
        {onRead && <Button className="wt-second" text={t('workCenter:rework.read')} onClick={onRead} />}
      </div>
      {photos.data
        ?.filter(({ attachment_type: type }) => type.startsWith('image/'))
        .slice(0, 2)
        .map((photo) => (
          <a key={photo.id} href={photo.location} target="_blank" rel="noreferrer">
            <img src={photo.location} alt={t('workCenter:unit.photoTaken')} />
          </a>
        ))}
    </section>
  );
};
