import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { Camera, CloudUpload } from '@blueprintjs/icons';
import { createAttachment, palletPhotoFile, type Attachment, type PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { acceptOf, FileDrop, limitTexts, Pane, UploadList, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { attachmentTags, useListAttachmentsQuery } from '../../../entities/attachments/attachments-api';
import { smallPhoto } from '../../../kits/attachments/small-photo';
import { useUploads } from '../../../kits/attachments/use-uploads';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage } from '../../../kits/address/language';
import { photosByDay } from '../rules/photos-by-day';
import { DeletePhotoDialog } from './delete-photo-dialog';
import { PhotoDays } from './photo-days';
import { PhotoViewer } from './photo-viewer';

/** Links open for five minutes; they are read again before. */
const LINKS_MS = 240_000;

interface PhotosProps {
  readonly pallet: PalletDetail;
  readonly isPhone: boolean;
}

/** The photos of a pallet by day; whoever works adds some by choosing, dropping, pasting or with the phone's camera. */
export const Photos = ({ pallet, isPhone }: PhotosProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const writes = useCan({ writes: true });
  const list = useListAttachmentsQuery(
    { query: { table_name: 'pallets', table_ids: [pallet.id] } },
    { pollingInterval: LINKS_MS, refetchOnMountOrArgChange: true },
  );
  const { uploads, submit, cancel } = useUploads(createAttachment, () => attachmentTags('pallets', pallet.id));
  const send = (file: File) => void submit(file, { body: { table_name: 'pallets', table_id: pallet.id } });
  const add = (file: File) => void smallPhoto(file).then(send);
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<Attachment | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const file of currentTarget.files ?? []) add(file);
    // the same photo may be chosen again
    currentTarget.value = '';
  };
  const photos = photosByDay(list.data ?? []).flatMap((day) => day.photos);
  return (
    <Pane
      className="pi-photos"
      title={t('photos.title')}
      count={list.data ? formatNumber(list.data.length, language) : undefined}
      actions={
        writes &&
        !isPhone && (
          <Button
            intent="primary"
            size="small"
            icon={<Camera />}
            text={t('photos.add')}
            onClick={() => picker.current?.click()}
          />
        )
      }
      flush
    >
      <Loaded query={list} failed={t('photos.notRead')} keepPrevious>
        {(read) =>
          read && (
            <>
              {read.length === 0 && <p className="pi-none secondary">{t('photos.none')}</p>}
              <PhotoDays
                days={photosByDay(read)}
                onOpen={setShown}
                onDelete={writes ? setAsked : null}
                isPhone={isPhone}
              />
            </>
          )
        }
      </Loaded>
      {writes && (
        <div className="pi-add">
          <UploadList
            uploads={uploads.filter(({ state }) => state.name !== 'done')}
            onCancel={({ key }) => cancel(key)}
            onRetry={({ file }) => file && send(file)}
          />
          <FileDrop limits={palletPhotoFile} onFile={add} multiple wholePage>
            <CloudUpload className="i" aria-hidden />
            <span className="sm">{t('photos.hint', limitTexts(palletPhotoFile))}</span>
          </FileDrop>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={acceptOf(palletPhotoFile)}
            aria-label={t('photos.add')}
            onChange={chosen}
          />
        </div>
      )}
      {writes && isPhone && (
        <div className="pi-shoot">
          <Button
            size="large"
            intent="primary"
            fill
            icon={<Camera size={20} />}
            text={t('photos.shoot')}
            onClick={() => camera.current?.click()}
          />
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={t('photos.shoot')}
            onChange={chosen}
          />
        </div>
      )}
      {shown !== null && (
        <PhotoViewer
          photos={photos}
          id={shown}
          onShow={setShown}
          onDelete={writes ? setAsked : null}
          onClose={() => setShown(null)}
        />
      )}
      {asked && (
        <DeletePhotoDialog
          photo={asked}
          pallet={pallet}
          others={photos.length - 1}
          onDeleted={() => setShown(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Pane>
  );
};
