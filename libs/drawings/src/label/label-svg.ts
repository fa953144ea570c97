import type { Outline } from '../sheet/code-shape';
import type { Face } from '../sheet/letters';
import { el, renderSvg, type SvgNode } from '../svg-node';
import { UNITS_PER_MM, type LabelMark } from './label-pen';

/** The outline of a letter as a path, for letters one unit high, y down; empty for one that the font has not. */
export type LetterPath = (face: Face, char: string, size: number) => string;

const outlinePath = (outlines: readonly Outline[]): string =>
  outlines.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');

/** @param d is given as it stands: path data is made here, never by a user */
const at = (x: number, y: number, ...children: SvgNode[]): SvgNode =>
  el('g', { transform: `translate(${x} ${y})` }, ...children);

const nodeOf = (mark: LabelMark, letterPath: LetterPath): SvgNode => {
  if (mark.kind === 'letter')
    return at(
      mark.x,
      mark.y,
      el('path', { d: letterPath(mark.face, mark.char, mark.size), fill: mark.isWhite ? '#fff' : '#000' }),
    );
  if (mark.kind === 'drawing') return at(mark.x, mark.y, mark.node);
  if (mark.kind === 'bar')
    return el('rect', { x: mark.x, y: mark.y, width: mark.width, height: mark.height, fill: '#000' });
  return el('path', { d: outlinePath(mark.outlines), fill: '#000' });
};

/** A label in dots of its printer: black on white, letters as outlines, so that nobody needs its font. */
export const labelSvg = (
  marks: readonly LabelMark[],
  mm: { readonly width: number; readonly height: number },
  dotsPerUnit: number,
  letterPath: LetterPath,
): string => {
  const [width, height] = [mm.width * UNITS_PER_MM, mm.height * UNITS_PER_MM];
  return renderSvg(
    el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: Math.round(width * dotsPerUnit),
        height: Math.round(height * dotsPerUnit),
        viewBox: `0 0 ${width} ${height}`,
      },
      el('rect', { width, height, fill: '#fff' }),
      ...marks.map((mark) => nodeOf(mark, letterPath)),
    ),
  );
};
