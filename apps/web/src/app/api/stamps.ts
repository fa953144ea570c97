const KEY = 'mullion.stamps';
/** A service that has not applied a write within this time heals in bulk; older stamps only cost bytes (docs/architecture.md, rule 3). */
const KEEP_MS = 60_000;

type Entry = { readonly position: number; readonly at: number };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The latest position a person's writes reached at each owner, so that the next read waits for it.
 * Kept in local storage, because a page opened in a new window must read its opener's writes too.
 */
export const createStamps = (store: () => Store | undefined, now: () => number = Date.now) => {
  const read = (): Record<string, Entry> => {
    try {
      const all = JSON.parse(store()?.getItem(KEY) ?? '{}') as Record<string, Entry>;
      return Object.fromEntries(Object.entries(all).filter(([, entry]) => now() - entry.at < KEEP_MS));
    } catch {
      return {};
    }
  };
  return {
    /** Takes over a `owner:position` answer (several by comma); an older one never wins. */
    remember: (answer: string | null): void => {
      if (!answer) return;
      const all = read();
      for (const stamp of answer.split(',')) {
        const [owner, text] = stamp.trim().split(':');
        const position = Number(text);
        if (owner && Number.isInteger(position) && position >= (all[owner]?.position ?? 0)) all[owner] = { position, at: now() };
      }
      store()?.setItem(KEY, JSON.stringify(all));
    },
    header: (): string =>
      Object.entries(read())
        .map(([owner, { position }]) => `${owner}:${position}`)
        .join(','),
  };
};

export const stamps = createStamps(() => globalThis.localStorage);
