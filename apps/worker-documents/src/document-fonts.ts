import path from 'node:path';

const name = '@expo-google-fonts/ibm-plex-sans';

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
};

const files = new Set(Object.values(documentFonts[FONT]).map((file) => path.resolve(file)));

export const isDocumentFont = (file: string): boolean => files.has(path.resolve(file));
