import { faults, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});
const customer = async (name: string, company = test.company): Promise<number> => {
  const [row] = await test.orders.sql<{ id: number }>(
    'INSERT INTO customers (company_id, name) VALUES ($1, $2) RETURNING id',
    [company, name],
  );
  return row?.id ?? 0;
};

describe('BEY-38e what is not plausible', () => {
  const heads = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order';
  const small = `${heads}\nL1;1;146;140;9;68,5;1;U-1\n`;

  it('is asked about by row and column, and written once a person has looked', async () => {
    const { body } = await test.upload(small, { check_only: 'true' });
    expect(body.errors).toEqual([]);
    expect(body.questions[0]).toEqual({
      ...{ row: 2, column: 'width_mm', code: 'import.unusual_size', params: { value: 146, min: 250, max: 7000 } },
    });
    expect(faults(await test.upload(small))).toContainEqual(['rows.2.depth_mm', 'import.unusual_size']);
    expect(await test.stored()).toBe(0);
    expect((await test.upload(small, { unusual: 'take' })).body).toMatchObject({ written: true, questions: [] });
  });

  it('is judged by what the company has made, once that is enough', async () => {
    const many = `${heads}\n${Array.from({ length: 60 }, (_row, at) => `M${at};1;1000;1000;92;${30 + (at % 10)};1;M-1`).join('\n')}`;
    expect((await test.upload(many)).body).toMatchObject({ written: true });
    const heavy = `${heads}\nH;1;1000;1000;92;90;1;M-2`;
    expect(faults(await test.upload(heavy))).toEqual([['rows.2.weight_kg', 'import.unusual_mass_of_area']]);
  });
});

describe('BEY-38b a contact and a week in the rows', () => {
  const heads = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order;customer;contact;week';
  const row = (order: string, contact: string, week = '') =>
    `L1;1;1000;1200;82;40;1;${order};Langai;${contact};${week}`;

  it('are taken: the contact by name or e-mail address of that customer, the week when a person has seen its day', async () => {
    const id = await customer('Langai');
    await customer('Kiti');
    await test.orders.sql(
      `INSERT INTO contacts (company_id, customer_id, name, email, mobile)
       VALUES ($1, $2, 'Ona Petraitė', 'ona@langai.test', NULL), ($1, $2, 'Vairuotojas', NULL, '+370 612 34567')`,
      [test.company, id],
    );
    const named = [row('K-1', 'ona petraitė'), row('K-2', 'ONA@langai.test'), row('K-3', 'vairuotojas')];
    const { body } = await test.upload([heads, ...named].join('\n'));
    const contacts = [];
    for (const at of named.keys()) contacts.push((await test.order(body, at)).contact_id);
    expect(new Set(contacts).size).toBe(2);
    expect(contacts).not.toContain(null);
    expect(contacts[0]).toBe(contacts[1]);
    expect(faults(await test.upload([heads, row('K-4', 'Jonas')].join('\n')))).toEqual([
      ['rows.2.contact', 'import.no_such_contact'],
    ]);
    const weekly = [heads, row('K-5', '', '2027-W01')].join('\n');
    expect(faults(await test.upload(weekly))).toEqual([['rows.2.week', 'import.week_alone']]);
    const taken = await test.upload(weekly, { unusual: 'take' });
    expect(await test.order(taken.body)).toMatchObject({ delivery_date: '2027-01-08', week: '202701' });
  });
});
