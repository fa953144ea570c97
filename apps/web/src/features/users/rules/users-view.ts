import type { Language, ListedUser } from '@mullion/contracts';

/** Fifty users a page; a person may choose fewer, or all. */
export const ALL_ROWS = 0;
export const PER_PAGE = [5, 10, 25, 50, ALL_ROWS] as const;
export const DEFAULT_PER_PAGE = 50;

export type UserSortColumn = 'name' | 'email' | 'type';
export interface UsersView {
  readonly page: number;
  readonly perPage: number;
  readonly by: UserSortColumn;
  readonly order: 'ASC' | 'DESC';
}
export const defaultView: UsersView = { page: 1, perPage: DEFAULT_PER_PAGE, by: 'type', order: 'ASC' };

/** One page of the users, sorted as people of the language sort; users of the same type stay sorted by name. */
export const usersPage = (
  users: readonly ListedUser[],
  view: UsersView,
  language: Language,
): {
  readonly rows: readonly ListedUser[];
  readonly page: number;
  readonly lastPage: number;
  readonly perPage: number;
} => {
  const { compare } = new Intl.Collator(language);
  const between = (a: ListedUser, b: ListedUser) =>
    view.by === 'type' ? a.type - b.type : compare(a[view.by], b[view.by]);
  const turn = view.order === 'ASC' ? 1 : -1;
  const sorted = [...users].sort((a, b) => turn * between(a, b) || compare(a.name, b.name) || a.id - b.id);
  const perPage = view.perPage === ALL_ROWS ? Math.max(1, users.length) : view.perPage;
  const lastPage = Math.max(1, Math.ceil(users.length / perPage));
  const page = Math.min(view.page, lastPage);
  return { rows: sorted.slice((page - 1) * perPage, page * perPage), page, lastPage, perPage };
};
