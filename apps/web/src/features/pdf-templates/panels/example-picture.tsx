import { useMemo } from 'react';
import { Plus } from '@blueprintjs/icons';
import { productPlaceholders, type ProductFacts } from '@mullion/contracts';
import { filledPieces, labelOrigins, layOutLabel, pageSize, sheetSvg } from '@mullion/drawings';
import { SvgParts } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { drawCode } from '../../../entities/codes/draw-code';
import { exampleOf, type ExampleKey } from '../rules/examples';

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

/** An example as it would be printed. */
export const ExamplePicture = ({ example }: { readonly example: ExampleKey }) => {
  const { t } = useTranslation('pdfTemplates');
  const { parts, origins, page } = useMemo(() => {
    const fields = exampleOf(example, example);
    const { marks } = layOutLabel(fields, 'lt', (text) => filledPieces(text, SAMPLE), drawn, { x: 0, y: 0 });
    return { parts: sheetSvg(marks, { pictures: new Map() }), origins: labelOrigins(fields), page: pageSize(fields) };
  }, [example]);
  if (example === 'blank')
    return (
      <div className="picture blank">
        <Plus size={20} aria-hidden />
        <span>{t('example.blank.picture')}</span>
      </div>
    );
  return (
    <div className="picture">
      <svg viewBox={`-1 -1 ${page.width + 2} ${page.height + 2}`} role="img" aria-label={t(`example.${example}.name`)}>
        <rect className="paper" width={page.width} height={page.height} />
        {origins.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <SvgParts parts={parts} />
          </g>
        ))}
      </svg>
    </div>
  );
};
