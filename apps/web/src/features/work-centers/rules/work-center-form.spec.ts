import { formOfWorkCenter, workCenterFormSchema, worksByOf } from './work-center-form';

const typed = (over: object = {}) =>
  workCenterFormSchema.safeParse({ ...formOfWorkCenter(null), code: '35', description: 'Surinkimas', ...over });

describe('the form of a work center', () => {
  it('WCS-01b wants a code and a description', () => {
    expect(typed().success).toBe(true);
    expect(typed({ code: ' ' }).error?.issues.map(({ path }) => path[0])).toEqual(['code']);
    expect(typed({ description: '' }).error?.issues.map(({ path }) => path[0])).toEqual(['description']);
  });

  it('BEY-37c works by everything until somebody says otherwise', () => {
    const center = { works_by: ['sizes', 'wood'] };
    expect(worksByOf(formOfWorkCenter(center as never) as never)).toEqual(['sizes', 'wood']);
    expect(worksByOf(formOfWorkCenter(null) as never)).toHaveLength(5);
  });

  it('WCS-01a takes numbers with a comma or a point, two decimals at most, within their bounds, or none', () => {
    expect(typed({ max_load: '480,5', probability: '' }).data).toMatchObject({ max_load: 480.5, probability: null });
    for (const probability of ['101', '-1', '0,125', 'many'])
      expect(typed({ probability }).error?.issues.map(({ path }) => path[0])).toEqual(['probability']);
  });
});
