import type { PaperFacts, PaperItem } from '@mullion/contracts';
import { paperChanges } from './paper-changes';

const item = (id: number, at: string, row = 1): PaperItem => ({
  id,
  name: `0${id}`,
  row,
  side: 'left',
  at,
  width: 1000,
  height: 1200,
  depth: 82,
  category: 0,
  image: null,
});
const paper = (items: PaperItem[], fields: PaperFacts['fields'] = {}): PaperFacts => ({
  number: '26-0147',
  fields,
  items,
});

describe('what changed on a paper', () => {
  it('BEY-25b is nothing when it says the same, in whatever order', () => {
    const [one, other] = [item(1, '0'), item(2, '10')];
    expect(paperChanges(paper([one, other], { stop: '1' }), paper([other, one], { stop: '1' }))).toEqual([]);
  });

  it('BEY-25b is what was moved with the place before, what was taken off and what came', () => {
    const before = paper([item(1, '0', 4), item(2, '10')]);
    const after = paper([item(1, '500', 5), item(3, '10')]);
    expect(paperChanges(before, after)).toEqual([
      { what: 'moved', item: item(1, '500', 5), from: { row: 4, side: 'left' } },
      { what: 'removed', item: item(2, '10'), now: null },
      { what: 'added', item: item(3, '10') },
    ]);
  });

  it('BEY-25b is one swap when two stand where the other stood', () => {
    expect(paperChanges(paper([item(1, '0'), item(2, '10')]), paper([item(1, '10'), item(2, '0')]))).toEqual([
      { what: 'swapped', item: item(1, '10'), other: item(2, '0') },
    ]);
  });

  it('BEY-25b is every field that is written otherwise, also one that was not there', () => {
    expect(
      paperChanges(paper([], { stop: '1', truck: 'A' }), paper([], { stop: '2', truck: 'A', part: '2/11' })),
    ).toEqual([
      { what: 'field', field: 'stop', from: '1', to: '2' },
      { what: 'field', field: 'part', from: '', to: '2/11' },
    ]);
  });
});
