import type { Product } from '@mullion/contracts';
import {
  alikeOf,
  areaOfSizes,
  bodyOfEdit,
  bodyOfNew,
  formOfCopy,
  formOfNext,
  formOfProduct,
  newProductForm,
  productForm,
  productToEstimate,
} from './product-form';

const filled = {
  ...formOfProduct(null, 'lt'),
  position: 'A1',
  width: '1 210',
  height: '2200',
  depth: '114',
  weight: '92,6',
  area: '2,662',
};
const product = {
  ...bodyOfNew(productForm.parse({ ...filled, barcode: 'B' }), 5),
  barcode: 'B1',
  status: 6,
  version: 3,
} as unknown as Product;
const wrong = (over: object, schema = newProductForm) =>
  schema.safeParse({ ...filled, ...over }).error?.issues.map((issue) => issue.path[0]);

describe('PRD-02a the product dialog', () => {
  it('reads numbers as people type them; the weight takes one decimal', () => {
    expect(bodyOfNew(newProductForm.parse(filled), 5)).toEqual({
      order_id: 5,
      position: 'A1',
      category: 1,
      type: null,
      width: 1210,
      height: 2200,
      depth: 114,
      weight: 92.6,
      area: 2.662,
      can_be_flipped: true,
      part_of: null,
      comment: null,
    });
  });

  it('asks for position, sizes, weight and area, and for whole millimetres', () => {
    for (const field of ['position', 'width', 'height', 'depth', 'weight', 'area'])
      expect(wrong({ [field]: ' ' })).toEqual([field]);
    expect(wrong({ width: '10,5' })).toEqual(['width']);
    expect(wrong({ height: '0' })).toEqual(['height']);
    expect(wrong({ area: 'x' })).toEqual(['area']);
    expect(wrong({ position: 'x'.repeat(65) })).toEqual(['position']);
    expect(wrong({ type: 'x'.repeat(192) })).toEqual(['type']);
    expect([wrong({ area: '99999999999' }), wrong({ weight: '30,55' }), wrong({ weight: '30,5' })]).toEqual([
      ['area'],
      ['weight'],
      undefined,
    ]);
  });

  it('asks for barcode and status when editing, and sends a status only when it was changed', () => {
    expect(wrong({ barcode: '', status: '' }, productForm)).toEqual(['barcode', 'status']);
    const form = productForm.parse(formOfProduct(product, 'en'));
    expect(bodyOfEdit(form, product)).not.toHaveProperty('status');
    expect(bodyOfEdit({ ...form, status: '8' }, product)).toMatchObject({
      status: 8,
      version: 3,
      barcode: 'B1',
      width: 1210,
    });
  });

  it('makes several alike, and a copy with what belongs to the first', () => {
    expect(wrong({ quantity: '0' })).toEqual(['quantity']);
    expect(wrong({ quantity: '101' })).toEqual(['quantity']);
    expect(bodyOfNew(newProductForm.parse({ ...filled, quantity: '5' }), 5)).toMatchObject({ quantity: 5 });
    const first = { ...product, id: 7 } as Product;
    const copy = formOfCopy(first, 'lt');
    expect(copy).toMatchObject({
      position: 'A1',
      width: '1210',
      weight: '92,6',
      barcode: '',
      status: '0',
      quantity: '1',
    });
    expect(bodyOfNew(newProductForm.parse(copy), 5, first)).toMatchObject({ copy_of: 7, position: 'A1' });
  });

  it('begins the next with what products of an order have in common', () => {
    expect(
      formOfNext(
        { ...filled, category: '2', type: 'HS', part_of: 'K1', can_be_flipped: false, comment: 'x', quantity: '4' },
        'lt',
      ),
    ).toEqual({
      ...formOfProduct(null, 'lt'),
      ...{ category: '2', type: 'HS', depth: '114', part_of: 'K1', can_be_flipped: false },
    });
  });

  it('is not estimated before its sizes and its weight are typed', () => {
    const asked = (over: object) => productToEstimate({ ...filled, ...over }, null);
    expect([
      productToEstimate(formOfProduct(null, 'lt'), null),
      asked({ weight: '' }),
      asked({ width: 'x' }),
      asked({ depth: '1,5' }),
    ]).toEqual([null, null, null, null]);
    expect(asked({ quantity: '3' })).toMatchObject({
      width: 1210,
      height: 2200,
      depth: 114,
      weight: 92.6,
      quantity: 3,
    });
  });

  it('offers no area of sizes that are none', () => {
    expect([areaOfSizes('-5', '1', 'en'), areaOfSizes('0', '10', 'en')]).toEqual(['', '']);
  });

  it('offers the area of its sizes', () => {
    expect([areaOfSizes('1333', '777', 'lt'), areaOfSizes('1333', '777', 'en'), areaOfSizes('', '777', 'en')]).toEqual([
      '1,036',
      '1.036',
      '',
    ]);
  });

  it('BEY-62b offers for a copy as many as its position has of that kind', () => {
    const other = { ...product, width: 900 };
    expect(
      alikeOf(product, [product, product, other, { ...product, status: 99 }, { ...product, position: 'A2' }]),
    ).toBe(2);
    expect(alikeOf(other, [product, other])).toBe(1);
    expect(alikeOf(product, Array<Product>(300).fill(product))).toBe(100);
  });
});
