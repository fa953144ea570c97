import { countStatement, pageStatement, probeStatement } from './list-statement';

const all = { filter: null, week: null, delivery_date_from: null, delivery_date_to: null, status_from: 0, status_to: 100 };
const byNumber = { order_by: 'production_id', order: 'ASC' } as const;

describe('the statement of an orders page', () => {
  it('is prepared when nothing is filtered', () => {
    const statement = pageStatement(7, all, byNumber, { rows: 50, page: 3 }, false);
    expect(statement).toMatchObject({ params: [7, 50, 100], name: 'orders-page-production_id-ASC' });
    expect(statement.text).toContain('WHERE company_id = $1\n');
  });

  it('puts empty values last in both directions', () => {
    expect(pageStatement(7, all, { order_by: 'customer', order: 'DESC' }, { rows: 1, page: 1 }, false).text).toContain(
      'ORDER BY customer_name DESC NULLS LAST, id DESC',
    );
    expect(pageStatement(7, all, { order_by: 'status', order: 'DESC' }, { rows: 1, page: 1 }, false).text).toContain(
      'ORDER BY status DESC, id DESC',
    );
  });

  it('never puts a value into the text', () => {
    const statement = countStatement(7, { ...all, filter: `x'; DROP TABLE 100%_` }, true);
    expect(statement.text).not.toContain('DROP');
    expect(statement.params).toContain('%100\\%\\_%');
  });

  it('asks the index only for words of three letters and more', () => {
    expect(countStatement(7, { ...all, filter: 'ab' }, true).text).not.toContain('trigrams');
    expect(countStatement(7, { ...all, filter: 'abc' }, true).text).toContain('trigrams');
  });

  it('looks first whether the words are few, and reads the list in its order when they are not', () => {
    expect(probeStatement(7, { ...all, filter: 'ab abc abcd' })?.params).toEqual([7, 'abc', '%abc%', 'abcd', '%abcd%']);
    expect(probeStatement(7, { ...all, filter: 'ab' })).toBeNull();
    expect(countStatement(7, { ...all, filter: 'abc' }, false).text).not.toContain('trigrams');
  });

  it('leaves out full ranges', () => {
    expect(countStatement(7, { ...all, status_from: 4, status_to: 7 }, false).params).toEqual([7, 4, 7]);
    expect(countStatement(7, all, false).params).toEqual([7]);
  });
});
