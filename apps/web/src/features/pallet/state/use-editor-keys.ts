import { useEffect, useRef } from 'react';
import type { LoadView } from '@mullion/load-viewer';
import { useAppDispatch } from '../../../app/store';
import { keyAct } from '../tools/editor-keys';
import { editorActions } from './editor-slice';
import type { Editor } from './use-editor';

interface Wiring {
  readonly disabled: boolean;
  readonly onMove: () => void;
  readonly onView: (view: LoadView) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]') !== null;

/** Keys of the whole page; nothing while typing or while a dialog or menu is open. */
export const useEditorKeys = (editor: Editor, wiring: Wiring): void => {
  const dispatch = useAppDispatch();
  const newest = useRef({ editor, wiring });
  useEffect(() => {
    newest.current = { editor, wiring };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { editor: now, wiring: page } = newest.current;
      if (
        page.disabled ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('.bp6-overlay-open .bp6-popover, .bp6-overlay-open .bp6-dialog')
      )
        return;
      const act = keyAct(event);
      if (!act) return;
      const isNudge = act.kind === 'nudge';
      if (
        isNudge &&
        (now.selectedId === null ||
          (!now.writes && now.lock === null) ||
          (event.target instanceof HTMLElement && event.target.closest('.pv-stage, [role=radiogroup]')))
      )
        return;
      event.preventDefault();
      if (act.kind === 'verb') now.start(act.verb);
      else if (isNudge) now.nudge(act.xMm, act.yMm);
      else if (act.kind === 'undo') now.undo();
      else if (act.kind === 'redo') now.redo();
      else if (act.kind === 'move') page.onMove();
      else if (act.kind === 'view') page.onView(act.view);
      else if (now.interaction.kind === 'picking') dispatch(editorActions.interactionEnded());
      else dispatch(editorActions.selected(null));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [dispatch]);
};
