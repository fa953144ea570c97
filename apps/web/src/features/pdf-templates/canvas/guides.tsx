import { formatNumber } from '@mullion/i18n';
import { useLanguage } from '../../../kits/address/language';
import { boundsOf } from '../commands/arrange-parts';
import { gapsOf } from '../commands/snap';
import { boxOf } from '../tools/box-of';
import type { Designer } from '../state/use-designer';

interface GuidesProps {
  readonly designer: Designer;
  readonly scale: number;
}

/** Lines that what is held has met, and the gaps to its neighbours. */
export const Guides = ({ designer, scale }: GuidesProps) => {
  const language = useLanguage();
  const { guides, size, chosen, document } = designer;
  const parts = chosen.flatMap((key) => document.parts.get(key) ?? []);
  const others = [...document.parts]
    .filter(([key, part]) => !chosen.includes(key) && part.kind !== 'box')
    .map(([, part]) => boxOf(part));
  const gaps = parts.length === 0 ? [] : gapsOf(boundsOf(parts), others);
  const text = 11 / scale;
  return (
    <g className="pt-guides" aria-hidden>
      {guides.map(({ axis, at }) => (
        <line
          key={`${axis}${at}`}
          {...(axis === 'x'
            ? { x1: at, x2: at, y1: -50, y2: size.height + 50 }
            : { y1: at, y2: at, x1: -50, x2: size.width + 50 })}
        />
      ))}
      {gaps.map(({ axis, from, to, at }) => {
        const middle = (from + to) / 2;
        const [x, y] = axis === 'x' ? [middle, at] : [at, middle];
        return (
          <g key={axis}>
            <line
              className="gap"
              {...(axis === 'x' ? { x1: from, x2: to, y1: at, y2: at } : { x1: at, x2: at, y1: from, y2: to })}
            />
            <rect x={x - text * 1.6} y={y - text * 0.75} width={text * 3.2} height={text * 1.5} rx={text * 0.2} />
            <text x={x} y={y + text * 0.36} fontSize={text} textAnchor="middle">
              {formatNumber(to - from, language, 1)}
            </text>
          </g>
        );
      })}
    </g>
  );
};
