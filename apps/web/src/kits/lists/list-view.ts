import { EMPTY, partsOf, splatOf } from '../address/parts';
import type { ListField } from './list-fields';

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any value: each key of a list has a type of its own
type Fields = Readonly<Record<string, ListField<any>>>;
type ValuesOf<F extends Fields> = { readonly [Key in keyof F]: F[Key] extends ListField<infer T> ? T : never };

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The choices of rows a page, remembered by the browser under `key`. */
export interface RowsChoice {
  readonly key: string;
  readonly choices: readonly number[];
  readonly initial: number;
}

interface ListViewOptions<Path extends Fields, Search extends Fields> {
  /** The page's name: the first part of its path behind the language. */
  readonly page: string;
  /** Parts of the path, in their order. */
  readonly path: Path;
  /** Search parameters, left out while they have their initial value. */
  readonly search?: Search;
  /** How a search parameter is called where that is not its key. */
  readonly names?: Partial<Record<keyof Search, string>>;
  readonly rows?: RowsChoice;
  /** Empty parts at the end of the path are not written. */
  readonly shortens?: boolean;
  /** Initial values that depend on what the search parameters say. */
  readonly initialFor?: (search: ValuesOf<Search>) => Partial<ValuesOf<Path>>;
  /** Parts that mean nothing without others. */
  readonly refine?: (view: ValuesOf<Path> & ValuesOf<Search>) => Partial<ValuesOf<Path>>;
  /** Older forms of the path, made into the current one. */
  readonly upgradeParts?: (parts: readonly (string | null)[]) => readonly (string | null)[];
}

type ViewOf<Path extends Fields, Search extends Fields> = ValuesOf<Path> &
  ValuesOf<Search> & { readonly page: number; readonly perPage: number };

export interface ListView<View> {
  readonly rows: RowsChoice | undefined;
  /** The view of an address without filters; search parameters decide what is initial. */
  readonly initial: (search?: string, perPage?: number) => View;
  /** Reads an address; what cannot be understood takes its initial value. */
  readonly read: (address: Address, perPage?: number) => View;
  /** Writes the path (without language) and search that `read` reads; parameters of others in `search` stay. */
  readonly write: (view: View, search?: string) => string;
  /** A changed filter begins at page 1; a changed page does not. */
  readonly change: (view: View, part: Partial<View>) => View;
  /** Do these parts differ from what the list shows without them? */
  readonly isChanged: (view: View, keys: readonly (keyof View)[]) => boolean;
  /** The values that these parts have without filters; to clear them. */
  readonly cleared: (view: View, keys: readonly (keyof View)[]) => Partial<View>;
}

export type ViewIn<L> = L extends ListView<infer View> ? View : never;

/**
 * Declares what a list shows and how its address says it: the path holds `path` in order, the search parameters hold
 * `search`. The view has `page` and `perPage` besides, whether the address holds them or not.
 */
export const defineListView = <Path extends Fields, Search extends Fields = Record<never, never>>(
  options: ListViewOptions<Path, Search>,
): ListView<ViewOf<Path, Search>> => {
  type View = ViewOf<Path, Search>;
  const { page, path, rows, shortens = false, initialFor, refine, upgradeParts } = options;
  const search = (options.search ?? {}) as Search;
  const nameOf = (key: string): string => options.names?.[key] ?? key;
  const keysOf = (fields: Fields): string[] => Object.keys(fields);
  const valueOf = (
    field: ListField<unknown> | undefined,
    text: string | null | undefined,
    initial: unknown,
  ): unknown => {
    const value = text === null || text === undefined ? undefined : field?.read(text);
    return value === undefined ? initial : value;
  };

  const readSearch = (text: string): ValuesOf<Search> => {
    const params = new URLSearchParams(text);
    return Object.fromEntries(
      keysOf(search).map((key) => [key, valueOf(search[key], params.get(nameOf(key)), search[key]?.initial)]),
    ) as ValuesOf<Search>;
  };
  const initial = (text = '', perPage = rows?.initial ?? 0): View => {
    const known = readSearch(text);
    const ofPath = Object.fromEntries(keysOf(path).map((key) => [key, path[key]?.initial]));
    const ofSearch = Object.fromEntries(keysOf(search).map((key) => [key, search[key]?.initial]));
    return { page: 1, ...ofPath, ...ofSearch, perPage, ...initialFor?.(known) } as View;
  };
  const read = ({ pathname, search: text }: Address, perPage?: number): View => {
    const base: Record<string, unknown> = { ...initial(text, perPage) };
    const parts = upgradeParts ? upgradeParts(partsOf(pathname)) : partsOf(pathname);
    const ofPath = keysOf(path).map((key, index) => [key, valueOf(path[key], parts[index], base[key])]);
    const view = { ...base, ...Object.fromEntries(ofPath), ...readSearch(text) } as View;
    return { ...view, ...refine?.(view) };
  };
  const write = (view: View, text = ''): string => {
    const values = view as Record<string, unknown>;
    const parts = keysOf(path).map((key) => path[key]?.write(values[key]) ?? null);
    while (shortens && parts.length > 0 && parts.at(-1) === null) parts.pop();
    const params = new URLSearchParams(text);
    for (const key of keysOf(search)) {
      const written = values[key] === search[key]?.initial ? null : (search[key]?.write(values[key]) ?? null);
      if (written === null) params.delete(nameOf(key));
      else params.set(nameOf(key), written);
    }
    return (
      [page, ...(parts.length > 0 ? [splatOf(parts.map((part) => part ?? EMPTY))] : [])].join('/') +
      (params.size > 0 ? `?${params}` : '')
    );
  };
  const usualOf = (view: View): View => initial(write(view).split('?')[1] ?? '', view.perPage);
  return {
    rows,
    initial,
    read,
    write,
    change: (view, part) => ({ ...view, page: 1, ...part }),
    isChanged: (view, keys) => keys.some((key) => view[key] !== usualOf(view)[key]),
    cleared: (view, keys) => Object.fromEntries(keys.map((key) => [key, usualOf(view)[key]])) as Partial<View>,
  };
};
