import { fileName } from './file-name';

describe('the name of a file', () => {
  it('names what it is and the first three things in it', () => {
    expect(fileName('uzsakymai', ['M1', 'M2', 'M3', 'M4'], 'csv')).toBe('uzsakymai-M1-M2-M3.csv');
  });

  it('keeps letters of any language and puts one line for what a file system refuses', () => {
    expect(fileName('sheets', ['Šiaurė / 3', 'C:\\x?'], 'pdf')).toBe('sheets-Šiaurė_3-C_x_.pdf');
  });

  it('is cut when long and is the kind alone when nothing has a name', () => {
    expect(fileName('list', ['x'.repeat(200)], 'pdf')).toBe(`list-${'x'.repeat(60)}.pdf`);
    expect(fileName('list', [], 'pdf')).toBe('list.pdf');
  });
});
