import { codesOn, describedPdf, wordsOn, type Word } from '@mullion/server-testing/paper';
import { render } from './render';
import type { RenderInput } from './render-input';
import { sampleInput, samplePallet, sampleTexts } from './testing/sample-input';

/*
 * Documents read back as others see them: by another program's reader, and by a scanner from the page as a printer of
 * 203 dots to the inch prints it.
 */

const KINDS = [
  'preparation',
  'loading',
  'barcodes',
  'truck',
  'products',
  'rows',
  'work_center_orders',
  'work_center_positions',
] as const;
const TITLES: Record<(typeof KINDS)[number], readonly [lt: string, en: string]> = {
  preparation: ['Paletės ruošimas · P26-0141, P26-0142', 'Pallet preparation · P26-0141, P26-0142'],
  loading: ['Krovimo sąrašas · P26-0141', 'Loading list · P26-0141'],
  barcodes: ['Paletės etiketė · P26-0141', 'Pallet label · P26-0141'],
  truck: ['Sunkvežimis · T26-118', 'Truck · T26-118'],
  products: ['Užsakymo gaminiai · 26-0411', 'Products of the order · 26-0411'],
  rows: ['Sąrašas · Užsakymai', 'List · Užsakymai'],
  work_center_orders: ['Darbo centro užsakymai · 40-PJO', 'Orders at the work center · 40-PJO'],
  work_center_positions: ['Darbo centro pozicijos · 40-PJO', 'Positions at the work center · 40-PJO'],
};

/** The long texts of the sample that a document shows. */
const SHOWN: Record<(typeof KINDS)[number], readonly (keyof typeof sampleTexts)[]> = {
  preparation: ['customer', 'address', 'type', 'remark'],
  loading: ['customer', 'address'],
  barcodes: ['customer', 'address'],
  truck: ['customer', 'address'],
  products: ['type', 'remark'],
  rows: ['customer', 'address', 'remark'],
  work_center_orders: ['customer', 'type', 'remark'],
  work_center_positions: ['type', 'remark'],
};

const made = async (kind: RenderInput['kind'], language: 'lt' | 'en', more: object = {}): Promise<Uint8Array> =>
  (await render(sampleInput(kind, language, more), () => undefined)).bytes;
const only = (words: readonly Word[], text: string, page = 1): Word => {
  const found = words.filter((word) => word.text === text && word.page === page);
  if (found.length !== 1 || !found[0]) throw new Error(`${text} stands ${found.length} times on page ${page}`);
  return found[0];
};
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

describe('every document', () => {
  it.each(KINDS.flatMap((kind) => (['lt', 'en'] as const).map((language) => [kind, language] as const)))(
    'EXP-01a EXP-02a EXP-04a %s in %s is tagged, has its title and language, and breaks no word',
    async (kind, language) => {
      const pdf = await made(kind, language);
      const { info, tags, language: written } = describedPdf(pdf);
      expect(info).toMatch(/Tagged: +yes/);
      expect(/Title: +(.*)/.exec(info)?.[1]).toContain(TITLES[kind][language === 'lt' ? 0 : 1]);
      expect(written).toBe(language);
      // what is read aloud is in the order of reading, with its headings and tables
      expect(tags).toMatch(kind === 'rows' || kind === 'barcodes' ? /Document/ : /H1/);
      if (kind !== 'barcodes' && kind !== 'products') expect(tags).toMatch(/Table[\s\S]*TR[\s\S]*TH:[\s\S]*TD/);
      const words = wordsOn(pdf);
      for (const name of SHOWN[kind])
        for (const word of sampleTexts[name].split(' ')) expect(words.map((each) => each.text)).toContain(word);
      expect(words.filter(({ text }) => /\p{L}[-\u00AD\u2010]$/u.test(text))).toEqual([]);
    },
  );

  it('EXP-01a EXP-02a stays within its paper: no word stands beyond the margin', async () => {
    for (const kind of KINDS) {
      const words = wordsOn(await made(kind, 'lt'));
      const width = kind === 'barcodes' ? 420 : kind === 'loading' || kind === 'truck' ? 842 : 595;
      expect(words.filter(({ left, right }) => left < 17 || right > width - 17)).toEqual([]);
    }
  });
});

