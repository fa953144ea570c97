import { chooseHeader } from './choose-header';

const [company, five, six] = [{ customer_id: null }, { customer_id: 5 }, { customer_id: 6 }];

describe('EXP-02 which header a document carries', () => {
  it('is the only customer’s, else the company’s', () => {
    const all = [company, five, six];
    expect(chooseHeader([5, 5], all)).toBe(five);
    expect(chooseHeader([5, 6], all)).toBe(company);
    expect(chooseHeader([7], all)).toBe(company);
    expect(chooseHeader([5, null], all)).toBe(company);
    expect(chooseHeader([], all)).toBe(company);
    expect(chooseHeader([null], [five])).toBeNull();
    expect(chooseHeader([5, 6], [five])).toBeNull();
  });
});
