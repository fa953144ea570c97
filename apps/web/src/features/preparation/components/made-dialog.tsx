import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { addOperations, OutputOf } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

export type Made = OutputOf<typeof addOperations>;

/** Names the orders that were refused, and what was done nevertheless. */
export const MadeDialog = ({ answer, onClose }: { answer: Made; onClose: () => void }) => {
  const { t } = useTranslation(['preparation', 'common']);
  const refused = (code: Made['refused'][number]['code']) =>
    answer.refused
      .filter((one) => one.code === code)
      .map(({ number }) => number)
      .join(', ');
  const [already, empty, ended] = [
    refused('operation.already_there'),
    refused('operation.no_products'),
    refused('operation.ended'),
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('preparation:made.title')} className="dialog-small">
      <DialogBody>
        <Note tone="warn">
          {already && <p>{t('preparation:made.refused', { orders: already })}</p>}
          {empty && <p>{t('preparation:made.noProducts', { orders: empty })}</p>}
          {ended && <p>{t('preparation:made.ended', { orders: ended })}</p>}
        </Note>
        {answer.made.map(({ order_id, number, operations }) => (
          <p key={order_id}>{t('preparation:made.done', { order: number, count: operations })}</p>
        ))}
        {answer.made.length === 0 && <p>{t('preparation:made.unchanged')}</p>}
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text={t('common:action.close')} onClick={onClose} />} />
    </Dialog>
  );
};
