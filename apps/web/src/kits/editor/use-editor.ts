import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { personOf, token } from '../session/token';
import type { DocumentEditor } from './document-editor';
import type { EditorNotice, EditorState } from './editor-types';
import { editors, type AnyEditor } from './open-editors';
import { cancelPointerSession } from './pointer-session';

/** Between tries while the server does not answer. */
const RETRY_MS = 10_000;

interface EditorOptions<D, C, R> {
  /** Only one editor of a kind is kept when nothing of it is left to send. */
  readonly kind: string;
  readonly id: string;
  readonly document: D;
  readonly create: (document: D) => DocumentEditor<D, C, R>;
  readonly onNotice: (notice: EditorNotice<C, R>) => void;
}

/**
 * The editor of one document, and its state. It outlives the page: what is still being sent when the person leaves is
 * sent, and whoever comes back finds the history again.
 */
export const useDocumentEditor = <D, C, R>({
  kind,
  id,
  document,
  create,
  onNotice,
}: EditorOptions<D, C, R>): { readonly editor: DocumentEditor<D, C, R>; readonly state: EditorState<D, C> } => {
  const key = [kind, personOf(token.get()) ?? '', id].join('/');
  const editor = useMemo(
    () => editors.open(kind, key, () => create(document) as AnyEditor) as DocumentEditor<D, C, R>,
    // oxlint-disable-next-line react/exhaustive-deps -- only another document opens another editor; what is read of the same one is seen below
    [kind, key],
  );
  const state = useSyncExternalStore(editor.subscribe, editor.get);
  useLayoutEffect(() => editor.seen(document), [editor, document]);
  useLayoutEffect(() => editor.listen(onNotice), [editor, onNotice]);
  useEffect(() => {
    const retry = (): void => void editor.retry();
    // work that could not be sent before the page was left
    retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      cancelPointerSession();
    };
  }, [editor]);
  const { failure } = state;
  useEffect(() => {
    if (failure === null) return undefined;
    const timer = setTimeout(() => void editor.retry(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [editor, failure]);
  return { editor, state };
};
