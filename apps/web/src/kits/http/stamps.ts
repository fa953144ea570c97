import { MAX_STAMPS, parseStamps, stampKind, type Stamp } from '@mullion/contracts';

const KEY = 'mullion.stamps';
/**
 * A service that has not applied a write within this time heals in bulk; older stamps only cost bytes
 * (docs/architecture.md, rule 3).
 */
const KEEP_MS = 60_000;

type Entry = { readonly position: number; readonly at: number };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The latest position that a person's writes reached in each kind of event, so that the next read waits for it. A stamp
 * is
 * `owner:partition:event:position`; all but the position is its key.
 * Kept in local storage, because a page opened in a new window must read its opener's writes too. Where that is full or
 * closed they stay with this page: a write that has an answer is never judged by what the browser can keep.
 */
export const createStamps = (store: () => Store | undefined, now: () => number = Date.now) => {
  let unkept: Record<string, Entry> = {};
  const kept = (): Record<string, Entry> => {
    try {
      return JSON.parse(store()?.getItem(KEY) ?? '{}') as Record<string, Entry>;
    } catch {
      return {};
    }
  };
  const read = (): Record<string, Entry> => {
    const all = kept();
    for (const [key, entry] of Object.entries(unkept))
      if (entry.position >= (all[key]?.position ?? 0)) all[key] = entry;
    return Object.fromEntries(Object.entries(all).filter(([, entry]) => now() - entry.at < KEEP_MS));
  };
  const keep = (all: Record<string, Entry>): void => {
    try {
      const keptIn = store();
      keptIn?.setItem(KEY, JSON.stringify(all));
      unkept = keptIn ? {} : all;
    } catch {
      unkept = all;
    }
  };
  return {
    /** Takes over the stamps of an answer (several by comma); an older one never wins. */
    remember: (answer: string | null): void => {
      if (!answer) return;
      const all = read();
      for (const stamp of parseStamps(answer)) {
        const key = stampKind(stamp);
        if (stamp.position >= (all[key]?.position ?? 0)) all[key] = { position: stamp.position, at: now() };
      }
      keep(all);
    },
    /** The newest, as many as one request may name. */
    known: (): readonly Stamp[] =>
      parseStamps(
        Object.entries(read())
          .toSorted(([, one], [, other]) => other.at - one.at)
          .slice(0, MAX_STAMPS)
          .map(([key, { position }]) => `${key}:${position}`)
          .join(','),
      ),
  };
};

export const stamps = createStamps(() => globalThis.localStorage);
