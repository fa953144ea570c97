import fc from 'fast-check';
import { matchPieces } from './match-pieces';

interface Shape {
  readonly position: string;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly comment: string | null;
}
const shapeOf = (position: string, width_mm: number, over: Partial<Shape> = {}): Shape => ({
  ...{ position, width_mm, height_mm: 1200, depth_mm: 82, comment: null },
  ...over,
});
const names = ['width_mm', 'height_mm', 'depth_mm', 'comment'] as const;
const saysNothing: ReadonlySet<string> = new Set();
const known = (id: number, shape: Shape, done = 0) => ({ ...shape, id, barcode: `B${id}`, done });
const wanted = (shape: Shape, over: { barcode?: string; stays?: ReadonlySet<string> } = {}) => ({
  shape,
  barcode: over.barcode ?? null,
  stays: over.stays ?? saysNothing,
});
type Known = ReturnType<typeof known>;
type Wanted = ReturnType<typeof wanted>;
const match = (rows: readonly Wanted[], products: readonly Known[]) =>
  matchPieces<Shape, Wanted, Known>(rows, products, names);
/** What each product becomes: mark and width. */
const becomes = (rows: readonly Wanted[], products: readonly Known[]) =>
  match(rows, products)
    .pairs.map(({ wanted: one, product }) => [product.id, one.shape.position, one.shape.width_mm])
    .sort(([a], [b]) => Number(a) - Number(b));

