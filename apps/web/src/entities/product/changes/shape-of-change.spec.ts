import type { ProductChange } from '@mullion/contracts';
import { becomes, fieldsInWords, scaleOf } from './shape-of-change';
import { touchedBy } from './touched-by';

const now = { category: 1, width: 1000, height: 1200, depth: 82, weight: 40, image: null };
const change = (over: Partial<ProductChange>): ProductChange =>
  ({
    ...{
      product_id: 1,
      seen: 's',
      kind: 'changed',
      now,
      fields: [],
      group: 'decide',
      choices: ['take', 'keep', 'remake'],
    },
    undoes: { operations: [], pallet: null, label: false },
    ...over,
  }) as unknown as ProductChange;
const wider = change({ fields: [{ field: 'width', from: 1000, to: 2000 }] });
const gone = change({ kind: 'gone', group: 'free', choices: ['take', 'keep'] });

describe('a change as it is shown', () => {
  it('BEY-37a shows the product as it is and as it would be, all of a list to one scale', () => {
    expect(becomes(wider)).toEqual({ ...now, width: 2000 });
    expect(becomes(change({ fields: [{ field: 'comment', from: null, to: 'a' }] }))).toEqual(now);
    expect(becomes(gone)).toBeNull();
    expect(scaleOf([wider, gone], 40)).toBe(40 / 2000);
    expect(scaleOf([], 40)).toBe(40);
  });

  it('says in words what has no place of its own; an area only when nothing else changes', () => {
    const area = { field: 'area', from: 1.2, to: 1.3 } as const;
    expect(fieldsInWords({ fields: [...wider.fields, area] })).toEqual([]);
    expect(fieldsInWords({ fields: [area] })).toEqual([area]);
    const depth = { field: 'depth', from: 82, to: 92 } as const;
    expect(fieldsInWords({ fields: [depth, area] })).toEqual([depth]);
  });

  it('BEY-37a counts what all decisions together touch', () => {
    const undoes = { operations: ['20', '100'], pallet: 'P26-0002', label: true };
    const first = change({ product_id: 1 as never, undoes });
    const second = change({ product_id: 2 as never, undoes: { operations: ['20'], pallet: 'P26-0001', label: false } });
    const third = change({ product_id: 3 as never, undoes });
    const chosen = new Map([
      ['1 s', 'take' as const],
      ['2 s', 'take' as const],
      ['3 s', 'remake' as const],
    ]);
    const touched = touchedBy([first, second, third, { ...gone, undoes, product_id: 4 as never }], chosen);
    expect(touched).toEqual({
      ...{ take: 3, keep: 0, remake: 1, pallets: ['P26-0001', 'P26-0002'], labels: 1 },
      again: [
        { code: '20', count: 2 },
        { code: '100', count: 1 },
      ],
    });
    expect(touchedBy([first], new Map())).toMatchObject({ take: 0, keep: 0, remake: 0, again: [], pallets: [] });
  });
});
