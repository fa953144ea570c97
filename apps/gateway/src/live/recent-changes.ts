import type { Change } from './live-merger';

/** A page that took longer from its first answer to its stream reads everything again. */
export const KEPT_MS = 30_000;
/** Fewer are kept where very much changes: then they reach less far back. */
const MOST = 10_000;

interface Entry {
  readonly at: number;
  readonly companyId: number;
  readonly change: Change;
}

/**
 * What has changed lately: a browser whose stream opens after its first reads is told what it missed meanwhile. Times
 * in ms, of any clock that never goes back.
 */
export class RecentChanges {
  private readonly entries: Entry[] = [];

  /** @param knownFrom since when changes are heard */
  constructor(private knownFrom: number) {}

  add(companyId: number, change: Change, now: number): void {
    this.entries.push({ at: now, companyId, change });
    const old = this.entries.findIndex(({ at }) => at >= now - KEPT_MS);
    const tooMany = this.entries.length - MOST;
    if (old <= 0 && tooMany <= 0) return;
    const dropped = this.entries.splice(0, Math.max(old, tooMany));
    this.knownFrom = Math.max(this.knownFrom, dropped.at(-1)?.at ?? 0);
  }

  /** Changes may have been missed until now. */
  clear(now: number): void {
    this.entries.length = 0;
    this.knownFrom = now;
  }

  /** The changes of a company since then, one an entity; without ids: any row. Null when it is not known any more. */
  since(companyId: number, from: number, now: number): Change[] | null {
    if (from < this.knownFrom || from < now - KEPT_MS) return null;
    const merged = new Map<Change['entity'], Set<number | string> | null>();
    for (const { at, companyId: company, change } of this.entries) {
      if (company !== companyId || at < from) continue;
      const ids = merged.get(change.entity);
      if (change.ids.length === 0 || ids === null) merged.set(change.entity, null);
      else merged.set(change.entity, new Set([...(ids ?? []), ...change.ids]));
    }
    return [...merged].map(([entity, ids]) => ({ entity, ids: [...(ids ?? [])] }));
  }
}
