import {
  countStatement,
  fewStatement,
  pageStatement,
  rareWords,
  sampleStatement,
  searchOf,
  type ListFilter,
} from './list-statement';

const all = {
  filter: null,
  week: null,
  delivery_date_from: null,
  delivery_date_to: null,
  status_from: 0,
  status_to: 100,
};
const byNumber = { order_by: 'production_id', order: 'ASC' } as const;

const few = (filter: ListFilter) => ({ ...searchOf(filter, []), indexed: rareWords(filter, []) });
const many = (filter: ListFilter) => searchOf(filter, null);
const counted = (filter: ListFilter, how = many) => countStatement(7, filter, how(filter));

describe('the statement of an orders page', () => {
  it('is prepared when nothing is filtered', () => {
    const statement = pageStatement(7, all, byNumber, { rows: 50, page: 3 }, many(all));
    expect(statement).toMatchObject({ params: [7, 50, 100], name: 'orders-page-production_id-ASC' });
    expect(statement.text).toContain('WHERE company_id = $1\n');
  });

  it('puts empty values last in both directions', () => {
    expect(
      pageStatement(7, all, { order_by: 'customer', order: 'DESC' }, { rows: 1, page: 1 }, many(all)).text,
    ).toContain('ORDER BY customer_name COLLATE "lt-x-icu" DESC NULLS LAST, id DESC');
    expect(
      pageStatement(7, all, { order_by: 'status', order: 'DESC' }, { rows: 1, page: 1 }, many(all)).text,
    ).toContain('ORDER BY status DESC, id DESC');
  });

  it('never puts a value into the text', () => {
    const statement = counted({ ...all, filter: `x'; DROP TABLE 100%_` }, few);
    expect(statement.text).not.toContain('DROP');
    expect(statement.params).toContain('%100\\%\\_%');
  });

  it('asks the index only for words of three letters and more', () => {
    expect(counted({ ...all, filter: 'ab' }, few).text).not.toContain('trigrams');
    expect(counted({ ...all, filter: 'abc' }, few).text).toContain('trigrams');
  });

  it('samples how often words fit, and reads the list in its order when all are common', () => {
    expect(sampleStatement(7, { ...all, filter: 'ab abc abcd' })?.params).toEqual([7, '%ab%', '%abc%', '%abcd%']);
    expect(sampleStatement(7, { ...all, filter: 'ab' })).toBeNull();
    expect(sampleStatement(7, all)).toBeNull();
    expect(counted({ ...all, filter: 'abc' }).text).not.toContain('trigrams');
  });

  it('asks the index for rare words alone, and counts by it what a page has', () => {
    const filter = { ...all, filter: 'klientas 17 174' };
    const rare = rareWords(filter, [500, 48, 3]);
    expect(rare).toEqual(['174']);
    expect(fewStatement(7, rare).params).toEqual([7, '174']);
    const search = { ...searchOf(filter, [500, 48, 3]), indexed: rare };
    expect(countStatement(7, filter, search).params).toEqual([7, '174', '%174%', '%17%', '%klientas%']);
    const page = (how: typeof search) => pageStatement(7, filter, byNumber, { rows: 50, page: 1 }, how).text;
    expect(page(search)).toContain('count(*) OVER () AS total');
    expect(page({ ...search, indexed: [] })).not.toContain('total');
  });

  it('compares the rarest word first, because most rows are then refused at once', () => {
    const filter = { ...all, filter: 'klientas 17' };
    const rare = searchOf(filter, [500, 48]);
    expect(countStatement(7, filter, rare).params).toEqual([7, '%17%', '%klientas%']);
  });

  it('finds the rows of a page before it reads them', () => {
    const { text } = pageStatement(7, all, byNumber, { rows: 50, page: 3 }, many(all));
    expect(text).toMatch(
      /FROM \(SELECT id FROM orders\.orders WHERE .* OFFSET \$3\) AS page JOIN orders\.orders USING \(id\)/s,
    );
  });

  it('reads a week by its days, for the filter and for the order', () => {
    const week = counted({ ...all, week: '202648' });
    expect(week).toMatchObject({ params: [7, '2026-11-23', '2026-11-29'] });
    expect(week.text).toContain('delivery_date >= $2 AND delivery_date <= $3');
    expect(counted({ ...all, week: '202553' }).text).toContain('false');
    const sorted = pageStatement(7, all, { order_by: 'week', order: 'DESC' }, { rows: 1, page: 1 }, many(all)).text;
    expect(sorted).toContain('ORDER BY delivery_date DESC NULLS LAST, id DESC');
  });

  it('leaves out full ranges', () => {
    expect(counted({ ...all, status_from: 4, status_to: 7 }).params).toEqual([7, 4, 7]);
    expect(counted(all).params).toEqual([7]);
  });
});
