import { codesOn } from '@mullion/server-testing/paper';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { render } from './render';
import type { DocumentHeader, RenderInput } from './render-input';

const product = (id: number, x: number, y: number) => ({
  id,
  barcode: `26-0411.99900${id}`,
  status: 6,
  position: `A${id}`,
  pallet_id: 5,
  x,
  y,
  z: 0,
  width: 1210,
  height: 2200,
  depth: 114,
  weight: 92.5,
  category: 1,
  comment: null,
  is_flipped: false,
  can_be_flipped: true,
  part_of: null,
  order: '26-0411',
  order_id: 3,
  address_key: 'a',
  type: 'Langas <šešiakampis>',
  image: null,
  checked: false,
  loaded_at: null,
  version: 1,
});

const pallet = {
  id: 5,
  number: '00LANGP260147',
  shown_number: 'P260147',
  order_number: '26-0411',
  order_ids: [3],
  customer_name: 'UAB Šviesūs Langai',
  address: 'Žvejų g. 5',
  length: 2600,
  width: 1200,
  height: 2320,
  weight: 320,
  pallet_height: 120,
  max_weight: 2000,
  max_height: 2520,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 20,
  status: 1,
  description: null,
  printable: true,
  makes_legs: true,
  comment: 'Vežti atsargiai',
  products_count: 2,
  products: [product(1, 30, 20), product(2, 1300, 20)],
  pallet_structure: {
    id: 5,
    pallet_id: 5,
    layer_1: '1 70 0 x 2530',
    layer_2: '2 70 0 x 1130',
    layer_3: '3 70 0 x 2530',
  },
};

const input = (kind: RenderInput['kind'], language: 'lt' | 'en', pallets: unknown[] = [pallet]): RenderInput =>
  ({
    kind,
    language,
    company: 'Langai ir Durys',
    tallPalletRule: false,
    madeAt: '2026-11-20 12:00',
    pallets,
    trucks: [],
    headers: {},
    products: [],
    images: {},
    papers: {},
    waiting: null,
    table: null,
    evidence: null,
  }) as unknown as RenderInput;

const pagesOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

