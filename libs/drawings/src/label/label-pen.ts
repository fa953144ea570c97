import { code128Shape, qrShape, type CodeShape, type DrawCode, type Outline } from '../sheet/code-shape';
import { lettersOf, type Face } from '../sheet/letters';
import type { SvgNode } from '../svg-node';

/** Units to the millimetre: a unit is a dot of a printer with 203 dots to the inch. */
export const UNITS_PER_MM = 8;
/** Smaller letters are not read from a label at arm's length. */
export const LEAST_LETTERS = 24;
const SHRINK_STEP = 2;
/** White on either side of a Code 128 (ISO/IEC 15417). */
const QUIET_MODULES = 10;
const ELLIPSIS = '…';
/** From one base line to the next, in parts of the letters' size. */
const LINE = 1.2;

/** Something black, or white on black, on a label; measured in units from its upper left corner. */
export type LabelMark =
  | {
      readonly kind: 'letter';
      readonly face: Face;
      readonly char: string;
      readonly x: number;
      /** Of the base line. */
      readonly y: number;
      readonly size: number;
      readonly isWhite: boolean;
    }
  | { readonly kind: 'bar'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'shape'; readonly outlines: readonly Outline[] }
  | { readonly kind: 'drawing'; readonly x: number; readonly y: number; readonly node: SvgNode };

export interface LabelText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly isWhite?: boolean;
  readonly align?: 'start' | 'middle' | 'end';
  /** Most room: the text is made smaller down to what can be read, then cut. */
  readonly most: number;
}
export interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Letters = readonly { readonly char: string; readonly em: number }[];
const widthOf = (letters: Letters): number => letters.reduce((sum, letter) => sum + letter.em, 0);

/** What a label is made of: every text in letters with their places, every code in whole dots of the printer. */
export class LabelPen {
  readonly marks: LabelMark[] = [];

  /** @param dotsPerUnit 1 at 203 dots to the inch, 1.5 at 300 */
  constructor(
    private readonly drawCode: DrawCode,
    private readonly dotsPerUnit: number,
  ) {}

  text(given: string, { x, y, size, most, align = 'start', isBold = false, isWhite = false }: LabelText): void {
    const face: Face = isBold ? 'bold' : 'regular';
    let letters: Letters = lettersOf([{ text: given.replaceAll('\n', ' ').trim(), isFact: true }], face).letters;
    let fitting = size;
    while (widthOf(letters) * fitting > most && fitting - SHRINK_STEP >= Math.min(LEAST_LETTERS, size))
      fitting -= SHRINK_STEP;
    if (widthOf(letters) * fitting > most) letters = cut(letters, most / fitting, face);
    const width = widthOf(letters) * fitting;
    let next = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
    for (const { char, em } of letters) {
      if (char.trim() !== '') this.marks.push({ kind: 'letter', face, char, x: next, y, size: fitting, isWhite });
      next += em * fitting;
    }
  }

  bar(x: number, y: number, width: number, height: number): void {
    this.marks.push({ kind: 'bar', x, y, width, height });
  }

  drawing(x: number, y: number, node: SvgNode): void {
    this.marks.push({ kind: 'drawing', x, y, node });
  }

  /** Several lines, as many words on each as it holds. */
  lines(given: string, { y, ...style }: LabelText): void {
    const letters = (words: string): Letters =>
      lettersOf([{ text: words, isFact: true }], style.isBold ? 'bold' : 'regular').letters;
    const lines = given.split(' ').reduce<string[]>((done, word) => {
      const longer = [done.at(-1), word].filter(Boolean).join(' ');
      return widthOf(letters(longer)) * style.size > style.most ? [...done, word] : [...done.slice(0, -1), longer];
    }, []);
    for (const [at, line] of lines.entries()) this.text(line, { ...style, y: y + at * style.size * LINE });
  }

  /**
   * Bars in the middle of their place, white at both ends as wide as a scanner needs it; false when the text has
   * letters that no such code holds, or no room.
   */
  barcode(text: string, place: CodePlace): boolean {
    const shape = code128Shape(text, this.drawCode);
    return (
      shape !== null &&
      this.shape(shape, place, QUIET_MODULES, (dot) => ({
        across: dot,
        down: this.toDots(place.height) / shape.height,
      }))
    );
  }

  qr(text: string, place: CodePlace): boolean {
    const shape = qrShape(text, this.drawCode);
    return shape !== null && this.shape(shape, place, 0, (dot) => ({ across: dot, down: dot }));
  }

  private shape(
    shape: CodeShape,
    place: CodePlace,
    quiet: number,
    modules: (dot: number) => { across: number; down: number },
  ): boolean {
    const dot = Math.floor(this.toDots(place.width) / (shape.width + 2 * quiet));
    if (dot < 2) return false;
    const { across, down } = modules(dot);
    const left = Math.round(this.toDots(place.x + place.width / 2) - (shape.width * across) / 2);
    const top = Math.round(this.toDots(place.y));
    const outlines = shape.dark.map((outline) =>
      outline.map(
        ([x, y]) => [(left + x * across) / this.dotsPerUnit, (top + Math.round(y * down)) / this.dotsPerUnit] as const,
      ),
    );
    this.marks.push({ kind: 'shape', outlines });
    return true;
  }

  private toDots(units: number): number {
    return Math.round(units * this.dotsPerUnit);
  }
}

const cut = (letters: Letters, most: number, face: Face): Letters => {
  const [dots] = lettersOf([{ text: ELLIPSIS, isFact: false }], face).letters;
  let kept = letters;
  while (kept.length > 0 && widthOf(kept) + (dots?.em ?? 0) > most) kept = kept.slice(0, -1);
  return dots ? [...kept, dots] : kept;
};
