import type { PdfTemplateFields } from '@mullion/contracts';

type Parts = Pick<PdfTemplateFields, 'texts' | 'boxes' | 'qr_codes' | 'barcodes'> & {
  readonly images: readonly unknown[];
};

/**
 * What one label may hold, and what all labels of one print may, in short lines of text; the first takes some seconds
 * of a core.
 */
export const mostOfLabel = 1_200;
export const mostOfPrint = 20_000;

/** Letters that take as long to draw as a part of that kind takes by itself. */
const TEXT_LETTERS = 50;
const QR = 4;
const QR_LETTERS = 15;
const BARCODE = 3;

const lines = (content: string, letters: number): number => Math.floor(content.length / letters);
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** How much there is to draw on one label, in short lines of text; measured with the drawing library of the sheets. */
export const labelCost = ({ texts, boxes, qr_codes: qrCodes, barcodes, images }: Parts): number =>
  sum(
    texts.map(({ text, text_en: english }) => 1 + lines(text.length > english.length ? text : english, TEXT_LETTERS)),
  ) +
  sum(qrCodes.map(({ content }) => QR + lines(content, QR_LETTERS))) +
  sum(barcodes.map(({ content }) => BARCODE + lines(content, TEXT_LETTERS))) +
  boxes.length +
  images.length;

/** How many such labels are printed at once. */
export const mostLabels = (size: number): number => Math.floor(mostOfPrint / Math.max(1, size));
