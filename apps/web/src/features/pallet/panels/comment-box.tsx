import { useEffect, useId, useRef, useState } from 'react';
import { TextArea } from '@blueprintjs/core';
import type { PalletWhole } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useUpdatePalletMutation } from '../../../app/packing/packing-api';

/** §2.2: saved 500 ms after typing stops. */
const SAVE_AFTER_MS = 500;

/** Remarks on the pallet; saved by themselves. What somebody else wrote appears unless one is typing. */
export const CommentBox = ({ pallet, disabled }: { readonly pallet: PalletWhole; readonly disabled: boolean }) => {
  const { t } = useTranslation('pallet');
  const field = useId();
  const [update] = useUpdatePalletMutation();
  const [text, setText] = useState(pallet.comment ?? '');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string | null>(null);
  useEffect(() => {
    if (pending.current === null) setText(pallet.comment ?? '');
  }, [pallet.comment]);

  const save = async (): Promise<void> => {
    const comment = pending.current;
    clearTimeout(timer.current);
    if (comment === null) return;
    setState('saving');
    try {
      await update({ params: { id: pallet.id }, body: { comment: comment || null } }).unwrap();
      if (pending.current === comment) pending.current = null;
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  // leaving the page saves what was typed in the last half second
  useEffect(() => () => void newest.current(), []);
  const type = (next: string): void => {
    setText(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void newest.current(), SAVE_AFTER_MS);
  };
  return (
    <div className="pe-comment">
      <label htmlFor={field} className="lab">
        {t('comment.title')}
        <span className="sp" />
        <span className={state === 'failed' ? 'bad' : 'mut'} role="status">
          {state === 'idle' ? '' : t(`comment.${state}`)}
        </span>
      </label>
      <TextArea
        id={field}
        fill
        rows={3}
        maxLength={2000}
        value={text}
        disabled={disabled}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void save()}
      />
    </div>
  );
};
