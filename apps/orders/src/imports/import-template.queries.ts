import type { InputOf, OutputOf, routes } from '@mullion/contracts';
import { templateTitles } from './rules/column-titles';

type Query = InputOf<typeof routes.importTemplate>['query'];

/** File names of the template; the sheet inside is called the same. */
const names = { lt: 'uzsakymu-importas', en: 'orders-import' } as const;
const COLUMN_WIDTH = 16;

/**
 * A spreadsheet with the columns of an import, empty otherwise; csv as Lithuanian Excel writes it (semicolons, UTF-8
 * with mark).
 */
export const importTemplate = async ({ format, language }: Query): Promise<OutputOf<typeof routes.importTemplate>> => {
  const titles = templateTitles(language);
  if (format === 'csv') {
    const content = Buffer.from(`\ufeff${titles.join(';')}\r\n`).toString('base64');
    return { name: `${names[language]}.csv`, type: 'text/csv; charset=utf-8', content };
  }
  // loaded when it is needed: heavy and rarely used
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet(names[language], { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = titles.map((header) => ({ header, width: COLUMN_WIDTH }));
  sheet.getRow(1).font = { bold: true };
  const content = Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
  return {
    name: `${names[language]}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
  };
};
