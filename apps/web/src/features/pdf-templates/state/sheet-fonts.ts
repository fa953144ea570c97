import { useEffect, useState } from 'react';
import bold from '@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf?url';
import boldItalic from '@expo-google-fonts/ibm-plex-sans/700Bold_Italic/IBMPlexSans_700Bold_Italic.ttf?url';
import italic from '@expo-google-fonts/ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf?url';
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import signs from '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf?url';
import { SHEET_FONT, SIGNS_FONT } from '@mullion/drawings';

const faces = [
  [regular, '400', 'normal'],
  [italic, '400', 'italic'],
  [bold, '700', 'normal'],
  [boldItalic, '700', 'italic'],
] as const;

let loading: Promise<void> | null = null;
/** The very files that PDFs embed, once for all pages. */
const load = (): Promise<void> => {
  loading ??= Promise.all(
    faces.map(([url, weight, style]) => new FontFace(SHEET_FONT, `url(${url})`, { weight, style }).load()),
  ).then((all) => {
    for (const face of all) document.fonts.add(face);
    // fetched when a text has such a sign; its one face is used for bold as well, as in the PDF
    document.fonts.add(new FontFace(SIGNS_FONT, `url(${signs})`, { weight: '400 700' }));
  });
  return loading;
};

/** True once texts of templates can be shown as they will be printed. */
export const useSheetFonts = (): boolean => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void load()
      .catch(() => {
        loading = null;
      })
      .then(() => isCurrent && setReady(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isReady;
};
