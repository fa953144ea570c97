import { sampleProduct } from './testing/sample-pallet';
import { greenProducts, outlineOf } from './green';

describe('what is drawn green', () => {
  it('PED-01e a pallet from status 3, unless it breaks a rule', () => {
    expect([0, 1, 2, 3, 4].map((status) => outlineOf(status, []))).toEqual([
      'plain',
      'plain',
      'plain',
      'prepared',
      'prepared',
    ]);
    expect([0, 3].map((status) => outlineOf(status, ['pallet.overweight']))).toEqual(['error', 'error']);
  });

  it('PED-01e its products from 13 to below 15', () => {
    const products = [8, 10, 12, 13, 14, 15, 99].map((status) => ({ ...sampleProduct(status), status }));
    expect([...greenProducts(products)]).toEqual([13, 14]);
  });
});
