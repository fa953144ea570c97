import { faults, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

const heads = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order';
const fix = (row: number, column: string, value: string) => ({ row, column, value });
const corrected = (...corrections: object[]) => ({ corrections: JSON.stringify(corrections) });

describe('BEY-38h bad cells of a file', () => {
  const bad = [heads, 'L1;1;1180;130O;92;52;1;C-1', 'L2;1;;1390;92;52;1;C-1', 'L3;1;900;1390;92;52;1;C-1'].join('\n');

  it('are shown in their rows, beside what the good rows are understood as', async () => {
    const { body } = await test.upload(bad, { check_only: 'true' });
    expect(body.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'height_mm'],
      [3, 'width_mm'],
    ]);
    expect(body.reading?.rows).toMatchObject([
      { row: 2, cells: ['L1', '1', '1180', '130O', '92', '52', '1', 'C-1'], understood: null },
      { row: 3, understood: null },
      { row: 4, understood: { position: 'L3', category: 1, width_mm: 900, height_mm: 1390, quantity: 1 } },
    ]);
  });

  it('are corrected in the call that sends the file, and read again by the same rules', async () => {
    const still = await test.upload(bad, corrected(fix(2, 'height_mm', '1300'), fix(3, 'width_mm', 'wide')));
    expect(faults(still)).toEqual([['rows.3.width_mm', 'import.not_a_number']]);
    const { body } = await test.upload(bad, corrected(fix(2, 'height_mm', '1300'), { row: 3, skip: true }));
    const { products } = await test.order(body);
    expect(products.map(({ position, width, height }) => [position, width, height])).toEqual([
      ['L1', 1180, 1300],
      ['L3', 900, 1390],
    ]);
  });

  it('name a row or column of the file, or are refused', async () => {
    expect(faults(await test.upload(bad, corrected(fix(12, 'height_mm', '1'))))).toContainEqual([
      'rows.12.height_mm',
      'import.no_such_row',
    ]);
    for (const corrections of ['[', '[{"row":2,"column":"colour","value":"1"}]', '[{"row":0,"skip":true}]'])
      expect((await test.upload(bad, { corrections })).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('belong to the call: a repeated one with other corrections is not the same call', async () => {
    const good = corrected(fix(2, 'height_mm', '1300'), fix(3, 'width_mm', '760'));
    const first = await test.upload(bad, good, test.writer(), 'a.csv', 'corrected-1');
    const again = await test.upload(bad, good, test.writer(), 'a.csv', 'corrected-1');
    expect(again.body).toEqual(first.body);
    const other = corrected(fix(2, 'height_mm', '1310'), fix(3, 'width_mm', '760'));
    expect((await test.upload(bad, other, test.writer(), 'a.csv', 'corrected-1')).problem?.status).toBe(422);
  });
});

describe('BEY-38e questions', () => {
  const small = (width: number) => `${heads}\nL1;1;${width};1390;92;12;1;Q-1\n`;

  it('are said yes to as they were seen: with others the file is asked about again', async () => {
    const { body } = await test.upload(small(146), { check_only: 'true' });
    expect(body.questions.length).toBeGreaterThan(0);
    const take = { unusual: 'take', questions_seen: body.questions_seen };
    const other = await test.upload(small(147), take);
    expect(faults(other)).toContainEqual(['rows.2.width_mm', 'import.unusual_size']);
    expect(await test.stored()).toBe(0);
    expect((await test.upload(small(146), take)).body).toMatchObject({ written: true });
  });

  it('are all listed, and of more than anybody looks at none is taken', async () => {
    const many = (count: number) =>
      [heads, ...Array.from({ length: count }, (_row, at) => `L${at};1;146;1390;92;12;1;Q-2`)].join('\n');
    const { body } = await test.upload(many(600), { check_only: 'true' });
    expect(body.questions).toHaveLength(600);
    const refused = await test.upload(many(2_001), { unusual: 'take' });
    expect(refused.problem?.current).toMatchObject({
      errors: [{ row: 0, code: 'import.too_many_questions', params: { count: 2_001, max: 2_000 } }],
    });
    expect(await test.stored()).toBe(0);
  });
});

describe('BEY-38f signs of a file', () => {
  it('are found, and may be said: what separates values, and which sign the decimal one is', async () => {
    const text = `${heads}\nL1;1;1.180;1.390;92;52,5;1;S-1\n`;
    expect(faults(await test.upload(text))).toEqual([
      ['rows.2.width_mm', 'import.not_whole'],
      ['rows.2.height_mm', 'import.not_whole'],
    ]);
    const { body } = await test.upload(text, { decimal: ',' });
    expect(body.reading).toMatchObject({ separator: ';', decimal: ',' });
    expect((await test.order(body)).products[0]).toMatchObject({ width: 1180, height: 1390, weight: 52.5 });
    const piped = text.replaceAll(';', '|').replaceAll('S-1', 'S;2');
    expect((await test.upload(piped, { decimal: ',', check_only: 'true', separator: '|' })).body).toMatchObject({
      errors: [],
      orders: [{ number: 'S;2' }],
    });
  });
});
