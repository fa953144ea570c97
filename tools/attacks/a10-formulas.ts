import { exportColumns } from '@mullion/contracts';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { pathFor, queryFor, type Operation } from '../api/operations';
import { Person } from '../api/person';
import type { World } from '../api/world';
import type { Attack, Finding } from './attack';

const TRIES = 100;
const PAUSE_MS = 100;
/** What a spreadsheet program would run. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '=HYPERLINK("http://x.test","y")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
];

/** Gives the orders that hold them. */
const fill = async ({ people }: World): Promise<number[]> => {
  const orders: number[] = [];
  for (const [at, text] of formulas.entries()) {
    const tail = ` ${Date.now()}-${at}`;
    const customer = await people.admin.do<{ id: number }>('POST', 'customers', {
      body: { name: `${text}${tail}`, code: text },
    });
    const body = {
      production_id: `${text}${tail}`.trim().slice(0, 64),
      customer_id: customer.id,
      customer_order_number: text,
    };
    const order = await people.admin.do<{ id: number }>('POST', 'orders', { body });
    const sizes = {
      position: text.trim(),
      type: text.trim(),
      comment: text,
      width: 900,
      height: 900,
      depth: 82,
      weight: 30,
      area: 1,
    };
    await people.admin.do('POST', 'products', { body: { order_id: order.id, ...sizes } });
    orders.push(order.id);
  }
  return orders;
};

/** Routes that answer a spreadsheet: they let one choose csv. */
const tablesOf = (operations: readonly Operation[]): Operation[] =>
  operations.filter(
    ({ method, query }) =>
      method === 'GET' && query.some(({ name, schema }) => name === 'format' && schema.enum?.includes('csv')),
  );

const fetchFile = async (person: Person, operation: Operation, format: string): Promise<Buffer> => {
  const query = new URLSearchParams(
    Object.entries({ ...queryFor(operation), format }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await fetch(`${person.url}/api/${pathFor(operation)}?${query}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  if (!answer.ok) throw new Error(`${operation.label}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
};

const badCellsOfCsv = (file: Buffer): string[] => {
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  const delimiter = text.split('\n')[0]?.includes(';') ? ';' : ',';
  const rows: string[][] = parse(text, { delimiter, relax_column_count: true });
  // a number with its sign is a number, whatever program reads it
  return rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell));
};

const badCellsOfXlsx = async (file: Buffer): Promise<string[]> => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  const bad: string[] = [];
  book.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.type === ExcelJS.ValueType.Formula || cell.type === ExcelJS.ValueType.Hyperlink)
          bad.push(`${cell.address} ${cell.text}`);
      }),
    ),
  );
  return bad;
};

/** Lists that are exported in the background: their file is behind the link. */
const exportedFile = async (person: Person, path: string, body: object): Promise<Buffer> => {
  const { link } = await person.do<{ link: string }>('POST', path, { body });
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await fetch(`${person.url}${link}`);
    const isPage = (answer.headers.get('content-type') ?? '').includes('html');
    if (answer.ok && !isPage) return Buffer.from(await answer.arrayBuffer());
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`no file of ${path} ${JSON.stringify(body)}`);
};

const judge = async (what: string, fileOf: (format: string) => Promise<Buffer>): Promise<Finding> => {
  const csv = badCellsOfCsv(await fileOf('csv'));
  const xlsx = await badCellsOfXlsx(await fileOf('xlsx'));
  return { what: `${what} as csv and xlsx`, tried: 2, failures: [...csv, ...xlsx].slice(0, 20) };
};

const preparation = async (person: Person, orders: readonly number[]): Promise<Finding> => {
  const failures = badCellsOfCsv(await exportedFile(person, 'orders/preperation/csv', { orders }));
  return { what: 'POST orders/preperation/csv', tried: 1, failures: failures.slice(0, 20) };
};

/** A10: formulas in every text that is exported: text they stay, in csv and in xlsx. */
export const formulaCells: Attack = {
  id: 'A10',
  title: 'formulas in exports',
  run: async (world): Promise<Finding[]> => {
    const orders = await fill(world);
    const { admin } = world.people;
    const tables = tablesOf(world.operations).map((operation) =>
      judge(operation.label, (format) => fetchFile(admin, operation, format)),
    );
    const lists = Object.entries(exportColumns).map(([list, columns]) =>
      judge(`POST exports/lists of ${list}`, (format) =>
        exportedFile(admin, 'exports/lists', { list, format, columns }),
      ),
    );
    return Promise.all([...tables, ...lists, preparation(admin, orders)]);
  },
};
