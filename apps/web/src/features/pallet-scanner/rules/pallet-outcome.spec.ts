import type { Problem } from '@mullion/contracts';
import { isPalletNumber } from './pallet-number';
import { outcomeOf, toneOf, type PalletScannerAnswer } from './pallet-outcome';

const refused = (code: string, params?: Problem['params']) =>
  outcomeOf({ problem: { type: '', title: '', status: 409, code, params } });
const pallet = (outcome: 'found' | 'not_ready', missing: number, outdated = false) =>
  outcomeOf({
    data: {
      kind: 'pallet',
      answer: {
        outcome,
        pallet: { id: 4, shown_number: 'P260041', status: 1, outdated },
        missing: Array.from({ length: missing }),
      },
    } as unknown as PalletScannerAnswer,
  });
const product = (outcome: 'loaded' | 'replaced') =>
  outcomeOf({
    data: {
      kind: 'product',
      answer: { outcome, product: { position: '07', order: '26-0412' }, loaded_count: 3, products_count: 5 },
    } as unknown as PalletScannerAnswer,
  });

describe('the outcomes of the pallet scanner', () => {
  it('PSC-01 have the colours of the specification', () => {
    expect(toneOf(pallet('found', 5))).toBe('info');
    expect(toneOf(pallet('not_ready', 5))).toBe('warn');
    expect(toneOf(product('loaded'))).toBe('ok');
    expect(toneOf(product('replaced'))).toBe('ok');
    for (const code of [
      'pallet.not_found',
      'product.not_found',
      'product.unplanned',
      'pallet.deleted',
      'product_already_loaded',
      'should_be_on_pallet',
      'no_right_to_scan',
    ])
      expect([code, toneOf(refused(code))]).toEqual([code, 'bad']);
  });
  it('PSC-01 say where a product belongs and what is left', () => {
    expect(refused('should_be_on_pallet', { pallet: 'P260042' })).toEqual({
      kind: 'should_be_on_pallet',
      pallet: 'P260042',
    });
    expect(product('loaded')).toEqual({ kind: 'loaded', position: '07', order: '26-0412', left: 2 });
    expect(pallet('found', 5)).toEqual({
      kind: 'pallet_loaded',
      palletId: 4,
      number: 'P260041',
      left: 5,
      closed: false,
      outdated: false,
    });
    expect(refused('internal').kind).toBe('refused');
  });
  it('PSC-01 tell a code that nothing has from a product that is planned nowhere', () => {
    expect([refused('product.not_found').kind, refused('product.unplanned').kind]).toEqual([
      'product_not_found',
      'product_unplanned',
    ]);
  });
  it('BEY-25b warn of a pallet whose printed list is out of date', () => {
    expect(toneOf(pallet('found', 5, true))).toBe('warn');
  });
  it('PSC-01 knows a pallet by its number while another one is open', () => {
    expect(isPalletNumber('0DEMO1P260041')).toBe(true);
    expect(isPalletNumber('0DEMO1P26A041')).toBe(true);
    expect(isPalletNumber('26-0412-007')).toBe(false);
    expect(isPalletNumber('1234567')).toBe(false);
    expect(isPalletNumber('P260041')).toBe(true);
  });
});
