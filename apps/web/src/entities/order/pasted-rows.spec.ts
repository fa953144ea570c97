import { guessedColumns, tableOfClipboard } from './pasted-rows';

const fieldsOf = (...lines: string[]) => guessedColumns(lines.map((line) => line.split('|'))).map(({ field }) => field);

describe('BEY-62e rows of a clipboard', () => {
  it('are a table when they have columns; other text is not', () => {
    expect(tableOfClipboard('', 'a word\nand another', 'rows')).toBeNull();
    expect(tableOfClipboard('<p>x</p>', '', 'rows')).toBeNull();
    expect(tableOfClipboard('', 'L1\t900', 'rows')?.file.name).toBe('rows.txt');
  });

  it('are taken as the spreadsheet has them, with their merged cells, where the clipboard holds a table', async () => {
    const table = tableOfClipboard('<html><table><tr><td>L1<td>900</table>', 'L1\t900', 'rows');
    expect(table?.file.name).toBe('rows.xls');
    expect(await table?.file.text()).toContain('<table>');
  });

  it('have heads when the first line is words alone', () => {
    expect(tableOfClipboard('', 'Pos\tWidth\nL1\t900', 'rows')?.columns).toBeNull();
    expect(tableOfClipboard('', 'L1\t900\nL2\t900', 'rows')?.columns).toHaveLength(2);
    expect(tableOfClipboard('', 'L1\tF92', 'rows')?.columns).toHaveLength(2);
  });

  it('without heads are guessed by what stands in them, for a person to look at', () => {
    expect(fieldsOf('L1|F92|900|1200|92|52,5|2', 'L2||800|1 200|92|48|1')).toEqual([
      ...['position', 'type', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'],
    ]);
    expect(fieldsOf('L1|F92|900|1200|92|48|2', 'L2|F92|1000|210O|92|80|1')[3]).toBe('height_mm');
    expect(fieldsOf('L1|900|1200|2')).toEqual(['position', 'width_mm', 'height_mm', 'quantity']);
    expect(fieldsOf('1|900|1200|52|2|7|oak|x')).toEqual([
      ...['position', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity', 'type', null],
    ]);
    expect(fieldsOf('L1|900')).toEqual(['position', 'width_mm']);
  });
});
