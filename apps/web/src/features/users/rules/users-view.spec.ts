import type { ListedUser } from '@mullion/contracts';
import { ALL_ROWS, defaultView, PER_PAGE, usersPage } from './users-view';

const user = (id: number, name: string, type: number): ListedUser =>
  ({ id, name, type, email: `${id}@x.test` }) as unknown as ListedUser;
const users = [user(1, 'Zita', 2), user(2, 'Šarūnas', 2), user(3, 'Sigita', 2), user(4, 'Tomas', 0)];
const names = (rows: readonly ListedUser[]) => rows.map(({ name }) => name);

describe('USR-01cd the users table', () => {
  it('has 50 rows, choices 5, 10, 25 and all, and is sorted by type', () => {
    expect(defaultView).toMatchObject({ perPage: 50, by: 'type', order: 'ASC' });
    expect(PER_PAGE).toEqual([5, 10, 25, 50, ALL_ROWS]);
    expect(names(usersPage(users, defaultView, 'lt').rows)).toEqual(['Tomas', 'Sigita', 'Šarūnas', 'Zita']);
  });
  it('sorts names as Lithuanians do', () => {
    expect(names(usersPage(users, { ...defaultView, by: 'name' }, 'lt').rows)).toEqual([
      'Sigita',
      'Šarūnas',
      'Tomas',
      'Zita',
    ]);
    expect(names(usersPage(users, { ...defaultView, by: 'name', order: 'DESC' }, 'lt').rows)).toEqual([
      'Zita',
      'Tomas',
      'Šarūnas',
      'Sigita',
    ]);
  });
  it('shows a page, the last one when there are fewer, and all at once', () => {
    const many = Array.from({ length: 12 }, (_none, index) => user(index + 1, `V${index}`, 5));
    expect(usersPage(many, { ...defaultView, perPage: 5, page: 9 }, 'lt')).toMatchObject({
      page: 3,
      lastPage: 3,
      perPage: 5,
    });
    expect(usersPage(many, { ...defaultView, perPage: 5, page: 3 }, 'lt').rows).toHaveLength(2);
    expect(usersPage(many, { ...defaultView, perPage: ALL_ROWS }, 'lt').rows).toHaveLength(12);
    expect(usersPage([], { ...defaultView, perPage: ALL_ROWS }, 'lt')).toMatchObject({
      rows: [],
      page: 1,
      lastPage: 1,
    });
  });
});
