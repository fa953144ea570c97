import type { Outline } from './code-shape';
import type { Face } from './letters';

/** Where a letter begins, and where what comes from a placeholder lies, both from the left edge of the page. */
export interface TextMark {
  readonly kind: 'text';
  readonly key: string;
  readonly face: Face;
  readonly sizePt: number;
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  /** Of each letter. */
  readonly xs: readonly number[];
  readonly facts: readonly { readonly x: number; readonly width: number }[];
}
/**
 * What is to be drawn, black, in millimetres from the upper left corner of the page; screen and PDF draw nothing else.
 */
export type SheetMark =
  | TextMark
  | {
      readonly kind: 'box';
      readonly key: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly lineMm: number;
    }
  | { readonly kind: 'shape'; readonly key: string; readonly outlines: readonly Outline[] }
  | {
      readonly kind: 'image';
      readonly key: string;
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** What is wrong with a part, or with the label or page as a whole, whose key is empty. */
export type SheetFinding = { readonly key: string } & (
  | { readonly code: 'beyond'; readonly axis: 'x' | 'y'; readonly by: number; readonly most: number }
  /** The text does not fit; `text` is the one that was tried. */
  | { readonly code: 'cut'; readonly text: string }
  | { readonly code: 'code_small'; readonly least: number }
  /** The content cannot become such a code. */
  | { readonly code: 'code_impossible'; readonly text: string }
  | { readonly code: 'unknown_word'; readonly word: string }
  | { readonly code: 'unknown_letters'; readonly letters: string }
  /** The labels of a page need more than the page has. */
  | { readonly code: 'labels_beyond'; readonly axis: 'x' | 'y'; readonly by: number }
);

export interface LaidLabel {
  readonly marks: readonly SheetMark[];
  readonly findings: readonly SheetFinding[];
}
