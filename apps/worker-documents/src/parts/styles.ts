import type { StyleDictionary } from 'pdfmake/interfaces';

/** Print values of the design tokens (ink, second ink, hints, lines, head ground). */
export const INK = '#1A2125';
export const INK_2 = '#48535A';
export const INK_3 = '#5F6A71';
export const LINE = '#D6DCDE';
export const GROUND = '#F5F7F7';

export const STYLES: StyleDictionary = {
  number: { fontSize: 26, bold: true, color: INK },
  title: { fontSize: 13, color: INK_3 },
  section: { fontSize: 10, bold: true, color: INK },
  label: { fontSize: 8, color: INK_3 },
  value: { fontSize: 10, bold: true, color: INK },
  head: { fontSize: 8, bold: true, color: INK_2, fillColor: GROUND },
  cell: { fontSize: 9, color: INK },
};
