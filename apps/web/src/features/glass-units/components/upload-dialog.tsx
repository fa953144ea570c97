import { useRef, useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { glassFile, requiredGlassColumns, type SupplierId } from '@mullion/contracts';
import { acceptOf, FileDrop, limitTexts, Note, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { countIn, isOver, stoppedAt } from '../rules/upload-run';
import { useGlassUpload } from '../state/use-glass-upload';
import { SupplierChoice } from './supplier-choice';
import { UploadRow } from './upload-row';

/** Several Excel files at once, sent one after another; stays open, so that what was refused can be read. */
export const UploadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('glassUnits');
  // a supplier sends its own glass
  const namesSupplier = useCan({ kinds: ['manufacturer'] });
  const [supplier, setSupplier] = useState<SupplierId | null>(null);
  const { run, dispatch, shareOf, stop } = useGlassUpload(supplier);
  const replacement = useRef<HTMLInputElement>(null);
  const failed = stoppedAt(run);
  const done = countIn(run, 'done');
  const waiting = countIn(run, 'waiting');
  const isSending = countIn(run, 'sending') > 0;
  const add = (file: File) => dispatch({ type: 'added', file });
  return (
    <Dialog isOpen onClose={onClose} title={t('upload.title')} className="glass-upload" canOutsideClickClose={false}>
      <DialogBody>
        {namesSupplier && (
          <SupplierChoice value={supplier} disabled={isSending || waiting > 0} onChange={setSupplier} />
        )}
        <ul className="glass-files" aria-label={t('upload.list')} hidden={run.length === 0}>
          {run.map((one) => (
            <UploadRow
              key={one.id}
              file={one}
              share={shareOf(one.file)}
              onRemove={() => dispatch({ type: 'removed', id: one.id })}
              onCancel={() => stop(one.file)}
            />
          ))}
        </ul>
        {failed && (
          <Note tone="bad" title={t('upload.stoppedAt', { at: run.indexOf(failed) + 1, all: run.length })}>
            {[
              ...(done > 0 ? [t('upload.kept', { count: done })] : []),
              t('upload.nothingOf', { name: failed.file.name }),
              ...(waiting > 0 ? [t('upload.waiting', { count: waiting })] : []),
            ].join(' ')}
          </Note>
        )}
        {!failed && (
          <FileDrop limits={glassFile} multiple autoFocus onFile={add}>
            <span className="glass-hint">
              <span>{t('upload.hint', limitTexts(glassFile))}</span>
              <span className="muted sm">
                {t('upload.columns', {
                  columns: requiredGlassColumns.map((column) => t(`column.${column}`)).join(', '),
                })}
              </span>
            </span>
          </FileDrop>
        )}
        <input
          ref={replacement}
          hidden
          type="file"
          aria-label={t('upload.replace')}
          accept={acceptOf(glassFile)}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (failed && file) dispatch({ type: 'replaced', id: failed.id, file });
            currentTarget.value = '';
          }}
        />
      </DialogBody>
      <DialogFooter
        actions={
          failed ? (
            <>
              <Button text={t('upload.end')} onClick={onClose} />
              {waiting > 0 && (
                <Button text={t('upload.skip')} onClick={() => dispatch({ type: 'skipped', id: failed.id })} />
              )}
              <Button
                autoFocus
                intent="primary"
                text={t('upload.replace')}
                onClick={() => replacement.current?.click()}
              />
            </>
          ) : (
            <Button text={t('upload.close')} disabled={isSending} onClick={onClose} />
          )
        }
      >
        <span className="muted" aria-live="polite">
          {run.length > 0 && (isOver(run) || failed || isSending) && t('upload.done', { done, all: run.length })}
        </span>
      </DialogFooter>
    </Dialog>
  );
};
