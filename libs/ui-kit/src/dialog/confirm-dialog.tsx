import { useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { focusReturn } from '../keyboard/give-focus-back';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing and the target state, as a question. */
  readonly title: string;
  /** What follows from it. */
  readonly children?: ReactNode;
  /** The verb, not "OK". */
  readonly action: string;
  /** "Cancel" when absent; another word where the question itself is about cancelling. */
  readonly cancel?: string | undefined;
  readonly destructive?: boolean;
  /** What follows stands in columns. */
  readonly wide?: boolean;
  /** Something is still missing for it. */
  readonly actionDisabled?: boolean;
  /** Something was typed or chosen in it: when `onConfirm` fails or gives false, it stays open with that. */
  readonly staysOnFailure?: boolean;
  /** May take its time; the dialog stays until it settles. */
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

/**
 * Asks before a change. Enter confirms, but cancels what would destroy something; Escape closes and changes nothing.
 */
export const ConfirmDialog = ({
  open,
  title,
  children,
  action,
  cancel,
  destructive,
  wide,
  actionDisabled,
  staysOnFailure = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  /** What is still to be chosen before it can be confirmed. */
  const missingIn = (dialog: HTMLElement): HTMLElement | null =>
    actionDisabled ? dialog.querySelector<HTMLElement>('[role=radio][tabindex="0"]') : null;
  const confirm = async () => {
    setBusy(true);
    let isDone = !staysOnFailure;
    try {
      isDone = (await onConfirm()) !== false || isDone;
    } finally {
      setBusy(false);
      if (isDone) onClose();
    }
  };
  return (
    <Dialog
      isOpen={open}
      onClose={busy ? undefined : onClose}
      title={title}
      className={wide ? 'dialog-wide' : 'dialog-small'}
      role="alertdialog"
      isCloseButtonShown={false}
      {...focusReturn}
      // what opened the dialog (a menu left by Escape, a toast) may still be taking the focus back
      onOpened={(dialog) => (missingIn(dialog) ?? first.current)?.focus()}
    >
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFooter
        actions={
          <>
            <Button
              ref={destructive ? first : undefined}
              text={cancel ?? t('action.cancel')}
              onClick={onClose}
              disabled={busy}
              autoFocus={destructive}
            />
            <Button
              ref={destructive ? undefined : first}
              text={action}
              intent={destructive ? 'danger' : 'primary'}
              loading={busy}
              disabled={actionDisabled === true}
              onClick={() => void confirm()}
              autoFocus={!destructive}
            />
          </>
        }
      />
    </Dialog>
  );
};
