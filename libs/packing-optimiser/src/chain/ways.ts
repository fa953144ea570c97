import type { FleetPallet } from '../pallets/fleet';
import type { Repacking } from './repack';
import type { FloorSize } from './quick-floor';

/** Ways that are kept of one group. */
const MOST_WAYS = 200;

/** One way to pack a group's part of a load: its pallets with their decks, longest first. */
export interface Way {
  readonly pallets: readonly FleetPallet[];
  readonly sizes: readonly FloorSize[];
  /** Of the decks with their spacing. */
  readonly areaMm2: number;
}

/** A group's part of a load, with the ways to pack it that were met. */
export interface Part {
  readonly group: number;
  /** By width, the widest first. */
  readonly repackings: readonly Repacking[];
  readonly mostPallets: number;
  readonly ways: Way[];
}

/** Keeps a way unless another is as good on every floor; answers whether it is new. */
export function keepWay(ways: Way[], way: Way): boolean {
  if (ways.some((known) => isNoLarger(known, way))) return false;
  for (let n = ways.length - 1; n >= 0; n--) if (isNoLarger(way, ways[n]!)) ways.splice(n, 1);
  if (ways.length >= MOST_WAYS) ways.splice(largest(ways), 1);
  ways.push(way);
  return true;
}

/** Whether each pallet of one way has a larger one of the other: what the other fills, this one fills too. */
const isNoLarger = (one: Way, other: Way): boolean =>
  one.sizes.length <= other.sizes.length &&
  one.sizes.every((size, n) => size.lengthMm <= other.sizes[n]!.lengthMm && size.widthMm <= other.sizes[n]!.widthMm);

function largest(ways: readonly Way[]): number {
  let most = 0;
  ways.forEach((way, n) => {
    if (way.areaMm2 > ways[most]!.areaMm2) most = n;
  });
  return most;
}
