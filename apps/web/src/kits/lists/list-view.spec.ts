import {
  choiceField,
  dateField,
  directionField,
  directionWordField,
  numberField,
  pageField,
  textField,
} from './list-fields';
import { defineListView, type ViewIn } from './list-view';

const things = defineListView({
  page: 'things',
  path: {
    filter: textField,
    from: dateField,
    least: numberField(1, 0, 100),
    page: pageField,
    order: directionField('ASC'),
  },
  search: { kind: choiceField(['a', 'b'], 'a') },
  names: { kind: 'for' },
  rows: { key: 'things-rows', choices: [20, 50], initial: 50 },
  initialFor: ({ kind }) => (kind === 'b' ? { least: 5 } : {}),
});
const read = (path: string, perPage?: number): ViewIn<typeof things> => {
  const [pathname = '', search = ''] = path.split('?');
  return things.read({ pathname: `/lt/${pathname}`, search }, perPage);
};

describe('the view of a list and its address', () => {
  it('agree in both directions, whatever a filter holds', () => {
    for (const filter of ['a/b', '50%', 'ąčęėįšųūž?#', 'null '])
      expect(read(things.write({ ...things.initial(), filter, kind: 'b', page: 3 }))).toMatchObject({
        filter,
        kind: 'b',
        page: 3,
      });
  });

  it('take the initial value for what makes no sense', () => {
    expect(read('things/null/2026-02-30/900/0/maybe?for=c')).toEqual(things.initial());
    expect(read('things')).toEqual(things.initial());
  });

  it('know initial values that depend on a search parameter', () => {
    expect(read('things?for=b').least).toBe(5);
    expect(things.isChanged(read('things?for=b'), ['least'])).toBe(false);
    expect(things.cleared(read('things/x/null/7?for=b'), ['filter', 'least'])).toEqual({ filter: null, least: 5 });
  });

  it('keep parameters of others, and the rows that the browser remembers', () => {
    expect(things.write({ ...things.initial(), kind: 'b' }, '?dialog=import')).toMatch(/\?dialog=import&for=b$/);
    expect(read('things', 20).perPage).toBe(20);
  });

  it('begin at page 1 when a filter changes, not when the page does', () => {
    const third = { ...things.initial(), page: 3 };
    expect(things.change(third, { filter: 'x' }).page).toBe(1);
    expect(things.change(third, { page: 4 }).page).toBe(4);
  });

  it('write a direction as the path or a parameter has it', () => {
    expect([directionField('ASC').write('DESC'), directionWordField('ASC').write('DESC')]).toEqual(['false', 'DESC']);
  });
});
