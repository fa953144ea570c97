import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const FACES = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  bold: '700Bold',
  bold_italic: '700Bold_Italic',
} as const;

const SIGNS = '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf';
/** Above it a letter takes two places in a text, and each of its places would be drawn alone. */
const LAST_OF_ONE_PLACE = 0xff_ff;

const widthsIn = (font: Font, letters: readonly number[]): string =>
  letters
    .map((code) => `${code.toString(36)}:${Math.round(font.glyphForCodePoint(code).advanceWidth).toString(36)}`)
    .join(' ');

/** The letters that every face has, with their widths, and those that another font has beside. */
export const sheetFontTable = (): Record<keyof typeof FACES | 'signs', string> => {
  const fonts = Object.entries(FACES).map(([face, name]) => {
    const file = require.resolve(`@expo-google-fonts/ibm-plex-sans/${name}/IBMPlexSans_${name}.ttf`);
    return [face, create(readFileSync(file)) as Font] as const;
  });
  const letters = (fonts[0]?.[1].characterSet ?? [])
    .filter((code) => code >= 0x20 && fonts.every(([, font]) => font.hasGlyphForCodePoint(code)))
    .toSorted((a, b) => a - b);
  const known = new Set(letters);
  const signs = create(readFileSync(require.resolve(SIGNS))) as Font;
  const more = signs.characterSet
    .filter(
      (code) =>
        code >= 0x20 &&
        code <= LAST_OF_ONE_PLACE &&
        !known.has(code) &&
        isSeen(code) &&
        signs.hasGlyphForCodePoint(code),
    )
    .toSorted((a, b) => a - b);
  const widths = fonts.map(([face, font]) => [face, widthsIn(font, letters)]);
  return Object.fromEntries([...widths, ['signs', widthsIn(signs, more)]]) as Record<
    keyof typeof FACES | 'signs',
    string
  >;
};

/**
 * Signs and letters that stand one beside the other from left to right; no mark that is put on another or is never
 * seen.
 */
const isSeen = (code: number): boolean => {
  const char = String.fromCodePoint(code);
  return (
    /[\p{S}\p{P}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(char) &&
    !/[\p{M}\p{C}\p{Z}]/u.test(char)
  );
};
