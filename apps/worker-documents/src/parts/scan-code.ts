import { lettersBeyondBars } from '@mullion/contracts';
import type { Content } from 'pdfmake/interfaces';
import { code128 } from './code-128';
import { figure } from './figure';
import { fill, type Page } from './page';
import { qrCode } from './qr-code';

/** Longer bars are too thin for a label printer. */
const MOST_IN_BARS = 24;
const SQUARE = 46;

export const isInBars = (text: string): boolean => lettersBeyondBars(text).length === 0 && text.length <= MOST_IN_BARS;

interface CodePlace {
  readonly width: number;
  /** Of the bars, in millimetres at their natural width. */
  readonly height?: number;
}

/** A number for a scanner: bars, or where these cannot hold it a square with the reason beside. */
export const scanCode = (text: string, { width, height }: CodePlace, { texts }: Pick<Page, 'texts'>): Content => {
  if (isInBars(text)) return figure(code128(text, height), text, { width });
  const letters = lettersBeyondBars(text);
  const reason = letters.length > 0 ? fill(texts.label.noBars, { letters: letters.join(' ') }) : texts.label.noBarsLong;
  return {
    columns: [
      { width: SQUARE, stack: [figure(qrCode(text), text, { width: SQUARE })] },
      { width: '*', text: reason, fontSize: 8 },
    ],
    columnGap: 8,
  };
};
