import { useRef } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SendTo } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** The alert after a confirmed departure (§2.8): nothing to decide any more. */
export const LeftDialog = ({ truck, onClose }: { truck: Truck; onClose: () => void }) => {
  const { t } = useTranslation(['trucks', 'common']);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      className="dialog-small"
      role="alertdialog"
      title={t('trucks:left.title', { truck: truck.description })}
      icon={<SendTo />}
      isCloseButtonShown={false}
      onClose={onClose}
      onOpened={() => button.current?.focus()}
    >
      <DialogBody>{t('trucks:left.text')}</DialogBody>
      <DialogFooter actions={<Button ref={button} intent="primary" size="large" text={t('common:action.close')} onClick={onClose} />} />
    </Dialog>
  );
};
