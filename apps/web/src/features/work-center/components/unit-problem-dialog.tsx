import { useRef, useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { Camera, Cross } from '@blueprintjs/icons';
import { focusReturn, FormField, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { storedPhotoOf, type StoredPhoto } from '../../../kits/attachments/photo';
import { problemReasons, reasonKeys, type ProblemReason, type UnitProblem } from '../rules/unit-problem';
import type { QueuedUnit } from '../rules/unit-queue';

interface UnitProblemDialogProps {
  readonly unit: QueuedUnit;
  readonly onReport: (problem: UnitProblem) => void;
  readonly onClose: () => void;
}

/** A problem in three touches: the button, a reason, "record"; a photo is one more. */
export const UnitProblemDialog = ({ unit: { product, order }, onReport, onClose }: UnitProblemDialogProps) => {
  const { t } = useTranslation(['workCenter', 'common']);
  const [text, setText] = useState('');
  const [reason, setReason] = useState<ProblemReason | null>(null);
  const [photo, setPhoto] = useState<StoredPhoto | null>(null);
  const guard = useUnsavedGuard(text !== '' || photo !== null);
  const close = () => guard(onClose);
  return (
    <Dialog
      isOpen
      onClose={close}
      canOutsideClickClose={false}
      {...focusReturn}
      title={`${t('unit.problem')}: ${order.order} / ${product.position}`}
      className="dialog-form dialog-touch"
    >
      <DialogBody>
        <div className="wc-reasons" role="group" aria-label={t('problem.reasons')}>
          {reasonKeys.map((one) => (
            <Button
              key={one}
              text={t(`problem.${one}`)}
              active={reason === one}
              aria-pressed={reason === one}
              onClick={() => {
                setReason(one);
                setText(t(`problem.${one}`));
              }}
            />
          ))}
        </div>
        <FormField label={t('problem.what')} required>
          {(wiring) => (
            <TextArea
              {...wiring}
              fill
              rows={3}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </FormField>
        <PhotoField name={product.barcode} photo={photo} onPhoto={setPhoto} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('common:action.cancel')} onClick={close} />
            <Button
              intent="primary"
              text={t('unit.save')}
              disabled={text.trim() === ''}
              onClick={() => onReport({ text: text.trim(), reason: reason && problemReasons[reason], photo })}
            />
          </>
        }
      />
    </Dialog>
  );
};

interface PhotoFieldProps {
  /** What the file is called. */
  readonly name: string;
  readonly photo: StoredPhoto | null;
  readonly onPhoto: (photo: StoredPhoto | null) => void;
}

/** Takes a photo with the camera of the device, or a picture from its files where it has none. */
const PhotoField = ({ name, photo, onPhoto }: PhotoFieldProps) => {
  const { t } = useTranslation('workCenter');
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const kept = await storedPhotoOf(file, name);
    setUnreadable(kept === null);
    if (kept) onPhoto(kept);
  };
  return (
    <div className="wt-photo">
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        hidden
        aria-label={t('unit.photo')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        icon={<Camera />}
        text={t(photo ? 'unit.photoAgain' : 'unit.photo')}
        onClick={() => input.current?.click()}
      />
      {photo && (
        <>
          <img src={photo.text} alt={t('unit.photoTaken')} />
          <Button icon={<Cross />} aria-label={t('unit.photoAway')} onClick={() => onPhoto(null)} />
        </>
      )}
      {isUnreadable && <p role="alert">{t('unit.photoUnreadable')}</p>}
    </div>
  );
};
