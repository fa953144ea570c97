import { readFileSync } from 'node:fs';
import type { LetterPath } from '@mullion/drawings';
import { create, type Font } from 'fontkit';

const PLEX = '@expo-google-fonts/ibm-plex-sans';
const FILES = {
  regular: `${PLEX}/400Regular/IBMPlexSans_400Regular.ttf`,
  italic: `${PLEX}/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf`,
  bold: `${PLEX}/700Bold/IBMPlexSans_700Bold.ttf`,
  bold_italic: `${PLEX}/700Bold_Italic/IBMPlexSans_700Bold_Italic.ttf`,
  signs: '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
} as const;
type FontName = keyof typeof FILES;

const fonts = new Map<FontName, Font>();
const fontOf = (name: FontName): Font => {
  const known = fonts.get(name);
  if (known) return known;
  const font = create(readFileSync(require.resolve(FILES[name])));
  fonts.set(name, font);
  return font;
};

/** Outlines of our own fonts, which neither a printer nor this machine has to have; read once. */
export const letterPath: LetterPath = (face, char, size) => {
  const code = char.codePointAt(0) ?? 0;
  const own = fontOf(face);
  const font = own.hasGlyphForCodePoint(code) ? own : fontOf('signs');
  const scale = size / font.unitsPerEm;
  return font.glyphForCodePoint(code).path.scale(scale, -scale).toSVG();
};
