import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import type { FileLimits } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Note } from '../feedback/note';
import { acceptOf, limitTexts, refusalOf, type FileRefusal } from './file-refusal';

interface FileDropProps {
  readonly limits: FileLimits;
  /** Takes a file that the limits allow; of several at once the first, or with `multiple` each. */
  readonly onFile: (file: File) => void;
  readonly multiple?: boolean;
  /** Files dropped or pasted anywhere on the page are for this field. */
  readonly wholePage?: boolean;
  /** A file is chosen already: the button offers another one. */
  readonly hasFile?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** The input's id, where a label stands outside. */
  readonly id?: string;
  /** Beside the choosing button. */
  readonly actions?: ReactNode;
  /** What is chosen, or what is expected. */
  readonly children: ReactNode;
}

/**
 * Takes a file that is dropped on its dialog, pasted there, or chosen; one beyond the limits is named with the reason.
 */
export const FileDrop = ({
  limits,
  onFile,
  hasFile,
  multiple = false,
  wholePage = false,
  disabled = false,
  ...props
}: FileDropProps) => {
  const { t } = useTranslation('common');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<FileRefusal | null>(null);
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (given: FileList | null) => {
    const files = [...(given ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0 || disabled) return;
    setRefused(files.map((file) => refusalOf(file, limits)).find((refusal) => refusal !== null) ?? null);
    for (const file of files) if (refusalOf(file, limits) === null) onFile(file);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const around = wholePage ? document.body : (zone.current?.closest<HTMLElement>('[role="dialog"]') ?? zone.current);
    if (!around) return;
    const ended = new AbortController();
    const on = { signal: ended.signal };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      latest.current(event.clipboardData.files);
    };
    around.addEventListener('paste', paste, on);
    around.addEventListener('dragenter', () => setOver(true), on);
    around.addEventListener(
      'dragleave',
      ({ relatedTarget: to }) => (to instanceof Node && around.contains(to)) || setOver(false),
      on,
    );
    around.addEventListener(
      'drop',
      ({ dataTransfer }) => {
        setOver(false);
        latest.current(dataTransfer?.files ?? null);
      },
      on,
    );
    // a file that misses the dialog would be opened in the place of the page
    for (const name of ['dragover', 'drop']) globalThis.addEventListener(name, (event) => event.preventDefault(), on);
    return () => ended.abort();
  }, [wholePage]);
  return (
    <div className="file-drop-field">
      <div ref={zone} className={`file-drop${over ? ' over' : ''}`}>
        <div className="file-drop-content">{props.children}</div>
        <div className="row g1">
          <Button
            autoFocus={props.autoFocus}
            disabled={disabled}
            text={t(hasFile ? 'file.chooseAnother' : 'file.choose')}
            onClick={() => input.current?.click()}
          />
          {props.actions}
        </div>
        <input
          ref={input}
          id={props.id}
          className="file-drop-input"
          type="file"
          multiple={multiple}
          tabIndex={-1}
          aria-label={props.id === undefined ? t('file.choose') : undefined}
          accept={acceptOf(limits)}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // the same file may be chosen again
            currentTarget.value = '';
          }}
        />
      </div>
      {refused && <Note tone="bad">{t(`file.${refused.code}`, { name: refused.name, ...limitTexts(limits) })}</Note>}
    </div>
  );
};
