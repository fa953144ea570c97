import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { exportColumns, routes, type ExportedList, type WantedList } from '@mullion/contracts';
import { systemContext, type BlobStore } from '@mullion/server-kit';
import { Workbook } from 'exceljs';
import type { Cell } from './cell';
import { listColumns } from './columns';
import { csv, csvCell } from './csv';
import { makeList } from './make-list';
import { xlsx } from './xlsx';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x', '＝1+1', '|calc', '%0A=1'];

async function* rowsOf(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

describe('a list as csv', () => {
  it('A10 a text that a spreadsheet would work out is shown as it is', () => {
    for (const formula of FORMULAS) expect(csvCell(formula, 'en')).toMatch(/^"?'/);
    for (const sum of ['+370-600-12345', '+1+1', '+12345=1', '+SUM(1)', '-37060012345', '+370 600\n=1', '+12345|calc'])
      expect(csvCell(sum, 'en')).toMatch(/^"?'/);
    expect(csvCell('26-0411', 'en')).toBe('26-0411');
    expect(csvCell(-1.5, 'lt')).toBe('-1,5');
  });

  it('EXP-04a a phone number with its country stays as it is written', () => {
    for (const phone of ['+37060012345', '+370 600 12345', '+47 22 33 44 55']) expect(csvCell(phone, 'lt')).toBe(phone);
  });

  it('has the signs of its language and quotes what parts cells', async () => {
    const rows: Cell[][] = [
      ['a "b", c', 1.25, null],
      ['line\nbreak', 0, 'x;y'],
    ];
    expect(await text(Readable.from(csv(['A', 'B', 'C'], rowsOf(rows), 'en')))).toBe(
      '\ufeffA,B,C\r\n"a ""b"", c",1.25,\r\n"line\nbreak",0,"x;y"\r\n',
    );
    expect(await text(Readable.from(csv(['A', 'B'], rowsOf([['ą', 1.25]]), 'lt')))).toBe('\ufeffA;B\r\ną;1,25\r\n');
  });
});

describe('a list as xlsx', () => {
  const read = async (rows: readonly (readonly Cell[])[]) => {
    const bytes = await buffer(
      Readable.from(xlsx('Orders / [all]', [{ head: 'Text' }, { head: 'Area', decimals: 2 }], rowsOf(rows))),
    );
    const book = new Workbook();
    await book.xlsx.load(bytes as never);
    return book.worksheets[0];
  };

  it('A10 keeps every text a text, whatever it begins with or holds', async () => {
    const texts = [...FORMULAS.map((formula) => formula.replace('\r', '')), '<b>&"</b>', 'ąčę', '\u0000\ufffe\ud800x'];
    const sheet = await read(texts.map((value) => [value, 1.5]));
    expect(sheet?.name).toBe('Orders    all');
    texts.forEach((value, at) => {
      const cell = sheet?.getCell(at + 2, 1);
      expect(cell?.formula).toBeUndefined();
      expect(cell?.text).toBe(value.replace('\u0000\ufffe\ud800', ''));
      expect(sheet?.getCell(at + 2, 2).value).toBe(1.5);
    });
  });

  it('holds many rows and none', async () => {
    expect((await read([]))?.rowCount).toBe(1);
    expect((await read(Array.from({ length: 3_000 }, (_row, at) => [`row ${at}`, at])))?.rowCount).toBe(3_001);
  });
});

describe('what is exported', () => {
  it('has a head in both languages for every column of every list', async () => {
    for (const list of Object.keys(exportColumns) as ExportedList[])
      for (const language of ['lt', 'en'] as const)
        for (const column of (await listColumns(list, exportColumns[list], language, new Map())).columns)
          expect([list, column.key, column.head]).not.toEqual([list, column.key, column.key]);
  });

  it('reads orders by their ids a thousand at a time and pages of other lists until the last', async () => {
    const stored = new Map<string, string>();
    const store = {
      put: async (key: string, content: Readable) => {
        stored.set(key, await text(content));
        return { size: 0 };
      },
    } as unknown as BlobStore;
    const asked: number[] = [];
    const rpc = {
      ask: async (contract: { name: string }, input: { ids?: number[]; query?: { page: number; rows: number } }) => {
        await Promise.resolve();
        if (contract.name === routes.listStatuses.name) return [{ status: 6, text: 'Gaminama', table_name: 'orders' }];
        if (contract.name === 'orders.ids') return Array.from({ length: 2_500 }, (_id, at) => at + 1);
        if (contract.name === 'orders.by-ids') {
          asked.push(input.ids?.length ?? 0);
          return input.ids?.map((id) => ({ id, production_id: `P${id}`, area: 1.5, status: 6 }));
        }
        const { page = 0, rows = 0 } = input.query ?? {};
        return {
          data: page < 3 ? Array.from({ length: page === 2 ? 5 : rows }, () => ({ name: '=x' })) : [],
          total: 205,
          last_page: 2,
        };
      },
    };
    const progress: number[] = [];
    const make = (wanted: Partial<WantedList>) =>
      makeList(
        {
          wanted: { format: 'csv', query: {}, person: systemContext(1), ...wanted } as WantedList,
          language: 'lt',
          context: systemContext(1),
          key: `k/${wanted.list}`,
          onProgress: (done) => progress.push(done),
        },
        rpc as never,
        store,
      );
    expect(await make({ list: 'orders', columns: ['production_id', 'area', 'status'] })).toMatchObject({
      key: 'k/orders.csv',
      name: 'Užsakymai.csv',
    });
    const lines = stored.get('k/orders.csv')?.split('\r\n') ?? [];
    expect(asked).toEqual([1_000, 1_000, 500]);
    expect([lines[0], lines[1], lines.length]).toEqual([
      '\ufeffGamybos nr.;Plotas, m²;Būsena'.replace('Plotas, m²', '"Plotas, m²"'),
      'P1;1,5;Gaminama',
      2_502,
    ]);
    expect(progress.length).toBe(50);
    await make({ list: 'customers', columns: ['name'] });
    expect(stored.get('k/customers.csv')?.split('\r\n')).toHaveLength(207);
  });
});
