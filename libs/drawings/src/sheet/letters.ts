import { FONT_TABLE } from './font-table';

export type Face = Exclude<keyof typeof FONT_TABLE, 'signs'>;
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
/** The family of what the documents' own letters lack, such as ⌀; it has one face. */
export const SIGNS_FONT = 'Noto Sans Math';

const read = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table.split(' ').map((entry) => {
      const [code = '', width = ''] = entry.split(':');
      return [String.fromCodePoint(parseInt(code, 36)), parseInt(width, 36) / THOUSANDTHS];
    }),
  );
const tables = new Map<keyof typeof FONT_TABLE, ReadonlyMap<string, number>>();
const widthsOf = (name: keyof typeof FONT_TABLE): ReadonlyMap<string, number> => {
  const widths = tables.get(name) ?? read(FONT_TABLE[name]);
  tables.set(name, widths);
  return widths;
};

/** A letter that no font has, by its number in Unicode: read, typed in and searched for as any other text. */
const numberOf = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

interface Drawn {
  /** What is drawn in place of a letter; nothing for marks that are never seen. */
  readonly text: string;
  readonly isSign: boolean;
  readonly isUnknown: boolean;
}

const drawn = (char: string): Drawn => {
  if (widthsOf('regular').has(char)) return { text: char, isSign: false, isUnknown: false };
  if (/\s/.test(char)) return { text: ' ', isSign: false, isUnknown: false };
  if (widthsOf('signs').has(char)) return { text: char, isSign: true, isUnknown: false };
  if (/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(char)) return { text: '', isSign: false, isUnknown: false };
  return { text: numberOf(char), isSign: false, isUnknown: true };
};

/** A piece of a text in one font. */
export interface FontRun {
  readonly text: string;
  readonly isSign: boolean;
}

/** A text as the fonts can draw it, parted where the font changes. */
export const fontRuns = (text: string): readonly FontRun[] => {
  const runs: { text: string; isSign: boolean }[] = [];
  for (const char of text.normalize('NFC')) {
    const { text: shown, isSign } = drawn(char);
    const last = runs.at(-1);
    if (last?.isSign === isSign) last.text += shown;
    else if (shown !== '') runs.push({ text: shown, isSign });
  }
  return runs;
};

/** The letters of a text that are drawn by their numbers, each once. */
export const unknownLetters = (text: string): readonly string[] => [
  ...new Set([...text.normalize('NFC')].filter((char) => drawn(char).isUnknown)),
];

export const faceOf = ({ bold, italic }: { readonly bold: boolean; readonly italic: boolean }): Face =>
  bold ? (italic ? 'bold_italic' : 'bold') : italic ? 'italic' : 'regular';

/**
 * The letters of a text with the widths that the font gives them. Pairs are not drawn together and no two letters
 * become one sign: both the browser and the PDF can do without, so that the places of letters are the same in both.
 */
export const lettersOf = (
  pieces: readonly Piece[],
  face: Face,
): { readonly letters: readonly Letter[]; readonly unknown: readonly string[] } => {
  const [own, signs] = [widthsOf(face), widthsOf('signs')];
  const letters = pieces.flatMap(({ text, isFact }) =>
    [...text.normalize('NFC').replace(/\r\n?/g, '\n')].flatMap((given): Letter[] => {
      if (given === '\n') return [{ char: given, em: 0, isFact }];
      return [...drawn(given).text].map((char) => ({ char, em: own.get(char) ?? signs.get(char) ?? 0, isFact }));
    }),
  );
  return { letters, unknown: [...new Set(pieces.flatMap(({ text }) => unknownLetters(text.replace(/[\r\n]/g, ''))))] };
};
