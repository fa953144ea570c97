import { isFiltered, problemsView, withoutFilters, type ProblemsView } from './problems-view';

const usual = problemsView.initial();
const read = (path: string): ProblemsView => {
  const [pathname = '', search = ''] = path.split('?');
  return problemsView.read({ pathname: `/lt/${pathname}`, search });
};

describe('the address of the list of problems', () => {
  it('PRB-01a is bare for statuses 0 to 3, newest first', () => {
    expect(problemsView.write(usual)).toBe('problems');
    expect(read('problems')).toEqual(usual);
    expect(usual).toMatchObject({ statusFrom: 0, statusTo: 3, orderBy: 'created_at', order: 'DESC', page: 1 });
  });

  it('is read back exactly as it is written', () => {
    const view: ProblemsView = {
      ...usual,
      ...{
        filter: 'A/B 50%?',
        createdFrom: '2026-11-01',
        createdTo: '2026-11-20',
        solvedFrom: '2026-11-02',
        solvedTo: '2026-11-03',
      },
      ...{ statusFrom: 1, statusTo: 2, page: 3, orderBy: 'time_spent', order: 'ASC' },
    };
    expect(read(problemsView.write(view))).toEqual(view);
    expect(isFiltered(view)).toBe(true);
    expect(isFiltered({ ...view, ...withoutFilters(view) })).toBe(false);
  });

  it('takes the initial value for what makes no sense', () => {
    expect(read('problems?page=0&order_by=company_id&order=maybe&status_to=x&created_from=1')).toEqual(usual);
  });
});
