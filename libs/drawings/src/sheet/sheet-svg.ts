import { el, type SvgAttrs, type SvgNode } from '../svg-node';
import type { Outline } from './code-shape';
import { MM_PER_POINT } from './lay-out-text';
import { SIGNS_FONT, type Face } from './letters';
import type { SheetMark, TextMark } from './sheet-marks';

/** The family that a page has to load the four faces of templates under. */
export const SHEET_FONT = 'Mullion Sheet';
const INK = '#000';
/**
 * As properties, not attributes: a page's style sheet must not change how wide letters are. Digits, pairs and signs as
 * the font has them, alone.
 */
const LETTERING = [
  `font-family:'${SHEET_FONT}','${SIGNS_FONT}'`,
  'white-space:pre',
  'font-kerning:none',
  'font-variant:none',
  'font-feature-settings:normal',
  'letter-spacing:0',
  'text-rendering:geometricPrecision',
].join(';');
/** What comes from a placeholder stands on this, where that is to be shown. */
const FACT_GROUND = 'var(--m-accent-soft)';

const FACES: Readonly<Record<Face, SvgAttrs>> = {
  regular: { 'font-weight': 400, 'font-style': 'normal' },
  italic: { 'font-weight': 400, 'font-style': 'italic' },
  bold: { 'font-weight': 700, 'font-style': 'normal' },
  bold_italic: { 'font-weight': 700, 'font-style': 'italic' },
};
const fine = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const outlinePath = (outlines: readonly Outline[]): string =>
  outlines.map((points) => `M${points.map(([x, y]) => `${fine(x)} ${fine(y)}`).join('L')}Z`).join('');

const ground = ({ facts, y, sizePt }: TextMark): SvgNode[] =>
  facts.map((fact) =>
    el('rect', {
      x: fine(fact.x),
      y: fine(y - sizePt * MM_PER_POINT * 0.92),
      width: fine(fact.width),
      height: fine(sizePt * MM_PER_POINT * 1.15),
      fill: FACT_GROUND,
    }),
  );

const letters = (mark: TextMark): SvgNode =>
  el(
    'text',
    {
      x: mark.xs.map(fine).join(' '),
      y: fine(mark.y),
      'font-size': fine(mark.sizePt * MM_PER_POINT),
      ...FACES[mark.face],
      fill: INK,
      style: LETTERING,
    },
    mark.text,
  );

interface SvgOptions {
  /** Addresses of pictures by their id. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly showsFacts?: boolean;
}

/** The marks of a label or page as elements of an SVG whose unit is the millimetre. */
export const sheetSvg = (marks: readonly SheetMark[], { pictures, showsFacts = false }: SvgOptions): SvgNode[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'text') return [...(showsFacts ? ground(mark) : []), letters(mark)];
    if (mark.kind === 'shape') return [el('path', { d: outlinePath(mark.outlines), fill: INK })];
    const place = { x: fine(mark.x), y: fine(mark.y), width: fine(mark.width), height: fine(mark.height) };
    if (mark.kind === 'box') return [el('rect', { ...place, fill: 'none', stroke: INK, 'stroke-width': mark.lineMm })];
    const href = pictures.get(mark.id);
    return href === undefined ? [] : [el('image', { ...place, href, preserveAspectRatio: 'none' })];
  });
