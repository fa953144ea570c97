import { loadTexts } from '@mullion/i18n';
import { packingModelCodes } from '@mullion/packing-model';
import { onceEach, ruleKey, shortRuleKey } from './violation-key';

describe('the sentence of a broken rule', () => {
  it('exists for every code of the rules', async () => {
    const pallet = await loadTexts('en', 'pallet');
    for (const code of packingModelCodes) {
      const key = ruleKey({ code, params: {} });
      expect(pallet.rule[key]).toEqual(expect.any(String));
      expect(key).not.toBe('unknown');
    }
  });

  it('names the product or the size where the rule gives it', () => {
    expect(ruleKey({ code: 'pallet.products_do_not_fit', params: { product: 7 } })).toBe('pallet_product_does_not_fit');
    expect(ruleKey({ code: 'pallet.products_do_not_fit', params: { length: 2400, width: 900 } })).toBe(
      'pallet_products_do_not_fit_size',
    );
    expect(ruleKey({ code: 'pallet.products_do_not_fit', params: {} })).toBe('pallet_products_do_not_fit');
  });

  it('falls back for a code this version does not know', () => {
    expect(ruleKey({ code: 'pallet.future', params: {} })).toBe('unknown');
    expect(shortRuleKey('pallet.future')).toBe('other');
    expect(shortRuleKey('pallet.too_high')).toBe('pallet_too_high');
  });

  it('is said once, however often the rule is broken', () => {
    const found = [
      { code: 'pallet.overlap', params: { a: 1 } },
      { code: 'pallet.too_high', params: {} },
      { code: 'pallet.overlap', params: { a: 2 } },
    ];
    expect(onceEach(found).map((each) => each.code)).toEqual(['pallet.overlap', 'pallet.too_high']);
  });

  it('TRK-03 TRK-04 is said of every blocked stop of a truck', () => {
    const blocked = (pallets: string) => ({ code: 'truck.stop_order', params: { pallets, blockers: 1 } });
    const found = [
      { code: 'truck.too_long', params: {} },
      blocked('4,2'),
      blocked('3'),
      { code: 'truck.too_long', params: {} },
    ];
    expect(onceEach(found)).toEqual(found.slice(0, 3));
  });
});
