import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sheetFontTable } from './sheet-font-table';

const FILE = path.join(process.cwd(), 'libs/drawings/src/sheet/font-table.ts');

/** Writes how wide the letters of PDF templates are; to be called again when the font's package changes. */
writeFileSync(
  FILE,
  `/** Made by \`npm run sheet-font\` from the font files that PDFs embed: \`code point:width\`, thousandths of the letters' size. */
export const FONT_TABLE = ${JSON.stringify(sheetFontTable(), null, 2)} as const;
`,
);
process.stdout.write(`${FILE}\n`);
