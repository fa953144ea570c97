import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SendTo } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

interface MessageDialogProps {
  readonly title: string;
  readonly icon?: ReactElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something a person has to have read; there is nothing to decide. Enter and Escape close it. */
export const MessageDialog = ({ title, icon, onClose, children }: MessageDialogProps) => {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      className="dialog-small"
      role="alertdialog"
      title={title}
      icon={icon}
      isCloseButtonShown={false}
      onClose={onClose}
      onOpened={() => button.current?.focus()}
    >
      <DialogBody>{children}</DialogBody>
      <DialogFooter
        actions={<Button ref={button} intent="primary" size="large" text={t('action.close')} onClick={onClose} />}
      />
    </Dialog>
  );
};

/** The alert after a confirmed departure. */
export const LeftDialog = ({ truck, onClose }: { truck: Truck; onClose: () => void }) => {
  const { t } = useTranslation('trucks');
  return (
    <MessageDialog title={t('left.title', { truck: truck.description })} icon={<SendTo />} onClose={onClose}>
      {t('left.text')}
    </MessageDialog>
  );
};
