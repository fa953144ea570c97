import { SmallTick, Time, WarningSign } from '@blueprintjs/icons';
import type { BoxGlyph } from './box-glyph';

const SIZE = 12;

/** The glyph of a cell; words stand beside it or are its label. */
export const BoxSign = ({ glyph, share = 0 }: { glyph: BoxGlyph; share?: number }) => {
  switch (glyph) {
    case 'problem':
      return <WarningSign size={SIZE} aria-hidden />;
    case 'oneDay':
    case 'threeDays':
      return <Time size={SIZE} aria-hidden />;
    case 'done':
      return <SmallTick size={16} aria-hidden />;
    case 'working':
      return <Pie share={share} />;
    case 'ready':
      return <Ring />;
    default:
      return null;
  }
};

const Ring = () => (
  <svg width={SIZE} height={SIZE} viewBox="0 0 12 12" aria-hidden>
    <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

/** How much of the circle is done; a little is always seen. */
const Pie = ({ share }: { share: number }) => {
  const part = Math.min(0.98, Math.max(0.06, share));
  const angle = 2 * Math.PI * part;
  const end = `${6 + 5 * Math.sin(angle)} ${6 - 5 * Math.cos(angle)}`;
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 12 12" aria-hidden>
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d={`M6 6V1A5 5 0 ${part > 0.5 ? 1 : 0} 1 ${end}Z`} fill="currentColor" />
    </svg>
  );
};
