import { useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { productPlaceholders, type ProductFacts } from '@mullion/contracts';
import { filledPieces, layOutLabel, labelOrigins, pageSize, sheetSvg } from '@mullion/drawings';
import { SvgParts } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { exampleKeys, exampleOf, type ExampleKey } from '../rules/examples';
import { drawCode } from '../../../app/codes/draw-code';

const SAMPLE = {
  ...Object.fromEntries(productPlaceholders.map((word) => [word, ''])),
  order: '26-0412',
  position: '58',
  barcode: '26-0412.058',
  type: 'Langas',
  width: '1180',
  height: '1390',
  depth: '92',
  weight: '61,4',
  area: '1,64',
  customer: 'Bygg Nord AS',
  wood: 'Pušis',
  paint: 'RAL 7016',
  delivery_date: '2026-11-27',
} as ProductFacts;
const drawn = { drawCode, pictures: new Map() };

/** Templates to begin with, as they would look. */
export const Examples = ({ disabled, onBegin }: { readonly disabled: boolean; readonly onBegin: (key: ExampleKey) => void }) => {
  const { t } = useTranslation('pdfTemplates');
  const shown = useMemo(
    () =>
      exampleKeys.map((key) => {
        const fields = exampleOf(key, key);
        const { marks } = layOutLabel(fields, 'lt', (text) => filledPieces(text, SAMPLE), drawn, { x: 0, y: 0 });
        return { key, parts: sheetSvg(marks, { pictures: new Map() }), origins: labelOrigins(fields), page: pageSize(fields) };
      }),
    [],
  );
  return (
    <div className="pt-examples">
      {shown.map(({ key, parts, origins, page }) => (
        <section key={key} aria-label={t(`example.${key}.name`)}>
          <div className={key === 'blank' ? 'picture blank' : 'picture'}>
            {key === 'blank' ? (
              <>
                <Plus size={20} aria-hidden />
                <span>{t('example.blank.picture')}</span>
              </>
            ) : (
              <svg viewBox={`-1 -1 ${page.width + 2} ${page.height + 2}`} aria-hidden>
                <rect className="paper" width={page.width} height={page.height} />
                {origins.map(({ x, y }) => (
                  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                    <SvgParts parts={parts} />
                  </g>
                ))}
              </svg>
            )}
          </div>
          <h2>{t(`example.${key}.name`)}</h2>
          <p className="muted">{t(`example.${key}.text`)}</p>
          <Button fill disabled={disabled} text={t(key === 'blank' ? 'beginBlank' : 'begin')} onClick={() => onBegin(key)} />
        </section>
      ))}
    </div>
  );
};
