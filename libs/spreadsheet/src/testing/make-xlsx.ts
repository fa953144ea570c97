import { crc32, deflateRawSync } from 'node:zlib';

/** A flag of an entry. */
const NAMES_ARE_UTF8 = 0x0800;

const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    parts.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      if (size === 2) bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );

/** A zip of these contents by name. */
export const makeZip = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, plain] = [Buffer.from(path), Buffer.isBuffer(text) ? text : Buffer.from(text)];
    const packed = deflateRawSync(plain);
    const head = numbers(
      [20, 2],
      [NAMES_ARE_UTF8, 2],
      [8, 2],
      [0, 4],
      [crc32(plain), 4],
      [packed.length, 4],
      [plain.length, 4],
      [name.length, 2],
      [0, 2],
    );
    files.push(Buffer.from('PK\u0003\u0004'), head, name, packed);
    directory.push(
      Buffer.from('PK\u0001\u0002'),
      numbers([20, 2]),
      head,
      numbers([0, 2], [0, 4], [0, 4], [at, 4]),
      name,
    );
    at += 4 + head.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const count = directory.length / 5;
  const end = numbers([0, 4], [count, 2], [count, 2], [list.length, 4], [at, 4], [0, 2]);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006'), end]);
};

const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const relation = (kind: string, target: string): string =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`;

/** An xlsx file of one sheet with this inside its `worksheet` element, as no library would write it. */
export const makeXlsx = (worksheet: string): Buffer =>
  makeZip({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${worksheet}</worksheet>`,
  });
