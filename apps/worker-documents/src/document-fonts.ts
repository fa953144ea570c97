import path from 'node:path';
import { SIGNS_FONT } from '@mullion/drawings';

const name = '@expo-google-fonts/ibm-plex-sans';

const signs = require.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf');

/** The family of the documents, named as their drawings name it. */
export const FONT = 'IBM Plex Sans';

/** Its files: nothing else is read by the renderer. */
export const documentFonts = {
  [FONT]: {
    normal: require.resolve(`${name}/400Regular/IBMPlexSans_400Regular.ttf`),
    bold: require.resolve(`${name}/600SemiBold/IBMPlexSans_600SemiBold.ttf`),
    italics: require.resolve(`${name}/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf`),
    bolditalics: require.resolve(`${name}/600SemiBold_Italic/IBMPlexSans_600SemiBold_Italic.ttf`),
  },
  [SIGNS_FONT]: { normal: signs, bold: signs, italics: signs, bolditalics: signs },
};

const files = new Set(
  Object.values(documentFonts)
    .flatMap((family) => Object.values(family))
    .map((file) => path.resolve(file)),
);

export const isDocumentFont = (file: string): boolean => files.has(path.resolve(file));
