import { useTranslation } from 'react-i18next';
import type { BoxGlyph } from './box-glyph';
import { BoxSign } from './box-sign';
import './heat-cell.css';

const shown: readonly BoxGlyph[] = ['done', 'working', 'ready', 'oneDay', 'threeDays', 'problem', 'later', 'none'];

/** What the signs of cells mean. */
export const HeatLegend = () => {
  const { t } = useTranslation('production');
  return (
    <ul className="heat-legend" aria-label={t('legend')}>
      {shown.map((glyph) => (
        <li key={glyph}>
          <span className={`heat ${glyph}`} aria-hidden>
            <BoxSign glyph={glyph} share={0.4} />
            {glyph === 'later' && <b>9</b>}
            {glyph === 'none' && '–'}
          </span>
          {t(`glyph.${glyph}`)}
        </li>
      ))}
    </ul>
  );
};