describe('documents', () => {
  it('EXP-01a EXP-02a makes a preparation list in either language, progress on the way', async () => {
    const steps: number[] = [];
    const lt = await render(
      input('preparation', 'lt', [pallet, { ...pallet, id: 6, shown_number: 'P260148' }]),
      (progress) => steps.push(progress),
    );
    expect(Buffer.from(lt.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(lt.name).toBe('ruosimas-P260147-P260148.pdf');
    expect(pagesOf(lt.bytes)).toBeGreaterThanOrEqual(2);
    expect(steps).toEqual([0.4, 0.8]);
    expect((await render(input('preparation', 'en'), () => undefined)).name).toBe('preparation-P260147.pdf');
  });

  it('BEY-22a labels of racks, eight on a sheet: every code is read by a decoder, also one that bars cannot hold', async () => {
    const racks = Array.from({ length: 9 }, (_none, at) => [`A-0${at + 1}`, '1 eilė, prie lango', `A-0${at + 1}`]);
    const table = { title: null, rows: [...racks, ['ŠALTA-SALĖ-12', '', 'ŠALTA-SALĖ-12']] };
    const { bytes, name } = await render({ ...input('racks', 'lt', []), table }, () => undefined);
    expect(name).toMatch(/^stovu-etiketes-A-01/);
    expect(pdfPages(bytes)).toHaveLength(2);
    expect(pdfPages(bytes)[0]).toContain('1 eilė, prie lango');
    expect(pdfPages(bytes).map((text) => (text.match(/prie lango/g) ?? []).length)).toEqual([8, 1]);
    const codes = [...(await codesOn(bytes)), ...(await codesOn(bytes, 2))];
    expect(codes.toSorted()).toEqual(table.rows.map((row) => String(row[2])).toSorted());
  });

  it('EXP-01a every page of a preparation list names its pallet, the later ones too', async () => {
    const rows = Array.from({ length: 9 }, (_, row) => product(row + 1, 30, 20 + row * 120));
    const high = { ...pallet, products: rows, products_count: rows.length };
    const { bytes } = await render(
      input('preparation', 'lt', [high, { ...high, id: 6, shown_number: 'P260148' }]),
      () => undefined,
    );
    const pages = pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(2);
    const half = pages.length / 2;
    expect(pages.map((text) => /P26014[78](?= · Langai ir Durys)/.exec(text)?.[0])).toEqual(
      pages.map((_, at) => (at < half ? 'P260147' : 'P260148')),
    );
  });

  it('EXP-01a a preparation list is built from: stacks numbered in drawing and table, row by row from the back, the floor first', async () => {
    const products = [
      product(1, 30, 20),
      product(2, 30, 140),
      { ...product(3, 30, 140), z: 2200 },
      { ...product(4, 1300, 140), is_flipped: true },
    ];
    const { bytes } = await render(
      input('preparation', 'lt', [{ ...pallet, products, products_count: 4 }]),
      () => undefined,
    );
    const text = (await pdfPages(bytes)).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('rietuvės – pagal numerius');
    const [, first = '', second = ''] = text.split(/[12] eilė \d vnt\./);
    expect(first).toMatch(/1\s*A1\s*26-0411\.999001/);
    expect(second).toMatch(/2\s*A2\s*26-0411\.999002.*2\s*A3.*3\s*A4\s*apversta/);
  });

  it('EXP-02a a label sheet has one page a pallet, a loading list takes empty pallets', async () => {
    const labels = await render(input('barcodes', 'en', [pallet, pallet, pallet]), () => undefined);
    expect(pagesOf(labels.bytes)).toBe(3);
    const list = await render(
      input('loading', 'en', [{ ...pallet, products: [], products_count: 0 }]),
      () => undefined,
    );
    expect(pagesOf(list.bytes)).toBe(1);
  });

  it('PRD-01d a product list shows drawings by order, and those without a picture of their own as their sizes say', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
    const one = { ...product(1, 0, 0), area: 1.2, image: 'h' };
    const products = [one, { ...one, id: 2, image: null }, { ...one, id: 3, order: '26-0500' }] as never;
    const { bytes, name } = await render({ ...input('products', 'lt'), products, images: { h: svg } }, () => undefined);
    expect(name).toBe('gaminiai-26-0411-26-0500.pdf');
    expect(pagesOf(bytes)).toBe(2);
  });
});

describe('EXP-04a given rows on paper', () => {
  const printed = async (
    rows: (string | number | null)[][],
    language: 'lt' | 'en' = 'lt',
    title: string | null = 'Užsakymai',
  ) => {
    const { bytes, name } = await render({ ...input('rows', language), table: { title, rows } }, () => undefined);
    return { name, pages: await pdfPages(bytes) };
  };

  it('are a table with Lithuanian letters whose head repeats on every sheet', async () => {
    const rows = Array.from({ length: 120 }, (_row, at) => [`Žąsėlių g. ${at + 1}`, at + 0.5, null]);
    const { name, pages } = await printed([['Gatvė', 'Plotas, m²', 'Pastaba'], ...rows]);
    expect(name).toBe('sarasas-Užsakymai.pdf');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Plotas, m²');
    expect(pages[0]).toMatch(/Žąsėlių g. 1.*0,5/s);
    expect(pages.at(-1)).toContain('Žąsėlių g. 120');
    expect((await printed([['A']], 'en', null)).name).toBe('list.pdf');
  });

  it('A9 A10 stay text, whatever they look like, and none is lost past the edge of a column or a sheet', async () => {
    const texts = [
      '=1+1',
      'file:///etc/passwd',
      '<img src="http://169.254.169.254/">',
      '{"image":"/etc/passwd"}',
      'ž'.repeat(300),
    ];
    const heads = Array.from({ length: 16 }, (_head, at) => `S${at}`);
    const { pages } = await printed([heads, heads.map((_head, at) => texts[at] ?? at)], 'lt', 'Rows');
    const all = pages.join(' ').replace(/\s/g, '');
    for (const text of texts) expect(all).toContain(text.replace(/\s/g, '').slice(0, 6));
    expect(all.match(/ž/g)).toHaveLength(300);
  });
});

describe('EXP-02 logo and header of the templates', () => {
  // 2 × 1 pixels, so that it is known again by its size
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADElEQVQI12P4//8/AAX+Av5e8BQ1AAAAAElFTkSuQmCC';
  const run = { text: 'Rytų langai', bold: false, italic: true, underline: true };
  const blocks: DocumentHeader['blocks'] = [
    { kind: 'h1', align: 'center', marker: null, runs: [run] },
    { kind: 'li', align: 'left', marker: '1.', runs: [{ ...run, text: 'Tel. +370' }] },
  ];
  const header: DocumentHeader = { logo, logoWidthPx: 190, blocks };
  const bytesOf = async (kind: RenderInput['kind'], headers: RenderInput['headers']): Promise<string> =>
    Buffer.from((await render({ ...input(kind, 'lt'), headers }, () => undefined)).bytes).toString('latin1');
  const hasLogo = (pdf: string): boolean => /\/Subtype \/Image[^>]*\/Width 2\b|\/Width 2\n[^>]*\/Height 1\b/.test(pdf);

  it('EXP-02a stand above a loading list and on a label, and on nothing that has none', async () => {
    const plain = await bytesOf('loading', {});
    const headed = await bytesOf('loading', { 0: header });
    expect([hasLogo(plain), hasLogo(headed)]).toEqual([false, true]);
    // an own typeface for the header's marks
    expect(headed).toContain('IBMPlexSans-SemiBoldItalic');
    expect(plain).not.toContain('IBMPlexSans-SemiBoldItalic');
    expect([
      hasLogo(await bytesOf('barcodes', { 5: header })),
      hasLogo(await bytesOf('barcodes', { 6: header })),
    ]).toEqual([true, false]);
    expect(hasLogo(await bytesOf('preparation', { 0: header, 5: header }))).toBe(false);
  });

  it('read no file and no address, whatever stands where the logo should', async () => {
    for (const other of ['/etc/passwd', 'file:///etc/passwd', 'http://169.254.169.254/'])
      await expect(bytesOf('loading', { 0: { ...header, logo: other } })).rejects.toBeDefined();
  });
});
