import { below, type Random } from '../search/random';

/** Takes one entry out of the first `length` of a list, the rest keeps its order. */
export function removeAt(list: Int32Array, position: number, length: number): void {
  for (let n = position + 1; n < length; n++) list[n - 1] = list[n]!;
}

/**
 * Sorts the first `count` entries by a rank table, in place (insertion sort: the lists are short and often nearly
 * sorted).
 */
export function sortByRank(list: Int32Array, count: number, rank: Int32Array): void {
  if (count > 200) {
    list.subarray(0, count).sort((a, b) => rank[a]! - rank[b]!);
    return;
  }
  for (let i = 1; i < count; i++) {
    const item = list[i]!;
    const key = rank[item]!;
    let j = i - 1;
    while (j >= 0 && rank[list[j]!]! > key) {
      list[j + 1] = list[j]!;
      j--;
    }
    list[j + 1] = item;
  }
}

/** Swaps some neighbours a few places apart, so that equal orders give different rows. */
export function perturb(list: Int32Array, count: number, chance: number, reach: number, random: Random): void {
  for (let i = 0; i + 1 < count; i++) {
    if (random() >= chance) continue;
    const j = i + 1 + below(random, Math.min(reach, count - i - 1));
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
}
