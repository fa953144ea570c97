import type { Paint, Token } from './paint';
import { fontRuns, SIGNS_FONT } from './sheet/letters';
import { rect } from './shapes';
import { el, type SvgNode } from './svg-node';

const THIN_SPACE = '\u2009';
/** The PDF font has no thin space. */
const NARROW_GAP: Readonly<Record<Paint['theme'], string>> = {
  screen: THIN_SPACE,
  print: '\u00A0',
  image: THIN_SPACE,
  label: THIN_SPACE,
};

/** Whole millimetres as text, thousands apart by a narrow space; drawings name no unit. */
export const millimetres = (valueMm: number, paint: Paint): string =>
  String(Math.round(valueMm)).replace(/\B(?=(\d{3})+$)/g, NARROW_GAP[paint.theme]);

// Advance widths of IBM Plex Sans in em, rounded up; Roboto is narrower everywhere.
const NARROW = /[ijltfrI.,:;'|!()\u2009 ]/;
const WIDE = /[mwMW—%@]/;
const CAPITAL = /[A-ZĄČĘĖĮŠŲŪŽ]/;

const advance = (char: string): number => {
  if (NARROW.test(char)) return 0.36;
  if (WIDE.test(char)) return 0.92;
  return CAPITAL.test(char) ? 0.68 : 0.61;
};

/** Width of a text in pixels, estimated without a browser and rather too wide than too narrow. */
export const textWidth = (text: string, sizePx: number): number =>
  [...text].reduce((sum, char) => sum + advance(char), 0) * sizePx;

export interface Lettering {
  readonly color: Token;
  readonly sizePx?: number;
  readonly isStrong?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Paper has two fonts, of which the second draws what the first lacks; a page's browser finds one by itself. */
const onPaper = (value: string): (SvgNode | string)[] =>
  fontRuns(value).map(({ text: piece, isSign }) =>
    isSign ? el('tspan', { 'font-family': SIGNS_FONT }, piece) : piece,
  );

/** One line of text on its base line. */
export const text = (paint: Paint, x: number, y: number, value: string, style: Lettering): SvgNode =>
  el(
    'text',
    {
      x,
      y,
      'font-size': style.sizePx ?? paint.labelPx,
      // the PDF writer knows bold and normal only
      'font-weight':
        style.isStrong === true ? (paint.theme === 'print' ? 'bold' : 600) : paint.theme === 'print' ? undefined : 500,
      fill: paint.color(style.color),
      'text-anchor': style.anchor === 'start' ? undefined : style.anchor,
    },
    ...(paint.theme === 'print' ? onPaper(value) : [value]),
  );

export interface Patch {
  readonly ground: Token;
  readonly edge?: Token;
  readonly heightPx?: number;
}

const PATCH_PADDING_PX = 4;

/** Width that a patch around this text takes. */
export const patchWidth = (paint: Paint, value: string, sizePx: number = paint.labelPx): number =>
  textWidth(value, sizePx) + 2 * PATCH_PADDING_PX;

/** Text centred at a point on a patch of ground colour, so that no line of the drawing runs through it. */
export const patchedText = (
  paint: Paint,
  cx: number,
  cy: number,
  value: string,
  style: Lettering,
  patch: Patch,
): SvgNode[] => {
  const size = style.sizePx ?? paint.labelPx;
  const width = patchWidth(paint, value, size);
  const height = patch.heightPx ?? size + 5;
  const edge = patch.edge === undefined ? undefined : { color: paint.color(patch.edge), width: 0.7 };
  return [
    rect({ x: cx - width / 2, y: cy - height / 2, width, height }, paint.color(patch.ground), edge, {
      rx: patch.edge === undefined ? undefined : 2,
    }),
    text(paint, cx, cy + size * 0.36, value, { ...style, anchor: 'middle' }),
  ];
};

const STACK_DISC_PX = 14;

/** Number of a stack on an ink disc, never higher than the room there is. */
export const stackNumber = (paint: Paint, cx: number, cy: number, number: number, roomPx: number): SvgNode[] => {
  const height = Math.min(STACK_DISC_PX, Math.max(roomPx - 1, paint.labelPx));
  const width = Math.max(height, textWidth(String(number), paint.labelPx) + 5);
  return [
    rect({ x: cx - width / 2, y: cy - height / 2, width, height }, paint.color('ink'), undefined, { rx: height / 2 }),
    text(paint, cx, cy + paint.labelPx * 0.36, String(number), { color: 'surface', isStrong: true, anchor: 'middle' }),
  ];
};
