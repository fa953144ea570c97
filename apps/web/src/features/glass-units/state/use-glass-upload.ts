import { useEffect, useReducer } from 'react';
import { uploadGlassUnits, type SupplierId } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../../kits/attachments/use-uploads';
import { nextToSend, isOver, countIn, runAfter, type UploadRun } from '../rules/upload-run';

const none: UploadRun = [];
/** A snackbar stays five seconds. */
const snackbar = { seconds: 5, showsTime: true, key: 'glass-upload' } as const;

/**
 * Sends files one after another and stops at the first that is refused. `supplierId`: whose glass a manufacturer
 * uploads.
 */
export const useGlassUpload = (supplierId: SupplierId | null) => {
  const { t } = useTranslation('glassUnits');
  const toast = useToast();
  const [run, dispatch] = useReducer(runAfter, none);
  const { uploads, submit, cancel } = useUploads(uploadGlassUnits, () => [{ type: 'glass_unit', id: 'LIST' }]);
  useEffect(() => {
    const next = nextToSend(run);
    if (!next) return;
    const { id, file } = next;
    dispatch({ type: 'started', id });
    void submit(file, { body: supplierId === null ? {} : { supplier_id: supplierId } }).then((answer) => {
      if (answer === null) return dispatch({ type: 'cancelled', id });
      if (!('problem' in answer)) return dispatch({ type: 'done', id, result: answer.data });
      dispatch({ type: 'failed', id, problem: answer.problem });
      toast({ tone: 'bad', message: t('upload.failure', { name: file.name }), ...snackbar });
    });
  }, [run, submit, supplierId, toast, t]);
  const isDone = isOver(run) && countIn(run, 'done') > 0 && countIn(run, 'failed') === 0;
  useEffect(() => {
    if (isDone) toast({ message: t('upload.success'), ...snackbar });
  }, [isDone, toast, t]);
  /** How much of a file has been sent; 1: the server reads it. */
  const shareOf = (file: File): number => {
    const state = uploads.find((upload) => upload.file === file)?.state;
    return state?.name === 'uploading' ? state.share : 0;
  };
  const stop = (file: File): void => {
    const upload = uploads.find((one) => one.file === file);
    if (upload) cancel(upload.key);
  };
  return { run, dispatch, shareOf, stop };
};
