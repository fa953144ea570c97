import { LEAST_FONT_SIZE, type PdfText } from '@mullion/contracts';
import type { Letter } from './letters';

/** Points are 72 to the inch. */
export const MM_PER_POINT = 25.4 / 72;
/**
 * From line to line and from the top to the base line, in parts of the letters' size; small marks above capitals fit.
 */
const LINE_EM = 1.15;
const ASCENT_EM = 0.92;
const SHRINK_STEP = 0.5;
/** What rounding may add, mm. */
const SLACK = 0.001;
const ELLIPSIS = '…';

export interface LaidLine {
  readonly letters: readonly Letter[];
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
}
export interface LaidText {
  readonly sizePt: number;
  readonly lines: readonly LaidLine[];
  /** Not all of it stands there. */
  readonly isCut: boolean;
}
export type TextPlace = Pick<PdfText, 'x1' | 'y1' | 'width' | 'height' | 'font_size' | 'align' | 'shrink'>;
type Line = readonly Letter[];

const widthOf = (letters: Line): number => letters.reduce((sum, letter) => sum + letter.em, 0);
const isSpace = (letter: Letter | undefined): boolean => letter?.char === ' ';
const trimmed = (line: Line): Line => line.slice(0, line.findLastIndex((letter) => !isSpace(letter)) + 1);

const paragraphsOf = (letters: Line): Line[] => {
  const paragraphs: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.char === '\n') paragraphs.push([]);
    else paragraphs.at(-1)?.push(letter);
  }
  return paragraphs;
};

/**
 * Where the line that begins at `from` ends: after the last word that fits, or in a word that is wider than the line.
 */
const lineEnd = (letters: Line, from: number, most: number): { readonly end: number; readonly isBroken: boolean } => {
  let width = 0;
  let wordEnd = from;
  for (let at = from; at < letters.length; at++) {
    if (isSpace(letters[at])) wordEnd = at;
    width += letters[at]?.em ?? 0;
    if (width <= most || isSpace(letters[at])) continue;
    return wordEnd > from ? { end: wordEnd, isBroken: false } : { end: Math.max(at, from + 1), isBroken: true };
  }
  return { end: letters.length, isBroken: false };
};

const wrap = (letters: Line, most: number): { readonly lines: Line[]; readonly isBroken: boolean } => {
  const lines: Line[] = [];
  let isAnyBroken = false;
  for (const paragraph of paragraphsOf(letters)) {
    let from = 0;
    do {
      const { end, isBroken } = lineEnd(paragraph, from, most);
      lines.push(trimmed(paragraph.slice(from, end)));
      isAnyBroken ||= isBroken;
      from = end;
      while (isSpace(paragraph[from]) && from > 0) from++;
    } while (from < paragraph.length);
  }
  return { lines, isBroken: isAnyBroken };
};

/** The line with three dots at its end, within its width. */
const ended = (line: Line, dots: Letter, most: number): Line => {
  let kept = trimmed(line);
  while (kept.length > 0 && widthOf(kept) + dots.em > most) kept = trimmed(kept.slice(0, -1));
  return [...kept, dots];
};

const fitted = (place: TextPlace, letters: Line, sizePt: number) => {
  const em = sizePt * MM_PER_POINT;
  const most = (place.width + SLACK) / em;
  const { lines, isBroken } = wrap(letters, most);
  const room = Math.floor((place.height + SLACK) / (LINE_EM * em));
  return { sizePt, em, most, lines, isBroken, room, fits: lines.length <= room };
};

/** The largest size at which a text fits; without `shrink` its own. */
const sized = (place: TextPlace, letters: Line) => {
  const own = fitted(place, letters, place.font_size);
  if (!place.shrink || (own.fits && !own.isBroken)) return own;
  let last = own;
  for (let size = place.font_size - SHRINK_STEP; size >= LEAST_FONT_SIZE; size -= SHRINK_STEP) {
    last = fitted(place, letters, size);
    if (last.fits && !last.isBroken) return last;
  }
  return last;
};

/**
 * Breaks a text into lines within its place. What does not fit ends in three dots; at least one line is always drawn,
 * and nothing is ever drawn outside the width.
 * @param dotsEm how wide the three dots are
 */
export const layOutText = (place: TextPlace, letters: readonly Letter[], dotsEm: number): LaidText => {
  if (letters.length === 0) return { sizePt: place.font_size, lines: [], isCut: false };
  const { sizePt, em, most, lines, room } = sized(place, letters);
  const shown = lines.slice(0, Math.max(room, 1));
  const isCut = lines.length > room;
  const last = shown.at(-1);
  const dots: Letter = { char: ELLIPSIS, em: dotsEm, isFact: false };
  const drawn = lines.length > shown.length && last ? [...shown.slice(0, -1), ended(last, dots, most)] : shown;
  return {
    sizePt,
    isCut,
    lines: drawn.map((line, index) => {
      const free = place.width - widthOf(line) * em;
      return {
        letters: line,
        x: place.x1 + (place.align === 'R' ? free : place.align === 'C' ? free / 2 : 0),
        y: place.y1 + (ASCENT_EM + index * LINE_EM) * em,
      };
    }),
  };
};
