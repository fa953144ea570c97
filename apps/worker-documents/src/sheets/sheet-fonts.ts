const name = '@expo-google-fonts/ibm-plex-sans';

/** The font files whose widths are in `font-table.ts` of the drawings. */
export const sheetFonts = {
  regular: require.resolve(`${name}/400Regular/IBMPlexSans_400Regular.ttf`),
  italic: require.resolve(`${name}/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf`),
  bold: require.resolve(`${name}/700Bold/IBMPlexSans_700Bold.ttf`),
  bold_italic: require.resolve(`${name}/700Bold_Italic/IBMPlexSans_700Bold_Italic.ttf`),
  signs: require.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const;
