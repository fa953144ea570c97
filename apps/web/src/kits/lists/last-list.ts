/**
 * The latest address of each list in this tab, by the page's name: what a crumb leads back to, with filters, order and
 * page.
 */
const latest = new Map<string, string>();
const nameOf = (path: string): string => path.split(/[/?]/)[0] ?? '';

export const lastList = {
  keep: (path: string): void => void latest.set(nameOf(path), path),
  /** @param path the list as it begins, which is given where none was looked at yet */
  of: (path: string): string => latest.get(nameOf(path)) ?? path,
  /** Signed out: filters name people, and are nobody else's. */
  clear: (): void => latest.clear(),
};
