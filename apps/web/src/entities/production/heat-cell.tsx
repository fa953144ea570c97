import type { ProductionBox } from '@mullion/contracts';
import type { BoxGlyph } from './box-glyph';
import { BoxSign } from './box-sign';
import './heat-cell.css';

/**
 * An order at a work center: glyph, count and colour, always three. What it says in words is the label of what holds
 * it.
 */
export const HeatCell = ({ box, glyph }: { box: ProductionBox | undefined; glyph: BoxGlyph }) => (
  <span className={`heat ${glyph}`} aria-hidden>
    <BoxSign glyph={glyph} share={box ? box.completed / Math.max(1, box.total) : 0} />
    {glyph === 'none' || !box ? (
      '–'
    ) : glyph === 'done' || glyph === 'later' ? (
      <b>{box.total}</b>
    ) : (
      <b>
        {box.completed}
        <em>/{box.total}</em>
      </b>
    )}
  </span>
);
