import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { unsaved } from './unsaved-store';

/**
 * Every form, editor and dialog that holds typed input: while it is unsaved, leaving the page, closing the tab and what
 * goes through the returned function (closing a dialog, another view of the page) are asked about. What is being sent
 * is not unsaved any more.
 */
export const useUnsavedGuard = (isUnsaved: boolean): ((leave: () => void) => void) => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    let release = (): void => undefined;
    // not at once: a form whose saving has just ended may go to another page in the same step
    const timer = setTimeout(() => (release = unsaved.hold('page')));
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isUnsaved]);
  return useCallback(
    (leave) => {
      if (isUnsaved) unsaved.ask({ onLeave: leave });
      else leave();
    },
    [isUnsaved],
  );
};

/** Asks before typed input is lost or an upload cancelled. Once for the application. */
export const UnsavedDialog = () => {
  const { t } = useTranslation('common');
  const question = useSyncExternalStore(unsaved.subscribe, unsaved.question);
  // mounted for one question: it stands above whatever dialog has been opened before
  if (question === null) return null;
  const isUpload = question.loses === 'upload';
  return (
    <ConfirmDialog
      open
      title={t(isUpload ? 'file.leaveTitle' : 'form.unsavedTitle')}
      action={t(isUpload ? 'file.leave' : 'action.discard')}
      cancel={isUpload ? t('file.stay') : undefined}
      destructive
      onConfirm={() => unsaved.answer(true)}
      onClose={() => unsaved.answer(false)}
    >
      {t(isUpload ? 'file.leaveText' : 'form.unsavedText')}
    </ConfirmDialog>
  );
};
