import { exampleBody, parseBody } from './sent-body';

describe('what the test page sends', () => {
  it('PRE-04b is JSON as it is typed, and anything else is not sent', () => {
    expect(parseBody('{"order_suppliers":[]}')).toEqual({ value: { order_suppliers: [] } });
    expect(parseBody('null')).toEqual({ value: null });
    for (const text of ['', '{', 'order_suppliers: []']) expect(parseBody(text)).toBeNull();
    expect(parseBody(exampleBody(3, '2026-11-20'))?.value).toEqual({
      order_suppliers: [{ supplier_id: 3, ordered_at: '2026-11-20', order_number: 'T-1' }],
    });
  });
});
