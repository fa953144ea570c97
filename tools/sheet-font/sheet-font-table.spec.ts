import { FONT_TABLE } from '../../libs/drawings/src/sheet/font-table';
import { sheetFontTable } from './sheet-font-table';

it('PDT-01 the letters of templates are as wide as in the font that PDFs embed; `npm run sheet-font` measures them again', () => {
  expect(FONT_TABLE).toEqual(sheetFontTable());
});
