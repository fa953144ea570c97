import { FONT_TABLE } from './font-table';

export type Face = keyof typeof FONT_TABLE;
/** One letter and how wide it is, in parts of the letters' size. */
export interface Letter {
  readonly char: string;
  readonly em: number;
  /** It comes from a placeholder. */
  readonly isFact: boolean;
}
/** A piece of a text as it is printed. */
export interface Piece {
  readonly text: string;
  readonly isFact: boolean;
}

const THOUSANDTHS = 1000;
/** Stands for a letter that the font has not. */
const UNKNOWN = '?';

const read = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table.split(' ').map((entry) => {
      const [code = '', width = ''] = entry.split(':');
      return [String.fromCodePoint(parseInt(code, 36)), parseInt(width, 36) / THOUSANDTHS];
    }),
  );
const known = new Map<Face, ReadonlyMap<string, number>>();
const widthsOf = (face: Face): ReadonlyMap<string, number> => {
  const widths = known.get(face) ?? read(FONT_TABLE[face]);
  known.set(face, widths);
  return widths;
};

export const faceOf = ({ bold, italic }: { readonly bold: boolean; readonly italic: boolean }): Face =>
  bold ? (italic ? 'bold_italic' : 'bold') : italic ? 'italic' : 'regular';

/**
 * The letters of a text with the widths that the font gives them. Pairs are not drawn together and no two letters become one sign: both the
 * browser and the PDF can do without, so that the places of letters are the same in both.
 */
export const lettersOf = (
  pieces: readonly Piece[],
  face: Face,
): { readonly letters: readonly Letter[]; readonly unknown: readonly string[] } => {
  const widths = widthsOf(face);
  const unknown: string[] = [];
  const letters = pieces.flatMap(({ text, isFact }) =>
    [...text.normalize('NFC').replace(/\r\n?/g, '\n')].map((given): Letter => {
      if (given === '\n') return { char: given, em: 0, isFact };
      const char = widths.has(given) ? given : /\s/.test(given) ? ' ' : UNKNOWN;
      if (char === UNKNOWN && given !== UNKNOWN) unknown.push(given);
      return { char, em: widths.get(char) ?? 0, isFact };
    }),
  );
  return { letters, unknown: [...new Set(unknown)] };
};
