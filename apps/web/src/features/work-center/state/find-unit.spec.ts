import type { QueuedUnit } from '../rules/unit-queue';
import { findUnit } from './find-unit';

const unit = (barcode: string) => ({ product: { barcode } }) as QueuedUnit;
const here = unit('26-0412-001');
const elsewhere = unit('26-0412-002');

describe('a unit scanned at a work center', () => {
  it('WCP-01a is found in the list where a Lithuanian keyboard has typed letters for its digits', async () => {
    expect(await findUnit('čš-“ėąč-““ą', [here], null)).toBe(here);
    expect(await findUnit('čš-“ėąč-““č', [here], null)).toBeUndefined();
  });

  it('WCP-01a is asked for by every code it may be, as it was typed first', async () => {
    const asked: string[] = [];
    const ask = async (code: string) => {
      asked.push(code);
      return await Promise.resolve(code === '26-0412-002' ? [elsewhere] : []);
    };
    expect(await findUnit('čš-“ėąč-““č', [here], ask)).toBe(elsewhere);
    expect(asked).toEqual(['čš-“ėąč-““č', '26-0412-002']);
    expect(await findUnit('26-0412-009', [here], ask)).toBeUndefined();
    expect(asked.slice(2)).toEqual(['26-0412-009', '26/0412/009']);
  });
});
