import { Button, SegmentedControl } from '@blueprintjs/core';
import type { Language, SheetSamples } from '@mullion/contracts';
import { labelOrigins, pageSize, sheetSvg } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { Pane, SelectBox, SvgParts } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { Designer } from '../state/use-designer';

interface PreviewPaneProps {
  readonly designer: Designer;
  readonly samples: SheetSamples | undefined;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onProduct: (id: number) => void;
  readonly onPrint: () => void;
}

/** The page as it will be printed, with a real product on every label. */
export const PreviewPane = ({ designer, samples, language, onLanguage, onProduct, onPrint }: PreviewPaneProps) => {
  const { t } = useTranslation('pdfTemplates');
  const own = useLanguage();
  const { fields, values, addresses } = designer;
  const page = pageSize(fields);
  const origins = labelOrigins(fields);
  const product = samples?.product;
  const name = product ? `${product.order} / ${product.position}` : '';
  const number = (value: number) => formatNumber(value, own, Number.isInteger(value) ? 0 : 1);
  const parts = sheetSvg(values.marks, { pictures: addresses });
  const choices = samples?.choices ?? [];
  return (
    <Pane
      title={t('preview')}
      flush
      className="pt-preview"
      actions={
        product && (
          <SelectBox
            aria-label={t('previewOf')}
            value={product.id}
            onChange={(event) => onProduct(Number(event.target.value))}
          >
            {(choices.some(({ id }) => id === product.id) ? choices : [product, ...choices]).map((choice) => (
              <option key={choice.id} value={choice.id}>
                {`${choice.order} / ${choice.position}`}
              </option>
            ))}
          </SelectBox>
        )
      }
      footer={
        <div className="row">
          <span className="muted">
            {t('pages', { width: number(page.width), height: number(page.height), count: origins.length })}
          </span>
          <span className="sp" />
          <Button minimal small className="link nowrap" text={t('openPdf')} disabled={!product} onClick={onPrint} />
        </div>
      }
    >
      <div className="pt-preview-paper">
        <svg
          role="img"
          aria-label={product ? t('previewName', { product: name }) : t('noProducts')}
          viewBox={`0 0 ${page.width} ${page.height}`}
          style={{ aspectRatio: `${page.width} / ${page.height}` }}
        >
          {origins.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <SvgParts parts={parts} />
            </g>
          ))}
        </svg>
        {!product && <p className="pt-hint">{t('noProducts')}</p>}
        <SegmentedControl
          small
          aria-label={t('language')}
          value={language}
          onValueChange={(value) => onLanguage(value as Language)}
          options={[
            { label: 'LT', value: 'lt' },
            { label: 'EN', value: 'en' },
          ]}
        />
      </div>
    </Pane>
  );
};
