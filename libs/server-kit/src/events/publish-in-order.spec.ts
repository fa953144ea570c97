import { publishOneByOne, publishTogether } from './publish-in-order';

interface Row {
  readonly id: number;
  readonly partition: number;
}
const rowsOf = (...partitions: number[]): Row[] => partitions.map((partition, at) => ({ id: at + 1, partition }));

/**
 * A stream as the server keeps it: doubles are dropped before anything else is asked, then the event before has to be
 * its last one.
 */
class Stream {
  readonly stored: number[] = [];
  /** Rows that never reach it, and those whose acknowledgement is lost, the next time they come. */
  readonly lost = new Set<number>();
  readonly unheard = new Set<number>();

  readonly publish = (row: Row, after: Row | null): Promise<number> => {
    if (this.lost.has(row.id)) return Promise.reject(new Error(`lost ${row.id}`));
    if (!this.stored.includes(row.id)) {
      if (after !== null && this.stored.at(-1) !== after.id) return Promise.reject(new Error('wrong last msg ID'));
      this.stored.push(row.id);
    }
    return this.unheard.delete(row.id) ? Promise.reject(new Error('timeout')) : Promise.resolve(row.id);
  };
}
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

describe('events of a batch', () => {
  it('wait behind one that was refused, and follow it in their order', async () => {
    const stream = new Stream();
    const rows = rowsOf(1, 1, 1, 2, 1);
    stream.lost.add(3);
    const first = await publishTogether(rows, stream.publish);
    expect([idsOf(first.sent), first.failed?.message, stream.stored]).toEqual([[1, 2], 'lost 3', [1, 2]]);
    stream.lost.clear();
    const next = await publishOneByOne(rows.slice(2), stream.publish, ({ partition }) => partition);
    expect([idsOf(next.sent), next.failed, stream.stored]).toEqual([[3, 4, 5], null, [1, 2, 3, 4, 5]]);
  });

  it('are sent again, as doubles, behind one whose acknowledgement was lost', async () => {
    const stream = new Stream();
    const rows = rowsOf(1, 1, 1, 1);
    stream.unheard.add(2);
    const first = await publishTogether(rows, stream.publish);
    expect([idsOf(first.sent), stream.stored]).toEqual([[1], [1, 2, 3, 4]]);
    const next = await publishOneByOne(rows.slice(1), stream.publish, ({ partition }) => partition);
    expect([idsOf(next.sent), stream.stored]).toEqual([
      [2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('of other partitions go on while one event cannot be published at all; when the server is away the round ends', async () => {
    const stream = new Stream();
    const rows = rowsOf(1, 2, 1, 3, 2);
    stream.lost.add(1);
    const stuck = await publishOneByOne(rows, stream.publish, ({ partition }) => partition);
    expect([idsOf(stuck.sent), stuck.failed?.message, stream.stored]).toEqual([[2, 4, 5], 'lost 1', [2, 4, 5]]);
    let asked = 0;
    const away = () => {
      asked += 1;
      return Promise.reject(new Error('no responders'));
    };
    const none = await publishOneByOne(rows, away, ({ partition }) => partition);
    expect([none.sent, asked]).toEqual([[], 2]);
  });
});
