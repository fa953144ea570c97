import type { Problem } from '@mullion/contracts';
import { outcomeOf, statusOf, toneOf } from './change-outcome';

const refused = (status: number, code: string, params?: Problem['params']) =>
  outcomeOf({ problem: { type: '', title: '', status, code, params } });

describe('a product status by barcode', () => {
  it('STA-04bc not found and not allowed are red, a change is green', () => {
    expect(refused(404, 'product.not_found')).toEqual({ kind: 'not_found' });
    expect(refused(401, 'status.not_allowed', { reason: 'status.change_not_allowed' })).toEqual({
      kind: 'not_allowed',
    });
    for (const outcome of [
      refused(404, 'product.not_found'),
      refused(401, 'status.not_allowed'),
      refused(500, 'internal'),
    ])
      expect(toneOf(outcome)).toBe('bad');
    const changed = outcomeOf({ data: { position: '07', order: '26-0412', status: 8 } });
    expect(changed).toEqual({ kind: 'changed', position: '07', order: '26-0412', status: 8 });
    expect(toneOf(changed)).toBe('ok');
  });
  it('STA-02c says that there is no right to lower', () => {
    expect(refused(401, 'status.not_allowed', { reason: 'status.no_right_to_lower' })).toEqual({
      kind: 'no_right_to_lower',
    });
  });

  it('STA-04b a scan that waits says its status after a reload too, when no list of names is there', () => {
    const unknown = () => '';
    expect(statusOf({ status: 8, name: 'Pagaminta' }, unknown)).toBe('Pagaminta');
    expect(statusOf({ status: 8 }, (status) => `${status}`)).toBe('8');
  });
});
