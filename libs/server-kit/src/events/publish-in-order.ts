/** A round's outcome: what went out before anything that has to wait for it, and why something did not. */
interface Published<Row, Ack> {
  readonly sent: readonly Row[];
  readonly acks: readonly Ack[];
  readonly failed: Error | null;
}
/** Sends a row; the stream refuses it unless `after` is the last event that it holds. */
export type Publish<Row, Ack> = (row: Row, after: Row | null) => Promise<Ack>;

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * All at once, each one only behind the one before it: when one is refused or lost, the stream refuses those that
 * follow. Acknowledgements may be lost too, so nothing behind the first failure counts as sent; what is there already
 * is dropped as a double when it comes again.
 */
export const publishTogether = async <Row, Ack>(
  rows: readonly Row[],
  publish: Publish<Row, Ack>,
): Promise<Published<Row, Ack>> => {
  const results = await Promise.allSettled(rows.map((row, at) => publish(row, rows[at - 1] ?? null)));
  const firstFailed = results.findIndex(({ status }) => status === 'rejected');
  const end = firstFailed === -1 ? rows.length : firstFailed;
  const failure = results[firstFailed];
  return {
    sent: rows.slice(0, end),
    acks: results.slice(0, end).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failed: failure?.status === 'rejected' ? errorOf(failure.reason) : null,
  };
};

/**
 * So many partitions may have an event that the server does not take; with more the server is away, and the round ends.
 */
const MOST_STUCK = 2;

/**
 * One after the other, after a round that failed: an event that cannot be published keeps those of its partition back,
 * and nobody else's. Nothing is expected of the stream, whose last event after such a round may be any.
 */
export const publishOneByOne = async <Row, Ack>(
  rows: readonly Row[],
  publish: Publish<Row, Ack>,
  partitionOf: (row: Row) => number,
): Promise<Published<Row, Ack>> => {
  const [sent, acks, stuck]: [Row[], Ack[], Set<number>] = [[], [], new Set()];
  let failed: Error | null = null;
  for (const row of rows) {
    if (stuck.size >= MOST_STUCK) break;
    if (stuck.has(partitionOf(row))) continue;
    try {
      acks.push(await publish(row, null));
      sent.push(row);
    } catch (error) {
      failed ??= errorOf(error);
      stuck.add(partitionOf(row));
    }
  }
  return { sent, acks, failed };
};
