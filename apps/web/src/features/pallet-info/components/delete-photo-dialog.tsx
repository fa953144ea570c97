import { truckStatus, type Attachment, type PalletDetail } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useDeleteAttachmentMutation } from '../../../entities/attachments/attachments-api';

interface DeletePhotoDialogProps {
  readonly photo: Attachment;
  readonly pallet: PalletDetail;
  /** How many photos of the pallet stay. */
  readonly others: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks, and says who else loses the photo: the customers who would find it in the evidence of the departure. */
export const DeletePhotoDialog = ({ photo, pallet, others, onDeleted, onClose }: DeletePhotoDialogProps) => {
  const { t } = useTranslation('pallet');
  const tell = useTell();
  const [remove] = useDeleteAttachmentMutation();
  const removeIt = async () => {
    if (await tell(remove({ params: { id: photo.id } }), t('photos.deleted'), t('photos.notDeleted'))) onDeleted();
  };
  const who = { truck: pallet.description ?? '', customers: pallet.customer_name };
  const hasLeft = (pallet.truck_status ?? 0) >= truckStatus.dispatched;
  return (
    <ConfirmDialog
      open
      destructive
      title={t('photos.deleteTitle')}
      action={t('photos.deleteIt')}
      cancel={t('photos.keep')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {pallet.truck_id === null
        ? t('photos.loses.nobody')
        : t(hasLeft ? 'photos.loses.kept' : 'photos.loses.customers', who)}{' '}
      {t('photos.others', { count: others })}
    </ConfirmDialog>
  );
};