describe('EXP-01a the preparation list', () => {
  it('EXP-01a has the pallet’s number large at the top left with its code beside it, layers of timber, and each product beside the drawing of its row', async () => {
    const pdf = await made('preparation', 'lt');
    const words = wordsOn(pdf);
    expect(Math.max(...words.map(({ page }) => page))).toBe(4);
    const number = only(
      words.filter(({ top }) => top < 100),
      'P26-0141',
    );
    expect(number.left).toBeLessThan(40);
    expect(number.bottom - number.top).toBeGreaterThan(24);
    expect(await codesOn(pdf)).toEqual(['00LANGP260141']);
    expect(await codesOn(pdf, 4)).toEqual(['00LANGP260144']);
    // three layers: plank, length, pieces, and where they are nailed
    expect(textOf(words.filter(({ page, left, top }) => page === 1 && left > 285 && top > 100 && top < 230))).toMatch(
      /Sluoksnis Lenta, mm Ilgis Vnt\. Padėtys, mm 1 70 × \d+ \d+ 3 0, 765, 1530 2 70 × \d+ \d+ 3 0, 465, 930 3 70 × \d+ \d+ 3 0, 765, 1530/,
    );
    const rows = words
      .filter(({ page, text, left }) => page === 1 && text === 'eilė' && left < 60)
      .map(({ top }) => top);
    expect(rows).toHaveLength(2);
    const [first = 0, second = 0] = rows;
    const boxes = ['26-0411.999411', '26-0411.999412'].map((code) => only(words, code).top);
    expect(boxes[0]).toBeGreaterThan(first);
    expect(boxes[0]).toBeLessThan(second);
    expect(boxes[1]).toBeGreaterThan(second);
    expect(textOf(words.filter(({ page, top }) => page === 1 && top > second))).toContain('apversta');
  });

  it.each(['lt', 'en'] as const)(
    'EXP-01a in %s parts no size and no mass, and has each head of the timber in one piece',
    async (language) => {
      const pallets = [samplePallet(41, { weight: 1336.3 })];
      const words = wordsOn(await made('preparation', language, { pallets })).filter(({ page }) => page === 1);
      const head = words.filter(({ left }) => left < 285);
      const lines = head.map((one) => textOf(head.filter(({ top }) => Math.abs(top - one.top) < 2)));
      const point = language === 'lt' ? ',' : '.';
      // between thousands stands a thin space
      const read = lines.map((line) => line.replaceAll(/\s/gu, ' '));
      for (const text of ['1600 × 1000', '2320 / 2520', `1 336${point}3 / 2 000`])
        expect(read).toContainEqual(expect.stringContaining(text));
      expect(words.map(({ text }) => text)).toContain(language === 'lt' ? 'Vnt.' : 'Pieces');
    },
  );
});

describe('EXP-01a sheets of a pallet', () => {
  it('EXP-01a are counted for each pallet alone, and hold at least six rows of few products', async () => {
    const row = (at: number) => ({
      ...samplePallet(41).products[0],
      id: at + 1,
      position: `R${at}`,
      y: 20 + at * 124,
      height: 1200,
    });
    const products = Array.from({ length: 14 }, (_none, at) => row(at));
    const high = samplePallet(41, { width: 1800, products, products_count: products.length });
    const words = wordsOn(await made('preparation', 'lt', { pallets: [high, samplePallet(42)] }));
    const pages = Math.max(...words.map(({ page }) => page));
    const foot = (page: number): string => textOf(words.filter((word) => word.page === page && word.top > 800));
    expect(
      Array.from({ length: pages }, (_none, at) =>
        /P26-014\d|\d+ lapas iš \d+/g[Symbol.match](foot(at + 1))?.join(' '),
      ),
    ).toEqual([
      ...Array.from({ length: pages - 1 }, (_none, at) => `P26-0141 ${at + 1} lapas iš ${pages - 1}`),
      'P26-0142 1 lapas iš 1',
    ]);
    const rows = words.filter(({ page, text, left }) => page === 2 && text === 'eilė' && left < 60);
    expect(rows.length).toBeGreaterThanOrEqual(6);
  });
});

