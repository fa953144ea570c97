import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SpreadsheetReader } from './spreadsheet-reader';

const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-'));
const thread = (name: string, source: string): string => {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, `const { parentPort, workerData } = require('node:worker_threads');\n${source}`);
  return file;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const csv = Buffer.from('a;b');

describe('the threads that read files', () => {
  it('are ended by the clock at last, and the file is refused as what it is', async () => {
    const reader = new SpreadsheetReader(thread('endless', 'for (;;);'), 300);
    await expect(reader.read(csv, 'a.csv')).rejects.toMatchObject({ refusal: { format: 'csv', reason: 'too_large' } });
    await expect(reader.read(Buffer.from('PK'), 'a.bin')).rejects.toMatchObject({
      refusal: { format: 'xlsx', reason: 'too_large' },
    });
  });
});
