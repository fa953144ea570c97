import { defaultView, pathOfView, viewOfPath, type §Many§View } from './§many-§-path';

const read = (path: string): §Many§View => {
  const [pathname = '', search = ''] = path.split('?');
  return viewOfPath(`/lt/${pathname}`, search);
};

describe('the address of the list of §many §', () => {
  it('has the filter as its part, null when empty', () => {
    expect(pathOfView(defaultView)).toBe('§many-§/null');
    for (const path of ['§many-§', '§many-§/null']) expect(read(path)).toEqual(defaultView);
  });

  it('is read back exactly as it is written', () => {
    const views: §Many§View[] = [
      { filter: 'A/B 50%?', page: 3, orderBy: '§first§', order: 'DESC' },
      { ...defaultView, filter: 'ąčęėįšųūž#' },
    ];
    for (const view of views) expect(read(pathOfView(view))).toEqual(view);
  });

  it('takes the default for what makes no sense', () => {
    expect(read('§many-§/null?page=0&order_by=company_id&order=maybe')).toEqual(defaultView);
  });
});
