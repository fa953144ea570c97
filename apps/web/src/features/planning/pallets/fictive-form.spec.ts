import { fictiveDefaults, fictiveForm } from './fictive-form';

describe('the fields of a fictive pallet', () => {
  it('PLN-05b open with 1200 × 800, 120 and 100 and ask only what it is', () => {
    expect(fictiveForm.safeParse(fictiveDefaults).success).toBe(false);
    expect(fictiveForm.parse({ ...fictiveDefaults, comment: ' Hinges ' })).toEqual({
      comment: 'Hinges',
      length: 1200,
      width: 800,
      height: 120,
      product_height: 100,
    });
  });

  it.each(['length', 'width', 'height', 'product_height'])('PLN-05a refuse a %s of 0', (name) => {
    expect(fictiveForm.safeParse({ ...fictiveDefaults, comment: 'x', [name]: '0' }).success).toBe(false);
  });
});
