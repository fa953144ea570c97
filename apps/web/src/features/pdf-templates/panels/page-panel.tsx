import { InputGroup, Switch } from '@blueprintjs/core';
import { pdfSheetLimits, pdfTemplateSize } from '@mullion/contracts';
import { FormField, Pane, SelectBox } from '@mullion/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measures } from '../commands/template-document';
import type { Designer } from '../state/use-designer';
import { NumberField } from './number-field';
import { useFindingText } from './use-finding-text';

const FORMATS = { label: [100, 60], a4: [210, 297], a5: [148, 210], a6: [105, 148] } as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];

/** The label's size, its name, and how many stand on a page. */
export const PagePanel = ({ designer }: { readonly designer: Designer }) => {
  const { t } = useTranslation('pdfTemplates');
  const { sentence } = useFindingText();
  const { editor, document, size, findings } = designer;
  const { measures } = document;
  const { sheet } = measures;
  const [name, setName] = useState<string | null>(null);
  const set = (change: Partial<Measures>) =>
    editor.commit('page', { measures: { ...editor.now().measures, ...change } });
  const setSheet = (change: Partial<NonNullable<Measures['sheet']>>) =>
    sheet && set({ sheet: { ...sheet, ...change } });
  const format = formats.find((each) => FORMATS[each][0] === size.width && FORMATS[each][1] === size.height) ?? 'own';
  const of = (side: 'width' | 'height') => findings.find((finding) => finding.code === 'size' && finding.side === side);
  const labels = findings.find((finding) => finding.code === 'labels_beyond');
  const error = (side: 'width' | 'height') => {
    const finding = of(side);
    return finding ? sentence(finding) : undefined;
  };
  const leaveName = () => {
    setName(null);
    if (name !== null && name.trim() !== measures.name) set({ name: name.trim() });
  };
  return (
    <Pane
      title={t('page')}
      className="pt-page"
      actions={
        <SelectBox
          aria-label={t('format')}
          value={format}
          onChange={(event) => {
            const chosen = FORMATS[event.target.value as Format];
            if (chosen) set({ width: chosen[0], height: chosen[1] });
          }}
        >
          {[...formats, 'own' as const].map((each) => (
            <option key={each} value={each}>
              {t(`formats.${each}`)}
            </option>
          ))}
        </SelectBox>
      }
    >
      <FormField label={t('name')} required>
        {(wiring) => (
          <InputGroup
            {...wiring}
            maxLength={191}
            value={name ?? measures.name}
            onChange={(event) => setName(event.target.value)}
            onBlur={leaveName}
            onKeyDown={(event) => event.key === 'Enter' && leaveName()}
          />
        )}
      </FormField>
      <div className="pt-two">
        <NumberField
          label={t('width')}
          value={size.width}
          decimals={0}
          min={1}
          error={error('width')}
          onChange={(width) => set({ width })}
        />
        <NumberField
          label={t('height')}
          value={size.height}
          decimals={0}
          min={1}
          error={error('height')}
          onChange={(height) => set({ height })}
        />
        <NumberField
          label={t('marginLeft')}
          value={measures.margin_left}
          decimals={0}
          max={pdfTemplateSize.maxWidth}
          onChange={(margin_left) => set({ margin_left })}
        />
        <NumberField
          label={t('marginTop')}
          value={measures.margin_top}
          decimals={0}
          max={pdfTemplateSize.maxHeight}
          onChange={(margin_top) => set({ margin_top })}
        />
      </div>
      <p className="help">{t('pageHelp')}</p>
      <Switch
        checked={sheet !== null}
        label={t('many')}
        onChange={(event) =>
          set({
            sheet: event.target.checked
              ? {
                  width: pdfTemplateSize.maxWidth,
                  height: pdfTemplateSize.maxHeight,
                  columns: Math.max(Math.floor((pdfTemplateSize.maxWidth - measures.margin_left) / size.width), 1),
                  rows: Math.max(Math.floor((pdfTemplateSize.maxHeight - measures.margin_top) / size.height), 1),
                  gap_x: 0,
                  gap_y: 0,
                }
              : null,
          })
        }
      />
      {sheet && (
        <>
          <div className="pt-two">
            <NumberField
              label={t('columns')}
              value={sheet.columns}
              unit=""
              decimals={0}
              isWhole
              min={1}
              max={pdfSheetLimits.columns}
              error={labels && sentence(labels)}
              onChange={(columns) => setSheet({ columns })}
            />
            <NumberField
              label={t('rows')}
              value={sheet.rows}
              unit=""
              decimals={0}
              isWhole
              min={1}
              max={pdfSheetLimits.rows}
              onChange={(rows) => setSheet({ rows })}
            />
            <NumberField
              label={t('gapX')}
              value={sheet.gap_x}
              decimals={0}
              max={pdfTemplateSize.maxWidth}
              onChange={(gap_x) => setSheet({ gap_x })}
            />
            <NumberField
              label={t('gapY')}
              value={sheet.gap_y}
              decimals={0}
              max={pdfTemplateSize.maxHeight}
              onChange={(gap_y) => setSheet({ gap_y })}
            />
            <NumberField
              label={t('pageWidth')}
              value={sheet.width}
              decimals={0}
              min={1}
              max={pdfTemplateSize.maxWidth}
              onChange={(width) => setSheet({ width })}
            />
            <NumberField
              label={t('pageHeight')}
              value={sheet.height}
              decimals={0}
              min={1}
              max={pdfTemplateSize.maxHeight}
              onChange={(height) => setSheet({ height })}
            />
          </div>
        </>
      )}
    </Pane>
  );
};
