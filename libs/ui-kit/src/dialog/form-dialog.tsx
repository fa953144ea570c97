import { useCallback, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { focusReturn } from '../keyboard/give-focus-back';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { focusFirstField } from './focus-first-field';

interface FormDialogProps {
  readonly open: boolean;
  /** For gloves: its buttons are as large as those of a terminal. */
  readonly touch?: boolean;
  /** For tables. */
  readonly wide?: boolean;
  /** For what needs the whole window. */
  readonly full?: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The verb on the filled button; "Save" when absent. */
  readonly action?: string;
  readonly busy?: boolean;
  /** Asks before throwing away what was typed. */
  readonly dirty?: boolean;
  /** Shows the legend of the red asterisk. */
  readonly hasRequired?: boolean;
  readonly submitDisabled?: boolean;
  /** The saving button is not even shown. */
  readonly submitHidden?: boolean;
  /** Nothing is left to save: the dialog can only be closed. */
  readonly done?: boolean;
  readonly footer?: ReactNode;
  /** What saving would do beside, at the right of the fields. */
  readonly aside?: ReactNode;
  /** The filled button when it does more than save: saving is the plain button then, and what Enter does. */
  readonly primary?: { readonly text: string; readonly onClick: () => void } | null;
  readonly children: ReactNode;
}

/**
 * A form in a dialog of 680 px, begun in its first field: Escape closes (asking when something was typed), Enter saves.
 */
export const FormDialog = (props: FormDialogProps) => {
  const { t } = useTranslation('common');
  const guard = useUnsavedGuard(props.open && props.dirty === true && !props.busy && !props.done);
  const form = useRef<HTMLFormElement>(null);
  const begin = useCallback((opened: HTMLFormElement | null) => {
    form.current = opened;
    focusFirstField(opened);
  }, []);
  const wasBusy = useRef(false);
  useEffect(() => {
    // a button that is disabled while it works loses the focus to the page, and Escape with it
    const isFinished = wasBusy.current && !props.busy;
    wasBusy.current = props.busy ?? false;
    if (!isFinished || document.activeElement !== document.body) return;
    const again = form.current?.querySelector<HTMLButtonElement>('button[type=submit]:enabled');
    (again ?? form.current?.querySelector<HTMLButtonElement>('.bp6-dialog-footer-actions button:enabled'))?.focus();
  }, [props.busy]);
  const close = () => {
    if (!props.busy || props.done) guard(props.onClose);
  };
  return (
    <Dialog
      isOpen={props.open}
      onClose={close}
      title={props.title}
      className={[
        'dialog-form',
        props.aside && 'dialog-aside',
        props.touch && 'dialog-touch',
        props.wide && 'dialog-wide',
        props.full && 'dialog-full',
      ]
        .filter(Boolean)
        .join(' ')}
      canOutsideClickClose={false}
      {...focusReturn}
      // what opened the dialog (a menu) may have taken the focus back meanwhile
      onOpened={() => focusFirstField(form.current)}
    >
      <form ref={begin} onSubmit={props.onSubmit} noValidate>
        <DialogBody>
          {props.aside ? (
            <div className="dialog-halves">
              <div>{props.children}</div>
              <aside>{props.aside}</aside>
            </div>
          ) : (
            props.children
          )}
        </DialogBody>
        <DialogFooter
          actions={
            props.done ? (
              // the button that was pressed is gone; without a new place the focus would leave the dialog, and Escape
              // with it
              <Button autoFocus text={t('action.close')} onClick={props.onClose} />
            ) : (
              <>
                <Button text={t('action.cancel')} onClick={close} disabled={props.busy} />
                {!props.submitHidden && (
                  <Button
                    type="submit"
                    intent={props.primary ? 'none' : 'primary'}
                    text={props.action ?? t('action.save')}
                    loading={props.busy}
                    disabled={props.submitDisabled}
                  />
                )}
                {props.primary && (
                  <Button
                    intent="primary"
                    text={props.primary.text}
                    onClick={props.primary.onClick}
                    disabled={props.busy}
                  />
                )}
              </>
            )
          }
        >
          {props.footer ??
            (props.hasRequired && (
              <span className="muted sm">
                <span className="bad">*</span> {t('form.required')}
              </span>
            ))}
        </DialogFooter>
      </form>
    </Dialog>
  );
};
