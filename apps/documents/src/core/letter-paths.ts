import { readFileSync } from 'node:fs';
import type { LetterPath } from '@mullion/drawings';
import { create, type Font } from 'fontkit';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '700Bold', bold_italic: '700Bold_Italic' } as const;
type Face = keyof typeof FACES;

const fonts = new Map<Face, Font>();
const fontOf = (face: Face): Font => {
  const known = fonts.get(face);
  if (known) return known;
  const name = FACES[face];
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/ibm-plex-sans/${name}/IBMPlexSans_${name}.ttf`)));
  fonts.set(face, font);
  return font;
};

/** Outlines of our own font, which neither a printer nor this machine has to have; read once. */
export const letterPath: LetterPath = (face, char, size) => {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  return font
    .glyphForCodePoint(char.codePointAt(0) ?? 0)
    .path.scale(scale, -scale)
    .toSVG();
};
