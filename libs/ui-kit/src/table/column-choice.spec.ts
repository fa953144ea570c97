import { inChosenOrder, isShown, noChoice, readChoice, withMoved, withShown } from './column-choice';

const columns = [{ key: 'a', strong: true }, { key: 'b' }, { key: 'c', optional: true }, { key: 'd' }];
const keys = (choice = noChoice) => inChosenOrder(columns, choice).map((column) => column.key);
const shown = (choice = noChoice) => columns.filter((column) => isShown(column, choice)).map((column) => column.key);

describe('columns chosen by a person', () => {
  it('begin as the list says: optional ones left out', () => {
    expect([keys(), shown()]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'd'],
    ]);
  });

  it('are put in and left out, but the one that names the row stays', () => {
    const choice = withShown(withShown(withShown(noChoice, 'c', true), 'b', false), 'a', false);
    expect(shown(choice)).toEqual(['a', 'c', 'd']);
  });

  it('are moved one place, not beyond the ends', () => {
    const moved = withMoved(columns, noChoice, 'd', -1);
    expect(keys(moved)).toEqual(['a', 'b', 'd', 'c']);
    expect(keys(withMoved(columns, moved, 'a', -1))).toEqual(['a', 'b', 'd', 'c']);
    expect(keys(withMoved(columns, moved, 'c', 1))).toEqual(['a', 'b', 'd', 'c']);
  });

  it('take in columns that the list got later, beside their neighbour', () => {
    expect(keys({ shown: {}, order: ['d', 'gone', 'a'] })).toEqual(['d', 'a', 'b', 'c']);
  });

  it('survive what was kept by somebody else', () => {
    for (const kept of [null, '', 'null', '3', '{}', '{"shown":1,"order":[]}', '{"shown":{}}'])
      expect(readChoice(kept)).toEqual(noChoice);
    expect(readChoice('{"shown":{"b":false},"order":["d",4]}')).toEqual({ shown: { b: false }, order: ['d'] });
  });
});
