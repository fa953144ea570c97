import {
  type ProductChange,
  readPlacements,
  readPrintedLabels,
  readWork,
  type RequestContext,
} from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import type { DoneWith } from '../rules/judge-change';

type Id = ProductChange['product_id'];
const AT_ONCE = 500;

const inParts = async <T>(ids: readonly number[], ask: (part: Id[]) => Promise<readonly T[]>): Promise<T[]> => {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) found.push(...(await ask(ids.slice(at, at + AT_ONCE) as Id[])));
  return found;
};

/**
 * What production and packing have done with products, and which have labels. While documents does not answer none has:
 * a label that is out of date says so when it is read.
 * @throws AppError `unavailable`: without an answer nothing changes
 */
export const readDone = async (
  rpc: Rpc,
  context: RequestContext,
  ids: readonly number[],
): Promise<(id: number) => DoneWith> => {
  const [work, placements, labels] = await Promise.all([
    inParts(ids, (part) => rpc.ask(readWork, { product_ids: part }, { context })),
    inParts(ids, (part) => rpc.ask(readPlacements, { product_ids: part }, { context })),
    inParts(ids, (part) => rpc.ask(readPrintedLabels, { product_ids: part }, { context })).catch((): Id[] => []),
  ]);
  const workOf = new Map(work.map(({ product_id, ...one }) => [product_id as number, one]));
  const placementOf = new Map(placements.map(({ product_id, ...one }) => [product_id as number, one]));
  const labelled = new Set<number>(labels);
  return (id) => ({
    work: workOf.get(id) ?? null,
    placement: placementOf.get(id) ?? null,
    hasLabel: labelled.has(id),
  });
};
