import { fileEncodings, type FileEncoding } from '@mullion/contracts';
import { decode } from 'iconv-lite';
import { alphabets } from './alphabets';
import type { LetterChoice, Letters, ReadOptions } from './line';

const MOST_WORDS = 400;
/** Bytes of a word before and after its first letter beyond a to z; a file may be one word of megabytes. */
const LONGEST = 64;
const IN_SAMPLE = 5;
const MOST_CHOICES = 4;
/** Of all words that hold letters beyond a to z: so many have to be words of one language. */
const CLEAR = 0.8;
/** The next best may have so many of them, if it is to be out of the question. */
const OUT_OF_QUESTION = 0.6;
const RARE = 0.5;

const isLetterByte = (byte: number): boolean =>
  byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Words of a file that hold bytes beyond ASCII, each once. */
const wordsOf = (bytes: Uint8Array): Buffer[] => {
  const found = new Map<string, Buffer>();
  for (let at = 0; at < bytes.length && found.size < MOST_WORDS; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    let [start, end] = [at, at];
    while (start > 0 && at - start < LONGEST && isLetterByte(bytes[start - 1] ?? 0)) start -= 1;
    while (end < bytes.length && end - at < LONGEST && isLetterByte(bytes[end] ?? 0)) end += 1;
    const word = Buffer.from(bytes.subarray(start, end));
    found.set(word.toString('latin1'), word);
    at = end;
  }
  return [...found.values()];
};

/** Signs that stand beside letters in any language. */
const signs = /[„“”‘’‚–—…«»°²³½×±€©®™•·§\u00a0]/gu;
/** A name, a small word, or all in capitals: letters that are decoded wrongly change their case within a word. */
const shape = /^(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)$/u;

/** The share of words that one of the languages writes. */
const shareOf = (words: readonly string[], languages: readonly string[], isOwnScript: boolean): number => {
  const bare = words.map((word) => word.replace(signs, '')).filter((word) => word !== '');
  if (bare.length === 0) return 1;
  const shares = languages.map((alphabet) => {
    const known = new Set([...alphabet, ...alphabet.toUpperCase()]);
    return bare.filter(
      (word) =>
        shape.test(word) && [...word].every((letter) => known.has(letter) || (!isOwnScript && /[a-zA-Z]/.test(letter))),
    ).length;
  });
  return Math.max(...shares) / bare.length;
};

interface Candidate extends LetterChoice {
  readonly text: string;
  readonly share: number;
  /** The share, less for encodings that few use. */
  readonly weight: number;
  readonly isKnown: boolean;
}

const fold = (word: string): string => word.toLowerCase();

const candidatesOf = (words: readonly Buffer[], expected: ReadonlySet<string>): Candidate[] =>
  alphabets
    .map(({ encoding, of, isRare, isOwnScript = false }) => {
      const read = words.map((word) => decode(word, encoding));
      const share = shareOf(read, of, isOwnScript);
      return {
        encoding,
        sample: read.slice(0, IN_SAMPLE).join(', '),
        text: read.join('\n'),
        share,
        weight: share * (isRare ? RARE : 1),
        isKnown: read.some((word) => expected.has(fold(word))),
      };
    })
    .toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || b.weight - a.weight);

/** How the letters of a text are written that is not UTF-8, by the words in it. */
const guess = (bytes: Uint8Array, expected: readonly string[]): Letters => {
  const candidates = candidatesOf(
    wordsOf(bytes),
    new Set(expected.flatMap((word) => word.split(/[^\p{L}]+/u)).map(fold)),
  );
  const [best, ...others] = candidates as [Candidate, ...Candidate[]];
  // encodings that read these words alike need no choice
  const rivals = others.filter(
    ({ text }, at) => text !== best.text && others.findIndex((other) => other.text === text) === at,
  );
  const isSure = best.isKnown
    ? rivals.every(({ isKnown }) => !isKnown)
    : best.share >= CLEAR && rivals.every(({ weight }) => weight <= best.share * OUT_OF_QUESTION);
  const choices = [best, ...rivals].slice(0, MOST_CHOICES).map(({ encoding, sample }) => ({ encoding, sample }));
  return { encoding: best.encoding, isSure, choices };
};

const sure = (encoding: FileEncoding): Letters => ({ encoding, isSure: true, choices: [] });
const PROBE = 4_096;

/** UTF-16 has a zero beside each plain letter. */
const utf16Of = (bytes: Uint8Array): FileEncoding | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0) return null;
  const probe = bytes.subarray(0, PROBE);
  const zeros = [0, 1].map((odd) => probe.filter((byte, at) => byte === 0 && at % 2 === odd).length) as [
    number,
    number,
  ];
  const many = probe.length / 8;
  if (zeros[1] > many && zeros[0] * 10 < zeros[1]) return 'utf-16le';
  return zeros[0] > many && zeros[1] * 10 < zeros[0] ? 'utf-16be' : null;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
const utf8Mark = [0xef, 0xbb, 0xbf];

/** How the letters of a file are written: as its marks and bytes say, else by the words in it. */
const findLetters = (bytes: Uint8Array, words: readonly string[]): Letters => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return sure(utf16);
  const isMarked = utf8Mark.every((byte, at) => bytes[at] === byte);
  return isMarked || isUtf8(bytes) ? sure('utf-8') : guess(bytes, words);
};

/** The text of a file, its letters read as a person has chosen, else as they seem to be written. */
export const decodeText = (
  bytes: Uint8Array,
  { encoding, words = [] }: ReadOptions = {},
): { readonly text: string; readonly letters: Letters } => {
  const found = findLetters(bytes, words);
  const letters = encoding === undefined ? found : { ...found, encoding, isSure: true };
  return { text: decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), letters.encoding), letters };
};

/** What a web page or an XML file says of its letters; browsers read the first of these names as Windows-1252. */
const declaration = /(?:charset|encoding)\s*=\s*["']?(iso-8859-1|latin1|us-ascii|windows-125\d|cp775|cp852)\b/i;
const DECLARED_WITHIN = 1_024;
const declaredIn = (bytes: Uint8Array): FileEncoding | undefined => {
  const [, name = ''] = declaration.exec(Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1')) ?? [];
  if (name === '') return undefined;
  return fileEncodings.find((encoding) => encoding === name.toLowerCase()) ?? 'windows-1252';
};

/** The text of a web page or an XML file: as it says that its letters are written, unless they are UTF-8 after all. */
export const decodePage = (bytes: Uint8Array, options: ReadOptions): ReturnType<typeof decodeText> => {
  const { letters } = decodeText(bytes, options);
  const declared = options.encoding === undefined && letters.choices.length > 0 ? declaredIn(bytes) : undefined;
  return decodeText(bytes, declared === undefined ? options : { ...options, encoding: declared });
};
