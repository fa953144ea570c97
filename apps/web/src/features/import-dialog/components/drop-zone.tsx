import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { Document, Upload } from '@blueprintjs/icons';
import type { Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { checkFile, type FileRefusal } from '../rules/check-file';

/** Takes a csv or xlsx file, dragged or chosen. */
export const DropZone = ({ file, onFile }: { file: File | null; onFile: (file: File) => void }) => {
  const { t, i18n } = useTranslation('imports');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ readonly why: FileRefusal; readonly name: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (dropped: File | undefined) => {
    if (!dropped) return;
    const why = checkFile(dropped);
    setRefused(why ? { why, name: dropped.name } : null);
    if (!why) onFile(dropped);
  };
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  return (
    <div className="wide">
      <div
        className={`drop-zone${over ? ' over' : ''}`}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files[0]);
        }}
      >
        {file ? <Document size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
        <div className="drop-text">
          {file ? (
            <>
              <b className="ellipsis">{file.name}</b>
              <span className="muted sm">{formatNumber(Math.max(1, Math.round(file.size / 1000)), i18n.language as Language)} kB</span>
            </>
          ) : (
            <>
              <b>{t('drop')}</b>
              <span className="muted sm">{t('hint')}</span>
            </>
          )}
        </div>
        <Button autoFocus text={t(file ? 'chooseAnother' : 'choose')} onClick={() => input.current?.click()} />
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx"
          hidden
          data-testid="import-file"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {refused && <Note tone="bad">{t(refused.why, { name: refused.name })}</Note>}
    </div>
  );
};
