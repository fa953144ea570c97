import { Button, ButtonGroup, Switch } from '@blueprintjs/core';
import { AlignCenter, AlignLeft, AlignRight, Bold, Duplicate, Italic, TickCircle, Trash } from '@blueprintjs/icons';
import { filledPieces } from '@mullion/drawings';
import { FormField, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Part, TextPart } from '../commands/template-document';
import { ghost } from '../state/designer-ghost';
import type { Designer } from '../state/use-designer';
import { useChosenActs } from '../tools/use-canvas-keys';
import { ArrangeButtons } from './arrange-buttons';
import { DraftText } from './draft-text';
import { NumberField } from './number-field';
import { useFindingText } from './use-finding-text';

const alignments = [
  ['L', AlignLeft],
  ['C', AlignCenter],
  ['R', AlignRight],
] as const;
const MOST_MM = 300;

/** What can be set of the element that is chosen, or done to several. */
export const Properties = ({ designer }: { readonly designer: Designer }) => {
  const { t } = useTranslation('pdfTemplates');
  const { chosen, document, editor } = designer;
  const acts = useChosenActs(designer);
  const [only] = chosen;
  const part = chosen.length === 1 && only !== undefined ? document.parts.get(only) : undefined;
  const title = part
    ? t(`kind.${part.kind}`)
    : chosen.length > 1
      ? t('several', { count: chosen.length })
      : t('nothing');
  return (
    <Pane
      title={title}
      label={t('properties')}
      className="pt-properties"
      actions={
        chosen.length > 0 && (
          <>
            <Button
              minimal
              icon={<Duplicate />}
              aria-label={t('duplicate')}
              title={`${t('duplicate')} (Ctrl+D)`}
              onClick={acts.copy}
            />
            <Button
              minimal
              icon={<Trash />}
              aria-label={t('remove')}
              title={`${t('remove')} (Del)`}
              onClick={acts.remove}
            />
          </>
        )
      }
    >
      {chosen.length === 0 && <p className="pt-hint">{t('nothingText')}</p>}
      {chosen.length > 0 && <ArrangeButtons designer={designer} />}
      {part && only !== undefined && (
        <PartFields
          key={only}
          designer={designer}
          partKey={only}
          part={part}
          set={(change) => {
            const now = editor.now().parts.get(only);
            if (now)
              editor.commit('edit', { parts: new Map([...editor.now().parts, [only, { ...now, ...change } as Part]]) });
          }}
        />
      )}
    </Pane>
  );
};

interface PartFieldsProps {
  readonly designer: Designer;
  readonly partKey: string;
  readonly part: Part;
  readonly set: (change: object) => void;
}

const PartFields = ({ designer, partKey, part, set }: PartFieldsProps) => {
  const { t } = useTranslation('pdfTemplates');
  const { sentence } = useFindingText();
  // without what is being typed: that is compared with it when the field is left
  const kept = designer.editor.document.parts.get(partKey) ?? part;
  const own = designer.findings.filter((finding) => finding.key === partKey);
  const beyond = (axis: 'x' | 'y') => {
    const finding = own.find((each) => each.code === 'beyond' && each.axis === axis);
    return finding ? sentence(finding) : undefined;
  };
  const others = own.filter((finding) => finding.code !== 'beyond');
  const said = others[0] && sentence(others[0]);
  const draft = (change: object | null) =>
    change === null
      ? ghost.clear()
      : ghost.set({ parts: new Map([[partKey, { ...part, ...change } as Part]]), guides: [] });
  const place = (axis: 'x1' | 'y1' | 'width' | 'height', label: string, error?: string) => (
    <NumberField
      label={label}
      value={part[axis]}
      min={axis === 'width' || axis === 'height' ? 0.1 : 0}
      max={MOST_MM}
      error={error}
      onChange={(value) => set({ [axis]: value })}
    />
  );
  return (
    <>
      <div className="pt-two">
        {place('x1', 'X', beyond('x'))}
        {place('y1', 'Y', beyond('y'))}
        {place('width', t('width'))}
        {place('height', t('height'))}
      </div>
      {part.kind === 'text' && (
        <>
          <DraftText
            label={t('text')}
            value={kept.kind === 'text' ? kept.text : part.text}
            maxLength={500}
            error={said}
            onDraft={(text) => draft(text === null ? null : { text })}
            onDone={(text) => set({ text })}
          />
          <DraftText
            label={t('textEn')}
            value={kept.kind === 'text' ? kept.text_en : part.text_en}
            maxLength={500}
            help={t('textEnHelp')}
            onDraft={(text) => draft(text === null ? null : { text_en: text })}
            onDone={(text_en) => set({ text_en })}
          />
          <TextStyle part={part} set={set} />
          {others.length === 0 && <Fits designer={designer} text={part.text} />}
        </>
      )}
      {(part.kind === 'qr' || part.kind === 'barcode') && (
        <DraftText
          label={t('content')}
          value={kept.kind === part.kind ? kept.content : part.content}
          maxLength={part.kind === 'qr' ? 500 : 80}
          error={said}
          onDraft={(content) => draft(content === null ? null : { content })}
          onDone={(content) => set({ content })}
        />
      )}
      {part.kind === 'barcode' && (
        <Switch
          checked={part.show_text}
          label={t('showText')}
          onChange={(event) => set({ show_text: event.target.checked })}
        />
      )}
    </>
  );
};

const TextStyle = ({ part, set }: { readonly part: TextPart; readonly set: (change: object) => void }) => {
  const { t } = useTranslation('pdfTemplates');
  return (
    <>
      <div className="pt-style">
        <NumberField
          label={t('size')}
          value={part.font_size}
          unit="pt"
          decimals={0}
          min={1}
          max={200}
          onChange={(font_size) => set({ font_size })}
        />
        <FormField label={t('align.label')}>
          {({ id }) => (
            <ButtonGroup id={id} role="group" aria-label={t('align.label')}>
              {alignments.map(([align, Icon]) => (
                <Button
                  key={align}
                  icon={<Icon />}
                  active={part.align === align}
                  aria-pressed={part.align === align}
                  aria-label={t(`align.${align}`)}
                  title={t(`align.${align}`)}
                  onClick={() => set({ align })}
                />
              ))}
            </ButtonGroup>
          )}
        </FormField>
        <FormField label={t('style.label')}>
          {({ id }) => (
            <ButtonGroup id={id} role="group" aria-label={t('style.label')}>
              <Button
                icon={<Bold />}
                active={part.bold}
                aria-pressed={part.bold}
                aria-label={t('style.bold')}
                title={t('style.bold')}
                onClick={() => set({ bold: !part.bold })}
              />
              <Button
                icon={<Italic />}
                active={part.italic}
                aria-pressed={part.italic}
                aria-label={t('style.italic')}
                title={t('style.italic')}
                onClick={() => set({ italic: !part.italic })}
              />
            </ButtonGroup>
          )}
        </FormField>
      </div>
      <Switch checked={part.shrink} label={t('shrink')} onChange={(event) => set({ shrink: event.target.checked })} />
    </>
  );
};

/** Said when a text fits with the longest values there are. */
const Fits = ({ designer, text }: { readonly designer: Designer; readonly text: string }) => {
  const { t } = useTranslation('pdfTemplates');
  const { longest } = designer;
  if (longest === null || text === '') return null;
  const tried = filledPieces(text, longest)
    .map((piece) => piece.text)
    .join('');
  return (
    <p className="pt-fits" role="status">
      <TickCircle className="i" aria-hidden />
      <span>{tried.length > 60 ? t('fitsAny') : t('fits', { text: tried })}</span>
    </p>
  );
};
