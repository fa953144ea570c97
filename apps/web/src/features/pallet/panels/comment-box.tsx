import { useEffect, useId, useRef, useState } from 'react';
import { Button, TextArea } from '@blueprintjs/core';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';
import { WhoChanged } from '../../../kits/changes/who-changed';
import type { Editor } from '../state/use-editor';

/** Saved 500 ms after typing stops. */
const SAVE_AFTER_MS = 500;
const LONGEST = 2000;

interface CommentBoxProps {
  readonly editor: Editor;
  readonly disabled: boolean;
  /** The person is in the field, or has left it. */
  readonly onTyping: (isTyping: boolean) => void;
}

/**
 * Remarks on the pallet; saved by themselves. Two people's remarks never overwrite each other: whoever is second
 * chooses.
 */
export const CommentBox = ({ editor, disabled, onTyping }: CommentBoxProps) => {
  const { t } = useTranslation('pallet');
  const field = useId();
  const { saving, send, remarkClash, clearRemarkClash } = editor;
  const shown = saving.shown.pallet.comment ?? '';
  const theirs = saving.saved.pallet.comment ?? '';
  /** What is being typed, and the remark it began with; null while nobody types. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly base: string } | null>(null);
  const text = typed?.text ?? shown;
  const isWaiting = saving.unsaved.some((command) => command.kind === 'settings' && command.to.comment !== undefined);
  const [hasSaved, setHasSaved] = useState(false);
  /** When what was typed last was begun. */
  const [since, setSince] = useState(0);

  const save = (base: string, next: string): void => {
    setHasSaved(true);
    setTyped(null);
    send({ kind: 'settings', from: { comment: base }, to: { comment: next } }, { undoable: false });
  };
  const saveTyped = (): void => {
    if (typed && !remarkClash) save(typed.base, typed.text);
  };
  const later = useDebouncedCallback(saveTyped, SAVE_AFTER_MS);
  const newest = useRef(saveTyped);
  useEffect(() => {
    newest.current = saveTyped;
  });
  // leaving the page, or the tab, saves what was typed in the last half second
  useEffect(() => {
    const leave = (): void => newest.current();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const resolve = (next: string): void => {
    clearRemarkClash();
    save(theirs, next.slice(0, LONGEST));
  };
  const state = remarkClash || saving.failure ? 'failed' : typed || isWaiting ? 'saving' : hasSaved ? 'saved' : null;
  return (
    <div className="pe-comment">
      <label htmlFor={field} className="lab">
        {t('comment.title')}
        <span className="sp" />
        <span className={state === 'failed' ? 'bad' : 'muted'} role="status">
          {state && (typed || isWaiting || hasSaved) ? t(`comment.${state}`) : ''}
        </span>
      </label>
      <TextArea
        id={field}
        fill
        rows={3}
        maxLength={LONGEST}
        value={remarkClash ? remarkClash.mine : text}
        disabled={disabled || remarkClash !== null}
        onChange={(event) => {
          if (!typed) setSince(Date.now());
          setTyped({ text: event.currentTarget.value, base: typed?.base ?? shown });
          later();
        }}
        onFocus={() => onTyping(true)}
        onBlur={() => {
          onTyping(false);
          later.cancel();
          saveTyped();
        }}
      />
      {remarkClash && (
        <Note
          tone="warn"
          title={t('comment.clash')}
          actions={
            <>
              <Button
                size="small"
                text={t('comment.keepBoth')}
                onClick={() => resolve(`${theirs}\n${remarkClash.mine}`)}
              />
              <Button size="small" text={t('comment.keepMine')} onClick={() => resolve(remarkClash.mine)} />
              <Button size="small" text={t('comment.keepTheirs')} onClick={clearRemarkClash} />
            </>
          }
        >
          <WhoChanged table="pallets" id={saving.saved.pallet.id} since={since} />
          <span className="pe-theirs">{theirs}</span>
        </Note>
      )}
    </div>
  );
};
