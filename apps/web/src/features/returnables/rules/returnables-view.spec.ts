import { returnablesView } from './returnables-view';

const usual = returnablesView.initial();
const read = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return returnablesView.read({ pathname: `/lt/${pathname}`, search });
};

describe('the address of the list of returnables', () => {
  it('is read back exactly as it is written, with the holder that is looked at', () => {
    const views = [
      usual,
      { ...usual, filter: 'A/B 50%?', page: 3, orderBy: 'total' as const, order: 'DESC' as const },
      { ...usual, form: 'stillage' as const, late: 'late' as const, holder: 7 },
    ];
    for (const view of views) expect(read(returnablesView.write(view))).toEqual(view);
  });

  it('takes the initial value for what makes no sense', () => {
    expect(read('returnables/null?page=0&order_by=id&form=box&late=1&holder=x')).toEqual(usual);
  });
});
