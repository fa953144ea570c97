import type { Locator, Page } from '@playwright/test';
import exceljs from 'exceljs';
import type { T } from '../texts';

interface ExcelFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const heads = [
  'Stovas',
  'Pusė',
  'Plotis',
  'Aukštis',
  'Tipas',
  'Kliento užsakymas',
  'Kliento pozicija',
  'Užsakymo nr.',
  'Pozicijos nr.',
];

/** A supplier's Excel file: units of its order on both sides of a stand; a row may have another height. */
export const glassFile = async (
  name: string,
  order: string,
  stand: string,
  heights: readonly (number | string)[],
): Promise<ExcelFile> => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Stovai');
  sheet.addRow(heads);
  heights.forEach((height, at) =>
    sheet.addRow([stand, at % 2 === 0 ? 'A' : 'B', 640, height, '4–16–4', order, `0${at + 1}.1`, order, at + 1]),
  );
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: Buffer.from(await book.xlsx.writeBuffer()) };
};

/** Glass units as a list or cards, the map of their stands, and the dialog that takes files. */
export class GlassUnitsPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.t('glassUnits:search') });
  }
  get rows(): Locator {
    return this.page.getByRole('table', { name: this.t('glassUnits:title') }).locator('tbody tr');
  }
  get cards(): Locator {
    return this.page.getByRole('list', { name: this.t('glassUnits:title') }).getByRole('button');
  }
  head(column: 'stand_number' | 'size' | 'supplier_position'): Locator {
    return this.page.getByRole('columnheader', { name: this.t(`glassUnits:column.${column}`) });
  }
  get uploadButton(): Locator {
    return this.page.getByRole('button', { name: this.t('glassUnits:upload.open') }).first();
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('glassUnits:upload.title') });
  }
  /** A file of the dialog, by its name. */
  file(name: string): Locator {
    return this.dialog.locator('.glass-file').filter({ hasText: name });
  }
  side(stand: string, side: 'A' | 'B', units: number): Locator {
    const name = this.t('glassUnits:stands.open', {
      number: stand,
      side,
      units: this.t('glassUnits:stands.units', { count: units }),
    });
    return this.page.getByRole('button', { name, exact: true });
  }
}
