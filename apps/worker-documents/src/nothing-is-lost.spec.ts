import { textsOnPages, wordsOn } from '@mullion/server-testing/paper';
import * as fc from 'fast-check';
import { render } from './render';
import type { RenderInput } from './render-input';
import { sampleInput, samplePallet } from './testing/sample-input';

type Kind = RenderInput['kind'];

/** Letters of the alphabets that the documents' fonts have, and what joins words without letting them be parted. */
const letter = fc.constantFrom(...'abcmwžąčęėįšųūŠŽŁłóżÅäöøßéñБгдЖщїєґλΩ0189⌀≤∠▲', ...'/_.,=');
const word = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: letter, minLength: 1, maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: letter, minLength: 40, maxLength: 180 }) },
);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
/** As long as a remark may be. */
const remark = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: fc.string({ unit: letter, minLength: 2000, maxLength: 2000 }) },
);

const product = (at: number) =>
  fc
    .record({
      position: fc.string({ unit: letter, minLength: 1, maxLength: 64 }),
      type: text,
      comment: remark,
      order: fc.string({ unit: letter, minLength: 1, maxLength: 60 }),
      barcode: fc.string({ unit: letter, minLength: 1, maxLength: 64 }),
    })
    .map((texts) => ({
      texts,
      product: { ...samplePallet(41).products[at % 2], id: at + 1, y: 20 + 124 * at, ...texts },
    }));
const products = fc
  .integer({ min: 1, max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_none, at) => product(at))));

interface Case {
  readonly more: object;
  readonly texts: readonly string[];
}

const pallets = fc
  .tuple(fc.record({ customer_name: text, address: text, order_number: text, comment: remark }), products)
  .map(([texts, made]) => ({
    texts,
    made,
    pallet: samplePallet(41, { ...texts, products: made.map((one) => one.product), products_count: made.length }),
  }));

const truck = fc.record({ customers: text, orders: text, group_label: text }).map((texts) => {
  const [sample] = sampleInput('truck', 'lt').trucks;
  return { texts, truck: { ...sample, pallets: sample?.pallets.map((load) => ({ ...load, ...texts })) } };
});

const waiting = fc.array(
  fc.record({
    type: text,
    product_comment: remark,
    operation_comment: text,
    customer: text,
    order: fc.string({ unit: letter, minLength: 1, maxLength: 60 }),
    position: fc.string({ unit: letter, minLength: 1, maxLength: 64 }),
  }),
  { minLength: 1, maxLength: 5 },
);

const waitingCase = (kind: 'work_center_orders' | 'work_center_positions') =>
  waiting.map((rows): Case => {
    const [sample] = sampleInput(kind, 'lt').waiting?.products ?? [];
    const listed = rows.map((row, at) => ({ ...sample, ...row, product_id: at, order_id: at, barcode: `26-${at}` }));
    const work_center = { code: '40-PJO', description: 'Pjovimas' };
    return {
      more: { waiting: { work_center, products: listed, total: listed.length } },
      texts: rows.flatMap(({ customer, ...row }) => [
        ...Object.values(row),
        ...(kind === 'work_center_orders' ? [customer] : []),
      ]),
    };
  });

const cases: Partial<Record<Kind, fc.Arbitrary<Case>>> = {
  preparation: pallets.map(({ texts, made, pallet }) => ({
    more: { pallets: [pallet] },
    texts: [...Object.values(texts), ...made.flatMap((one) => [one.texts.position, one.texts.type, one.texts.barcode])],
  })),
  loading: fc.tuple(pallets, truck).map(([{ texts, pallet }, on]) => ({
    more: { pallets: [pallet, { ...pallet, id: 99, truck_id: null }], trucks: [on.truck] },
    texts: [texts.customer_name, texts.order_number, texts.address, on.texts.group_label],
  })),
  truck: truck.map((on) => ({ more: { trucks: [on.truck] }, texts: Object.values(on.texts) })),
  products: products.map((made) => ({
    more: { products: made.map((one) => one.product) },
    texts: made.flatMap((one) => Object.values(one.texts)),
  })),
  rows: fc
    .integer({ min: 1, max: 12 })
    .chain((columns) =>
      fc
        .array(fc.array(remark, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 3 })
        .map((rows) => ({ more: { table: { title: 'x', rows } }, texts: rows.flat() })),
    ),
  work_center_orders: waitingCase('work_center_orders'),
  work_center_positions: waitingCase('work_center_positions'),
};

const squeezed = (given: string): string => given.replace(/\s+/g, '');

/**
 * Whether a text stands on the pages, as a whole or one piece after another: a row that is higher than a sheet goes on
 * on the next one.
 */
const isOn = (pages: readonly string[], wanted: string): boolean => {
  let rest = squeezed(wanted);
  for (let pieces = 0; rest !== '' && pieces <= pages.length; pieces++) {
    let [low, high] = [0, rest.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (pages.some((page) => page.includes(rest.slice(0, middle)))) low = middle;
      else high = middle - 1;
    }
    rest = rest.slice(low);
  }
  return rest === '';
};

const isWide = (pdf: Uint8Array): boolean => /\/MediaBox \[0 0 841/.test(Buffer.from(pdf).toString('latin1'));

describe('EXP-01a letters that no font has', () => {
  it('are written by their numbers, which the foot of the sheet explains; marks that are never seen are left out', async () => {
    const texts = { customer_name: 'مكتب 窓', comment: 'Atsargiai\u200d 🙂\ufe0f ⌀50' };
    for (const language of ['lt', 'en'] as const) {
      const { bytes } = await render(
        sampleInput('preparation', language, { pallets: [samplePallet(41, texts)] }),
        () => undefined,
      );
      const page = squeezed(textsOnPages(bytes).join(''));
      expect(page).toContain('U+0645U+0643U+062AU+0628U+7A93');
      expect(page).toContain('AtsargiaiU+1F642⌀50');
      expect(page).toContain(
        squeezed(language === 'lt' ? 'parašyti „Unicode“ numeriais: ' : 'written by their Unicode numbers: '),
      );
      expect(page).not.toMatch(/[�?窓🙂]/u);
    }
  });
});

describe('EXP-01a EXP-02a EXP-04a PRD-01d every value given is on the paper, however long its words are', () => {
  it.each(Object.keys(cases) as Kind[])('EXP-01a %s', async (kind) => {
    const arbitrary = cases[kind];
    if (!arbitrary) throw new Error(kind);
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ more, texts }) => {
        const { bytes } = await render(sampleInput(kind, 'lt', more), () => undefined);
        const pages = textsOnPages(bytes).map(squeezed);
        for (const each of texts) if (!isOn(pages, each)) throw new Error(`not on the paper: ${each}`);
        const [width, height] = isWide(bytes) ? [842, 595] : [595, 842];
        const beyond = wordsOn(bytes).filter(
          ({ left, right, top, bottom }) => left < 30 || right > width - 30 || top < 20 || bottom > height - 8,
        );
        expect(beyond).toEqual([]);
      }),
      { numRuns: 6, seed: 20_261_128, endOnFailure: true },
    );
  });
});
