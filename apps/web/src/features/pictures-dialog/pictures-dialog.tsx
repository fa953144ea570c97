import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowLeft, Document, Upload } from '@blueprintjs/icons';
import { importPictures, picturesFile, type PicturesResult } from '@mullion/contracts';
import { FileDrop, FormDialog, isActive, TextField, UploadList, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useUploads } from '../../kits/attachments/use-uploads';
import { PicturesFound } from './components/pictures-found';
import { picturesOfProblem } from './rules/pictures-of-problem';
import './pictures-dialog.css';

const schema = z.object({ order: z.string().trim().max(64) });

/** Pictures of products from a zip: choose, look what becomes of each file, import all or nothing. */
export const PicturesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['imports', 'common']);
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<PicturesResult | null>(null);
  const { uploads, submit, cancel, clear } = useUploads(importPictures, ({ written, pictures }) =>
    written ? [...new Set(pictures.map(({ order_id }) => order_id))].map((id) => ({ type: 'order' as const, id })) : [],
  );
  const { control, handleSubmit, formState } = useZodForm(schema, { order: '' });
  const isLoading = uploads.some(isActive);
  const isWritten = result?.written ?? false;
  const checked = result && !isWritten && result.errors.length === 0 ? result : null;
  const isChoosing = !isWritten && checked === null;
  const choose = (taken: File) => {
    clear();
    setFile(taken);
    setResult(null);
  };
  const send = handleSubmit(async ({ order }) => {
    if (!file) return;
    const body = { check_only: checked === null ? ('true' as const) : ('false' as const), ...(order ? { order } : {}) };
    const answer = await submit(file, { body });
    if (answer === null) return;
    const found = 'data' in answer ? answer.data : picturesOfProblem(answer.problem);
    // anything else that went wrong is said beside the file
    if (found === null) return;
    clear();
    setResult(found);
  });
  return (
    <FormDialog
      open
      title={t('imports:pictures.title')}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      action={t(checked ? 'imports:submit' : 'imports:check')}
      busy={isLoading}
      dirty={formState.isDirty}
      submitDisabled={!file || checked?.pictures.length === 0}
      done={isWritten}
      footer={
        checked && (
          <Button icon={<ArrowLeft />} text={t('imports:back')} disabled={isLoading} onClick={() => setResult(null)} />
        )
      }
    >
      <div className="form-grid">
        {result && file && <PicturesFound result={result} name={file.name} />}
        {(isChoosing || uploads.length > 0) && (
          <div className="wide">
            {isChoosing && (
              <FileDrop limits={picturesFile} hasFile={file !== null} disabled={isLoading} autoFocus onFile={choose}>
                {file ? <Document size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
                <div className="file-drop-text">
                  <b className="ellipsis">{file ? file.name : t('imports:pictures.drop')}</b>
                  <span className="muted sm">{t('imports:pictures.hint')}</span>
                </div>
              </FileDrop>
            )}
            {isChoosing && <p className="help">{t('imports:pictures.names')}</p>}
            <UploadList uploads={uploads} onCancel={({ key }) => cancel(key)} onRetry={() => void send()} />
          </div>
        )}
        {isChoosing && (
          <TextField control={control} name="order" label={t('imports:order')} help={t('imports:pictures.orderHelp')} />
        )}
      </div>
    </FormDialog>
  );
};
