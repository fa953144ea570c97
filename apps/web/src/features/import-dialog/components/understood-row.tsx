import type { ImportReading } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

type Understood = NonNullable<ImportReading['rows'][number]['understood']>;

/** Pixels that the largest side of all rows takes: one scale for all shows a wrong unit. */
const LARGEST = 44;
const FRAME = 3;

/** The largest side of the rows that were understood, in millimetres. */
export const largestSide = (rows: ImportReading['rows']): number =>
  Math.max(1, ...rows.flatMap(({ understood }) => (understood ? [understood.width_mm, understood.height_mm] : [])));

/** What a row was understood as: its outline, its size in millimetres, how many and how heavy. */
export const UnderstoodRow = ({ of, largest }: { readonly of: Understood; readonly largest: number }) => {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const side = (millimetres: number) => Math.max(2, (millimetres / largest) * LARGEST);
  const [width, height] = [side(of.width_mm), side(of.height_mm)];
  return (
    <span className="import-understood">
      <svg width={LARGEST} height={height} viewBox={`0 0 ${LARGEST} ${height}`} aria-hidden>
        <rect x={(LARGEST - width) / 2} width={width} height={height} className="import-frame" />
        {width > 4 * FRAME && height > 4 * FRAME && of.category !== 0 && (
          <rect
            x={(LARGEST - width) / 2 + FRAME}
            y={FRAME}
            width={width - 2 * FRAME}
            height={height - 2 * FRAME}
            className="import-pane"
          />
        )}
      </svg>
      <span>
        <b>{`${formatNumber(of.width_mm, language)} × ${formatNumber(of.height_mm, language)}`}</b>
        <br />
        <span className="muted sm">
          {t('reading.pieces', { count: of.quantity, kg: formatNumber(of.weight_kg, language) })}
        </span>
      </span>
    </span>
  );
};
