import { useEffect, useRef, useState } from 'react';
import { TextArea } from '@blueprintjs/core';
import { productPlaceholders, type ProductPlaceholder } from '@mullion/contracts';
import { FormField, Popover } from '@mullion/ui-kit';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

interface DraftTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly help?: string;
  readonly error?: string | undefined;
  /** While it is typed. */
  readonly onDraft: (text: string | null) => void;
  /** When it is left: one step. */
  readonly onDone: (text: string) => void;
}

/** Offered beside the field; the others are in the menu. */
const FIRST: readonly ProductPlaceholder[] = ['order', 'position', 'barcode', 'customer', 'width', 'height', 'weight'];

/** A text with fields of a product in it. The canvas follows while it is typed, and it is one step when it is left. */
export const DraftText = ({ label, value, maxLength, help, error, onDraft, onDone }: DraftTextProps) => {
  const { t } = useTranslation('pdfTemplates');
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const newest = useRef({ draft, onDone });
  useEffect(() => {
    newest.current = { draft, onDone };
  });
  const change = (text: string | null) => {
    setDraft(text);
    onDraft(text);
  };
  const leave = () => {
    const { draft: text, onDone: done } = newest.current;
    change(null);
    if (text !== null && text !== value) done(text);
  };
  const insert = (word: ProductPlaceholder) => {
    const text = draft ?? value;
    const at = field.current ? [field.current.selectionStart, field.current.selectionEnd] : [text.length, text.length];
    const next = `${text.slice(0, at[0])}{{${word}}}${text.slice(at[1])}`.slice(0, maxLength);
    change(next);
    requestAnimationFrame(() => {
      field.current?.focus();
      const end = (at[0] ?? 0) + word.length + 4;
      field.current?.setSelectionRange(end, end);
    });
  };
  const button = (word: ProductPlaceholder) => (
    <button
      key={word}
      type="button"
      className="pt-field"
      aria-label={t('insert', { field: t(`field.${word}`) })}
      // the text keeps the focus, and so its draft
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => insert(word)}
    >
      {t(`field.${word}`)}
    </button>
  );
  const rest = productPlaceholders.filter((word) => !FIRST.includes(word));
  return (
    <div className="pt-draft">
      <FormField label={label} {...(error ? { error } : {})} {...(help ? { help } : {})}>
        {(wiring) => (
          <TextArea
            {...wiring}
            inputRef={field}
            fill
            autoResize
            maxLength={maxLength}
            value={draft ?? value}
            intent={error ? 'danger' : 'none'}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Escape') change(null);
            }}
          />
        )}
      </FormField>
      <div className="pt-fields">
        {FIRST.map(button)}
        <Popover
          placement="bottom-end"
          content={
            <Menu>
              {rest.map((word) => (
                <MenuItem key={word} text={t(`field.${word}`)} onClick={() => insert(word)} />
              ))}
            </Menu>
          }
        >
          <Button small minimal icon={<More />} aria-label={t('moreFields')} title={t('moreFields')} />
        </Popover>
      </div>
    </div>
  );
};
