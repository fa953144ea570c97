import { DocumentEditor } from './document-editor';
import type { EditorRules } from './editor-types';
import { createOpenEditors, type AnyEditor } from './open-editors';

const rules: EditorRules<number, number, string> = {
  newest: (_known, read) => read,
  apply: (document, command) => ({ document: document + command }),
  inverse: (command) => -command,
  merge: () => null,
  settle: (command) => command,
};

describe('the editors of a tab', () => {
  const given = () => {
    const warned: boolean[] = [];
    const answers: (() => void)[] = [];
    const editors = createOpenEditors((isUnsaved) => warned.push(isUnsaved));
    const open = (kind: string, key: string) =>
      editors.open(kind, key, () => {
        const send = () => new Promise<void>((resolve) => answers.push(resolve));
        return new DocumentEditor(0, rules, { send, reload: () => Promise.resolve(0) }) as unknown as AnyEditor;
      });
    return { open, warned, answers };
  };

  it('an editor that was left while it saves is the same one on return; an idle one goes when another is opened', async () => {
    const { open, answers } = given();
    const first = open('pallet', 'pallet/1');
    first.commit(5);
    open('pallet', 'pallet/2');
    expect(open('pallet', 'pallet/1')).toBe(first);
    answers[0]?.();
    await first.flush();
    open('truck', 'truck/1');
    expect(open('pallet', 'pallet/1')).toBe(first);
    open('pallet', 'pallet/3');
    expect(open('pallet', 'pallet/1')).not.toBe(first);
  });

  it('the browser asks before the tab is closed only while something is not saved', async () => {
    const { open, warned, answers } = given();
    const editor = open('pallet', 'pallet/1');
    editor.commit(5);
    expect(warned.at(-1)).toBe(true);
    answers[0]?.();
    await editor.flush();
    expect(warned.at(-1)).toBe(false);
  });
});
