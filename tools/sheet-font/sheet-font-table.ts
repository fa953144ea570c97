import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '700Bold', bold_italic: '700Bold_Italic' } as const;

/** The letters that every face has, with their widths. */
export const sheetFontTable = (): Record<keyof typeof FACES, string> => {
  const fonts = Object.entries(FACES).map(([face, name]) => {
    const file = require.resolve(`@expo-google-fonts/ibm-plex-sans/${name}/IBMPlexSans_${name}.ttf`);
    return [face, create(readFileSync(file)) as Font] as const;
  });
  const letters = (fonts[0]?.[1].characterSet ?? [])
    .filter((code) => code >= 0x20 && fonts.every(([, font]) => font.hasGlyphForCodePoint(code)))
    .toSorted((a, b) => a - b);
  const widths = fonts.map(([face, font]) => [
    face,
    letters.map((code) => `${code.toString(36)}:${Math.round(font.glyphForCodePoint(code).advanceWidth).toString(36)}`).join(' '),
  ]);
  return Object.fromEntries(widths) as Record<keyof typeof FACES, string>;
};
