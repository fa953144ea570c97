import type { ReactElement } from 'react';
import { Button } from '@blueprintjs/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  NumberedList,
  Properties,
  Redo,
  Underline,
  Undo,
} from '@blueprintjs/icons';
import { headerAlignments, headerTags, tablesAsLines, tableTags } from '@mullion/contracts';
import { TextAlign } from '@tiptap/extension-text-align';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '@mullion/ui-kit';

interface HeaderEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** The closed schema of headers: what the server keeps and the PDF draws, nothing else (contracts: headerTags). */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [1, 2, 3] },
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...headerAlignments] }),
];
const LEVELS = [1, 2, 3] as const;
const alignIcons = { left: <AlignLeft />, center: <AlignCenter />, right: <AlignRight /> } as const;

const Toolbar = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('templates');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: LEVELS.find((level) => now.isActive('heading', { level })) ?? 0,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      align: headerAlignments.find((align) => align === now.state.selection.$from.parent.attrs['textAlign']) ?? 'left',
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const button = (label: string, icon: ReactElement, active: boolean | null, act: () => void, disabled = false) => (
    <Button
      key={label}
      variant="minimal"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      active={active ?? false}
      aria-pressed={active ?? undefined}
      disabled={disabled}
      onClick={act}
    />
  );
  const edit = () => editor.chain().focus();
  return (
    <div className="header-tools" role="toolbar" aria-label={t('editor.tools')}>
      <SelectBox
        aria-label={t('editor.kind')}
        value={state.level}
        options={[
          { value: 0, label: t('editor.paragraph') },
          ...LEVELS.map((level) => ({ value: level, label: t('editor.heading', { level }) })),
        ]}
        onChange={({ currentTarget }) => {
          const level = LEVELS.find((each) => each === Number(currentTarget.value));
          if (level) edit().setHeading({ level }).run();
          else edit().setParagraph().run();
        }}
      />
      {button(t('editor.bold'), <Bold />, state.bold, () => edit().toggleBold().run())}
      {button(t('editor.italic'), <Italic />, state.italic, () => edit().toggleItalic().run())}
      {button(t('editor.underline'), <Underline />, state.underline, () => edit().toggleUnderline().run())}
      <span className="vr" />
      {headerAlignments.map((align) =>
        button(t(`editor.align.${align}`), alignIcons[align], state.align === align, () =>
          edit().setTextAlign(align).run(),
        ),
      )}
      <span className="vr" />
      {button(t('editor.bullets'), <Properties />, state.bullets, () => edit().toggleBulletList().run())}
      {button(t('editor.numbers'), <NumberedList />, state.numbers, () => edit().toggleOrderedList().run())}
      <span className="vr" />
      {button(t('editor.undo'), <Undo />, null, () => edit().undo().run(), !state.canUndo)}
      {button(t('editor.redo'), <Redo />, null, () => edit().redo().run(), !state.canRedo)}
    </div>
  );
};

/** A pasted table becomes lines, as on the server: the editor knows no tables and would run their cells together. */
const withoutTables = (html: string): string =>
  /<table\b/i.test(html)
    ? tablesAsLines(
        DOMPurify.sanitize(html, {
          ALLOWED_TAGS: [...headerTags, 'b', 'i', 'div', ...tableTags],
          ALLOWED_ATTR: ['style'],
        }),
      )
    : html;

/** Writes the header of a template. Begins with `value`; later values from outside are not taken. */
export const HeaderEditor = ({ value, onChange }: HeaderEditorProps) => {
  const { t } = useTranslation('templates');
  const editor = useEditor({
    extensions,
    content: value,
    // the page's policy lets no style element in; ours are in templates.css
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': t('editor.label'), 'aria-multiline': 'true', role: 'textbox', class: 'header-text' },
      transformPastedHTML: withoutTables,
    },
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
  });
  return (
    <div className="header-editor">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
};
