import { §many§View, type §Many§View } from './§many-§-view';

const usual = §many§View.initial();
const read = (path: string): §Many§View => {
  const [pathname = '', search = ''] = path.split('?');
  return §many§View.read({ pathname: `/lt/${pathname}`, search });
};

describe('the address of the list of §many §', () => {
  it('has the filter as its part, null when empty', () => {
    expect(§many§View.write(usual)).toBe('§many-§/null');
    for (const path of ['§many-§', '§many-§/null']) expect(read(path)).toEqual(usual);
  });

  it('is read back exactly as it is written', () => {
    const views: §Many§View[] = [
      { ...usual, filter: 'A/B 50%?', page: 3, orderBy: '§first§', order: 'DESC' },
      { ...usual, filter: 'ąčęėįšųūž#' },
    ];
    for (const view of views) expect(read(§many§View.write(view))).toEqual(view);
  });

  it('takes the initial value for what makes no sense', () => {
    expect(read('§many-§/null?page=0&order_by=company_id&order=maybe')).toEqual(usual);
  });
});
