import { racksView, type RacksView } from './racks-view';

const usual = racksView.initial();
const read = (path: string): RacksView => {
  const [pathname = '', search = ''] = path.split('?');
  return racksView.read({ pathname: `/lt/${pathname}`, search });
};

describe('the address of the list of racks', () => {
  it('has the filter as its part, null when empty', () => {
    expect(racksView.write(usual)).toBe('racks/null');
    for (const path of ['racks', 'racks/null']) expect(read(path)).toEqual(usual);
  });

  it('is read back exactly as it is written', () => {
    const views: RacksView[] = [
      { ...usual, filter: 'A/B 50%?', page: 3, orderBy: 'code', order: 'DESC' },
      { ...usual, filter: 'ąčęėįšųūž#' },
    ];
    for (const view of views) expect(read(racksView.write(view))).toEqual(view);
  });

  it('takes the initial value for what makes no sense', () => {
    expect(read('racks/null?page=0&order_by=company_id&order=maybe')).toEqual(usual);
  });
});
