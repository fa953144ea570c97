import type { Box } from '@mullion/packing-model';
import type { PalletRoom } from './pack-problem';
import type { PackSettings } from './pallet-instance';
import { SkylineRow } from './skyline-row';

/** Fixed boxes one behind another that share a stretch of the width, padded and counted from the back of the room. */
export interface Cluster {
  readonly boxes: readonly Box[];
  readonly fromMm: number;
  readonly toMm: number;
}

/** The smallest length (padded) and height that a product may have; what is smaller is no room. */
export interface SmallestFace {
  readonly lengthMm: number;
  readonly heightMm: number;
}

/** Fixed boxes in clusters, from the back to the front. */
export function clustersOf(boxes: readonly Box[], settings: PackSettings): Cluster[] {
  const clusters: { boxes: Box[]; fromMm: number; toMm: number }[] = [];
  for (const box of [...boxes].sort((a, b) => a.y0 - b.y0)) {
    const fromMm = box.y0 - settings.spacingSidesMm;
    const toMm = box.y1 - settings.spacingSidesMm + settings.spacingBetweenMm;
    const last = clusters.at(-1);
    if (last && fromMm < last.toMm) {
      last.boxes.push(box);
      last.toMm = Math.max(last.toMm, toMm);
    } else clusters.push({ boxes: [box], fromMm, toMm });
  }
  return clusters;
}

/**
 * The row that goes on where fixed boxes stand: beside them on the deck, and on top of those that reach to the back of
 * the cluster, so that it is known how deep they carry. Null where nothing of the smallest face fits any more.
 */
export function fixedRow(
  cluster: Cluster,
  settings: PackSettings,
  room: PalletRoom,
  smallest: SmallestFace,
): SkylineRow | null {
  const gapMm = settings.spacingBetweenMm;
  const startMm = Math.max(0, cluster.fromMm);
  const tops = cluster.boxes.map((box) => {
    const backMm = box.y0 - settings.spacingSidesMm;
    // what stands on the deck alone is not weighed by the stack rules; what it carries would be
    const carries = backMm <= startMm && !settings.stackRules;
    const x0 = Math.max(0, box.x0 - settings.spacingEndsMm);
    const x1 = box.x1 - settings.spacingEndsMm;
    return {
      x0,
      x1,
      paddedMm: x1 + gapMm,
      heightMm: box.z1,
      depthMm: carries ? box.y1 - settings.spacingSidesMm - startMm : 0,
    };
  });
  const ends = [...new Set([0, ...tops.flatMap((t) => [t.x0, t.paddedMm])])]
    .filter((x) => x < room.lengthMm)
    .sort((a, b) => a - b);
  const row = new SkylineRow();
  row.reset();
  const segments: number[] = [];
  let faceMm2 = 0;
  ends.forEach((x, n) => {
    const highest = tops.reduce<(typeof tops)[number] | null>(
      (best, top) => (top.x0 <= x && top.paddedMm > x && (!best || top.heightMm > best.heightMm) ? top : best),
      null,
    );
    faceMm2 += ((ends[n + 1] ?? room.lengthMm) - x) * Math.min(room.heightMm, highest?.heightMm ?? 0);
    segments.push(x, ...(highest ? [highest.x1, highest.heightMm, highest.depthMm] : [1 << 30, 0, 1 << 30]));
  });
  if (!hasRoom(segments, room, smallest)) return null;
  row.segments = Int32Array.from(segments);
  row.segmentCount = ends.length;
  row.depthMm = cluster.toMm - startMm;
  row.lengthMm = Math.max(...tops.map((top) => top.paddedMm));
  row.faceMm2 = faceMm2;
  row.base = row;
  return row;
}

/** Whether the smallest face fits above or beside anything. */
function hasRoom(segments: readonly number[], room: PalletRoom, smallest: SmallestFace): boolean {
  for (let s = 0; s < segments.length; s += 4) {
    const heightMm = segments[s + 2]!;
    let end = s;
    while (end < segments.length && segments[end + 2]! <= heightMm) end += 4;
    const endMm = end < segments.length ? segments[end]! : room.lengthMm;
    if (endMm - segments[s]! >= smallest.lengthMm && room.heightMm - heightMm >= smallest.heightMm) return true;
  }
  return false;
}
