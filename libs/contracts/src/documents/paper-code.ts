import type { PaperKind } from './papers.schema';

/** Something printed: what it is, of which pallet, product or truck, and its revision. */
export interface PaperName {
  readonly kind: PaperKind;
  readonly id: number;
  /** What people call the pallet, the product or the truck. */
  readonly number: string;
  readonly revision: number;
}

const PREFIX = 'MUL';
const LETTER: Readonly<Record<PaperKind, string>> = { list: 'L', pallet_label: 'P', product_label: 'G', truck: 'T' };
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK_DIGITS = 4;
/**
 * Letters that the small form of a QR code holds; what else a number has is left out of the code, which names it by its
 * id anyway.
 */
const NOT_IN_CODES = /[^0-9A-Z$%*+./:]/g;
const FORM = /^MUL-([LPGT])-([0-9A-Z]{1,7})-(\d{1,9})-([0-9A-Z$%*+./:]*)-([0-9A-Z]{4})$/;

/**
 * FNV-1a: keeps a code that was typed wrong, or one of somebody else's, from being taken for ours. It is no signature:
 * the server looks every paper up.
 */
const checkOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Array.from({ length: CHECK_DIGITS }, (_digit, at) => DIGITS[(hash >>> (at * 5)) & 31]).join('');
};

/**
 * What the QR code on a list or a label says, in the letters of the small form, so that it is read from dirty paper:
 * `MUL-L-1KX-3-260147-7QX2`.
 */
export const paperCode = ({ kind, id, number, revision }: PaperName): string => {
  const shown = number.toUpperCase().replace(NOT_IN_CODES, '').slice(0, 20);
  const text = [PREFIX, LETTER[kind], id.toString(36).toUpperCase(), revision, shown].join('-');
  return `${text}-${checkOf(text)}`;
};

/** What a scanned code says; null when it is no code of a paper. */
export const readPaperCode = (scanned: string): PaperName | null => {
  const code = scanned.trim().toUpperCase();
  const [, letter, id = '', revision, number = '', check] = FORM.exec(code) ?? [];
  const kind = (Object.keys(LETTER) as PaperKind[]).find((one) => LETTER[one] === letter);
  if (kind === undefined || check !== checkOf(code.slice(0, -CHECK_DIGITS - 1))) return null;
  return { kind, id: parseInt(id, 36), number, revision: Number(revision) };
};
