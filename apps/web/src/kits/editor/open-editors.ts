import { unsaved } from '@mullion/ui-kit';
import type { DocumentEditor } from './document-editor';

export type AnyEditor = DocumentEditor<unknown, unknown, unknown>;

interface Open {
  readonly kind: string;
  readonly editor: AnyEditor;
}

/** The editors of this tab: those on screen, and those that still have something to send. */
export const createOpenEditors = (warn: (isUnsaved: boolean) => void = () => undefined) => {
  const open = new Map<string, Open>();
  const isUnsaved = (editor: AnyEditor): boolean => editor.get().unsaved.length + editor.get().aside.length > 0;
  return {
    open: (kind: string, key: string, create: () => AnyEditor): AnyEditor => {
      const known = open.get(key);
      if (known) return known.editor;
      for (const [other, each] of open) if (each.kind === kind && !isUnsaved(each.editor)) open.delete(other);
      const editor = create();
      open.set(key, { kind, editor });
      editor.subscribe(() => warn([...open.values()].some((each) => isUnsaved(each.editor))));
      return editor;
    },
  };
};

let release = (): void => undefined;
export const editors = createOpenEditors((isUnsaved) => {
  release();
  if (isUnsaved) release = unsaved.hold('tab');
});