describe('EXP-02a labels, loading list and truck', () => {
  it.each(['barcodes', 'loading'] as const)('EXP-02a %s say what a fictive pallet is', async (kind) => {
    const what = 'Sandarinimo putos, 12 dėžių';
    const fictive = samplePallet(41, {
      fictive: true,
      comment: what,
      customer_name: '',
      address: '',
      order_number: '',
      products: [],
    });
    expect(textOf(wordsOn(await made(kind, 'lt', { pallets: [fictive] })))).toContain(what);
  });

  it('EXP-02a a label is one sheet whatever its texts are, its code is read, and it names stop, truck and step', async () => {
    const long = {
      customer_name: `${sampleTexts.customer} ${sampleTexts.customer} ir partneriai`,
      address: `${sampleTexts.address}, ${sampleTexts.address}`,
    };
    const pallets = [samplePallet(41, long), samplePallet(44), samplePallet(45, { truck_id: null })];
    const pdf = await made('barcodes', 'lt', { pallets });
    const words = wordsOn(pdf);
    expect(Math.max(...words.map(({ page }) => page))).toBe(3);
    for (const [at, code] of ['00LANGP260141', '00LANGP260144', '00LANGP260145'].entries())
      expect(await codesOn(pdf, at + 1)).toEqual([code]);
    const stop = words
      .filter(({ page, left, text }) => page === 1 && left > 330 && text === '2')
      .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))[0];
    expect((stop?.bottom ?? 0) - (stop?.top ?? 0)).toBeGreaterThan(40);
    const pageText = (page: number) => textOf(words.filter((word) => word.page === page));
    expect(pageText(1)).toMatch(/T26-118 \d \/ 4/);
    expect(pageText(3)).not.toContain('T26-118');
    for (const page of [1, 2, 3])
      for (const text of [
        'Gaminių: 2',
        '320 kg',
        '1600 × 1000',
        'aukštis 2320',
        'partneriai'.slice(0, page === 1 ? 10 : 0),
      ])
        expect(pageText(page)).toContain(text);
  });

  it.each(['barcodes', 'preparation'] as const)(
    'EXP-02a %s of a pallet whose number no bars hold has a square that is read, and says why there are no bars',
    async (kind) => {
      for (const number of ['00ŽĖP260141', '00РЩP260141']) {
        const pdf = await made(kind, 'en', { pallets: [samplePallet(41, { number })] });
        expect(await codesOn(pdf)).toEqual([number]);
        expect(textOf(wordsOn(pdf))).toMatch(/No bars: they cannot hold (Ž Ė|Р Щ)\. Scan the square\./);
      }
    },
  );

  it('EXP-02a the loading list has the truck’s code, its steps from the cab to the doors, boxes to tick and lines to sign', async () => {
    const pdf = await made('loading', 'en');
    const words = wordsOn(pdf);
    expect(await codesOn(pdf)).toEqual(['T26-118']);
    const tops = ['P26-0141', 'P26-0142', 'P26-0143', 'P26-0144'].map((text) => only(words, text).top);
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    const text = textOf(words);
    for (const each of [
      'DAF · KTR 218 · HG 300',
      'Ąžuolas Žemaitis',
      '3.25 / 13.60 m',
      'Loaded by · name, date, signature',
    ])
      expect(text).toContain(each);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (Load plan of truck T26-118)');
  });

  it('EXP-02a a truck’s sheet is headed by the logo and text of its template at the left and its name at the right', async () => {
    const run = { bold: false, italic: false, underline: false };
    const header = {
      ...{ logo: null, logoWidthPx: 100 },
      blocks: [{ kind: 'p', align: 'left', marker: null, runs: [{ ...run, text: 'Gamyklos' }] }],
    };
    const words = wordsOn(await made('truck', 'lt', { headers: { 5: header } }));
    expect(only(words, 'Gamyklos').left).toBeLessThan(40);
    const name = words.filter(({ text, bottom, top }) => text === 'T26-118' && bottom - top > 18)[0];
    expect(name?.left).toBeGreaterThan(400);
    // no company's name of its own beside the template
    expect(textOf(words.filter(({ top }) => top < 100))).not.toContain('UAB Langai ir Durys');
  });
});
