import { CFB, utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import { limits } from './limits';
import { readTable } from './read-table';

const xlsx = async (fill: (sheet: exceljs.Worksheet) => void): Promise<Buffer> => {
  const book = new exceljs.Workbook();
  fill(book.addWorksheet('a'));
  return Buffer.from(await book.xlsx.writeBuffer());
};

describe('BEY-38a files of other programs', () => {
  const rows = [
    ['position', 'width_mm', 'customer'],
    ['L1', 1460, 'Šviesūs langai'],
    ['00412', 68.5, 'Окна'],
  ];
  const lines = rows.map((cells, at) => ({ row: at + 1, cells }));
  const written = (bookType: 'biff8' | 'ods' | 'xlml' | 'html'): Buffer => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'a');
    return Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
  };

  it.each([
    ['xls', 'biff8', 'old.xls'],
    ['ods', 'ods', 'libre.ods'],
    ['ods', 'ods', 'renamed.xlsx'],
    ['html', 'xlml', 'of 2003.xls'],
  ] as const)('are read as %s: %s, named %s', async (format, kind, name) => {
    const reply = await readTable(written(kind), name);
    expect(reply).toMatchObject({ table: { format, sheets: [{ lines }] } });
  });

  it('may be a web page that is called a workbook: what stands in it is text', async () => {
    const page = `<html><head><title>x</title></head><body><table>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></body></html>`;
    const reply = await readTable(Buffer.from(page), 'orders.xls');
    expect(reply).toMatchObject({
      table: {
        format: 'html',
        sheets: [{ lines: lines.map(({ row, cells }) => ({ row, cells: cells.map(String) })) }],
      },
    });
  });

  it('are refused as locked with a password', async () => {
    const encrypted = CFB.utils.cfb_new();
    CFB.utils.cfb_add(
      encrypted,
      '/EncryptionInfo',
      Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0, ...Buffer.from('<encryption/>')]),
    );
    CFB.utils.cfb_add(encrypted, '/EncryptedPackage', Buffer.alloc(64));
    const bytes = Buffer.from(CFB.write(encrypted, { type: 'buffer' } as never) as unknown as Uint8Array);
    expect(await readTable(bytes, 'a.xlsx')).toMatchObject({ refusal: { reason: 'locked' } });
  });

  it('with more columns than are read say so', async () => {
    const bytes = await xlsx((sheet) => {
      sheet.getCell('A1').value = 'position';
      sheet.getCell(1, limits.columns + 1).value = 'width_mm';
    });
    expect(await readTable(bytes, 'a.xlsx')).toMatchObject({
      table: { sheets: [{ isWider: true, lines: [{ cells: ['position'] }] }] },
    });
    expect(await readTable(Buffer.from(`position${';'.repeat(limits.columns)}width_mm`), 'a.csv')).toMatchObject({
      table: { sheets: [{ isWider: true }] },
    });
  });
});