describe('which product a row of a file means', () => {
  it('BEY-37b is the one that is as it says, whatever the order of the rows', () => {
    const products = [known(1, shapeOf('L1', 1460)), known(2, shapeOf('L1', 900))];
    const rows = [wanted(shapeOf('L1', 900)), wanted(shapeOf('L1', 1460))];
    expect(becomes(rows, products)).toEqual([
      [1, 'L1', 1460],
      [2, 'L1', 900],
    ]);
  });

  it('BEY-37b is the one with its barcode, whatever its mark and measures', () => {
    const products = [known(1, shapeOf('L1', 1460)), known(2, shapeOf('L1', 900))];
    expect(becomes([wanted(shapeOf('L9', 900), { barcode: 'B1' }), wanted(shapeOf('L1', 900))], products)).toEqual([
      [1, 'L9', 900],
      [2, 'L1', 900],
    ]);
    const twice = [wanted(shapeOf('L1', 1460), { barcode: 'B1' }), wanted(shapeOf('L1', 900), { barcode: 'B1' })];
    expect(match(twice, products).unknown).toEqual([twice[1]]);
    expect(match([wanted(shapeOf('L1', 900), { barcode: 'other' })], products)).toMatchObject({
      unknown: [{}],
      gone: [{}, {}],
    });
  });

  it('is the one with its measures when its words have changed, and the only one left when the measures have', () => {
    const products = [known(1, shapeOf('L1', 1460)), known(2, shapeOf('L1', 900))];
    const rows = [wanted(shapeOf('L1', 950)), wanted(shapeOf('L1', 1460, { comment: 'Matt' }))];
    expect(becomes(rows, products)).toEqual([
      [1, 'L1', 1460],
      [2, 'L1', 950],
    ]);
  });

  it('is said to be unclear when several are left that differ, and then nothing of that mark goes', () => {
    const products = [known(1, shapeOf('L1', 1460)), known(2, shapeOf('L1', 900)), known(3, shapeOf('L2', 700))];
    const rows = [wanted(shapeOf('L1', 1500)), wanted(shapeOf('L1', 950))];
    expect(match(rows, products)).toMatchObject({ pairs: [], unclear: rows, gone: [{ id: 3 }] });
  });

  it('of products that are alike leaves the one that most has been done with, and changes the one that least has been', () => {
    const products = [
      known(1, shapeOf('L1', 900), 0),
      known(2, shapeOf('L1', 900), 8),
      known(3, shapeOf('L1', 900), 4),
    ];
    const rows = [wanted(shapeOf('L1', 950)), wanted(shapeOf('L1', 900))];
    expect(becomes(rows, products)).toEqual([
      [1, 'L1', 950],
      [2, 'L1', 900],
    ]);
    expect(match(rows, products).gone).toMatchObject([{ id: 3 }]);
  });

  it('BEY-37b gives two marks that have changed places each the other mark, and remakes nothing', () => {
    const products = [known(1, shapeOf('L1', 1460)), known(2, shapeOf('L2', 900))];
    const { pairs } = match([wanted(shapeOf('L1', 900)), wanted(shapeOf('L2', 1460))], products);
    expect(
      pairs.map(({ product, wanted: one, isExchanged }) => [product.width_mm, one.shape.width_mm, isExchanged]),
    ).toEqual([
      [1460, 1460, true],
      [900, 900, true],
    ]);
  });

  it('BEY-37b leaves a product to the row that says all of it, whatever the order of the rows; rows that say different things are no equals', () => {
    const products = [known(1, shapeOf('L1', 900, { comment: 'Matt' }), 4), known(2, shapeOf('L1', 900))];
    const silent = wanted(shapeOf('L1', 900), { stays: new Set(['comment']) });
    const spoken = wanted(shapeOf('L1', 900, { comment: 'Matt' }));
    for (const rows of [
      [silent, spoken],
      [spoken, silent],
    ])
      expect(match(rows, products).pairs.map(({ wanted: one, product }) => [product.id, one === spoken])).toEqual([
        [1, true],
        [2, false],
      ]);
    const wider = [
      wanted(shapeOf('L1', 950), { stays: new Set(['comment']) }),
      wanted(shapeOf('L1', 950, { comment: 'Matt' })),
    ];
    expect(match(wider, [known(1, shapeOf('L1', 900)), known(2, shapeOf('L1', 900))]).unclear).toHaveLength(2);
  });

  const widths = fc.constantFrom(700, 900, 1460);
  const shapes = fc.record({
    position: fc.constantFrom('L1', 'L2', 'L3'),
    width_mm: widths,
    comment: fc.constantFrom(null, 'a'),
  });
  const pieces = fc.array(
    shapes.map(({ position, width_mm, comment }) => shapeOf(position, width_mm, { comment })),
    { maxLength: 9 },
  );

  it('BEY-37b is the same for the same file in any order of rows and products; the same content changes nothing', () => {
    fc.assert(
      fc.property(pieces, fc.infiniteStream(fc.nat()), (content, random) => {
        const products = content.map((shape, at) => known(at + 1, shape));
        const shuffled = content
          .map((shape) => ({ shape, by: Number(random.next().value) }))
          .sort((a, b) => a.by - b.by);
        const found = match(
          shuffled.map(({ shape }) => wanted(shape)),
          products,
        );
        expect([found.added, found.gone, found.unclear]).toEqual([[], [], []]);
        for (const { product, wanted: one } of found.pairs)
          expect(shapeOf(one.shape.position, one.shape.width_mm, one.shape)).toEqual(
            shapeOf(product.position, product.width_mm, { comment: product.comment }),
          );
      }),
    );
  });

  it('BEY-37b makes the same of the same products whatever the order of the rows, also where rows say nothing of something', () => {
    const rows = fc.array(
      fc
        .record({ shape: shapes, isSilent: fc.boolean() })
        .map(({ shape: { position, width_mm, comment }, isSilent }) => {
          const shape = shapeOf(position, width_mm, { comment: isSilent ? null : comment });
          return wanted(shape, isSilent ? { stays: new Set(['comment']) } : {});
        }),
      { maxLength: 9 },
    );
    const outcome = (ofFile: readonly Wanted[], products: readonly Known[]) => {
      const { pairs, added, gone, unclear } = match(ofFile, products);
      const said = ({ shape, stays }: Wanted) => JSON.stringify([shape, [...stays]]);
      return [
        pairs.map(({ product, wanted: one }) => `${product.id} ${said(one)}`).sort(),
        ...[added, unclear].map((list) => list.map(said).sort()),
        gone.map(({ id }) => String(id)).sort(),
      ];
    };
    fc.assert(
      fc.property(pieces, rows, (before, ofFile) => {
        const products = before.map((shape, at) => known(at + 1, shape, at % 3));
        expect(outcome(ofFile.toReversed(), products)).toEqual(outcome(ofFile, products));
      }),
    );
  });

  it('BEY-37b compares ten thousand rows that all change', () => {
    const all = Array.from({ length: 10_000 }, (_, at) => at);
    const products = all.map((at) => known(at + 1, shapeOf('L1', 500 + at)));
    expect(
      match(
        all.map((at) => wanted(shapeOf('L1', 500 + at, { comment: 'Matt' }))),
        products,
      ).pairs,
    ).toHaveLength(all.length);
    const doors = all.map((at) => known(at + 1, shapeOf(`D${at}`, 900)));
    expect(
      match(
        all.map((at) => wanted(shapeOf(`D${at}`, 900, { comment: 'Matt' }))),
        doors,
      ).pairs,
    ).toHaveLength(all.length);
  });

  it('BEY-37b means every row once and every product at most once, and leaves out none', () => {
    fc.assert(
      fc.property(pieces, pieces, (before, after) => {
        const rows = after.map((shape) => wanted(shape));
        const products = before.map((shape, at) => known(at + 1, shape));
        const { pairs, added, gone, unclear } = match(rows, products);
        expect(new Set([...pairs.map(({ wanted: one }) => one), ...added, ...unclear]).size).toBe(rows.length);
        const paired = pairs.map(({ product }) => product.id);
        expect(new Set([...paired, ...gone.map(({ id }) => id)]).size).toBe(paired.length + gone.length);
        const waiting = products.filter(
          ({ id, position }) => !paired.includes(id) && unclear.some(({ shape }) => shape.position === position),
        );
        expect(paired.length + gone.length + waiting.length).toBe(products.length);
      }),
    );
  });
});
