import type { Dots } from './dots';

/**
 * How often the next digit stands there: g to z are 20 to 400 in twenties, G to Y are 1 to 19 (ZPL II, alternative
 * compression of ^GF).
 */
const TWENTIES = 'ghijklmnopqrstuvwxyz';
const ONES = 'GHIJKLMNOPQRSTUVWXY';

const times = (count: number): string => {
  let rest = count;
  let text = '';
  for (; rest >= 400; rest -= 400) text += 'z';
  const twenties = Math.floor(rest / 20);
  return text + (twenties > 0 ? TWENTIES[twenties - 1] : '') + (rest % 20 > 0 ? ONES[(rest % 20) - 1] : '');
};

/** A row in hex: a rest of white is a comma, a rest of black an exclamation mark, and what repeats is counted. */
const packed = (row: string): string => {
  const rest = /(0+|F+)$/.exec(row)?.[0] ?? '';
  const end = rest.length > 1 ? (rest.startsWith('0') ? ',' : '!') : '';
  const kept = end === '' ? row : row.slice(0, row.length - rest.length);
  return kept.replace(/(.)\1*/g, (run, digit: string) => (run.length > 2 ? times(run.length) + digit : run)) + end;
};

/**
 * A label as one picture: no printer's own letters, whose fonts drop ą, č, ę, and no codes of its own, whose widths
 * differ from maker to maker. One copy, never more: who wants two asks twice.
 */
export const zplOf = ({ width, height, rowBytes, bits }: Dots): string => {
  const hex = Buffer.from(bits).toString('hex').toUpperCase();
  const rows = Array.from({ length: height }, (_row, y) => hex.slice(y * rowBytes * 2, (y + 1) * rowBytes * 2));
  const picture = rows.map((row, y) => (y > 0 && row === rows[y - 1] ? ':' : packed(row))).join('');
  return `^XA^PW${width}^LL${height}^LH0,0^PON^LRN^MNY^FO0,0^GFA,${bits.length},${bits.length},${rowBytes},${picture}^FS^PQ1^XZ\n`;
};
