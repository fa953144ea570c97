import { groupByActor } from './group-by-actor';

const event = (user_id: number | null, ...ids: number[]) => ({
  data: { user_id, placements: ids.map((product_id) => ({ product_id })) },
});
const shown = (groups: readonly (readonly ReturnType<typeof event>[])[]) =>
  groups.map((group) => group.map(({ data }) => data.placements.map(({ product_id }) => product_id)));

describe('scans that are taken together', () => {
  it('are those of one person with different products', () => {
    expect(shown(groupByActor([event(1, 7), event(1, 8, 9), event(2, 10), event(1, 11)]))).toEqual([
      [[7], [8, 9]],
      [[10]],
      [[11]],
    ]);
  });

  it('BEY-08b are apart when a product comes again, so that the history shows the scan and its undo', () => {
    expect(shown(groupByActor([event(1, 7), event(1, 8), event(1, 7), event(1, 8)]))).toEqual([
      [[7], [8]],
      [[7], [8]],
    ]);
  });
});
