import type { ListedUser } from '@mullion/contracts';
import {
  changedUserBody,
  formOfUser,
  newUserBody,
  userFormSchema,
  type UserForm,
  type UserFormMode,
} from './user-form';

const strong = 'Mullion-2026!';
const full: UserForm = {
  name: 'Ona',
  email: 'ona@x.test',
  type: '3',
  company: '',
  password: strong,
  repeat: strong,
  current: '',
};
const user = { id: 4, name: 'Ona', email: 'ona@x.test', type: 3, version: 7 } as unknown as ListedUser;
const wrong = (mode: UserFormMode, part: Partial<UserForm>) =>
  userFormSchema(mode)
    .safeParse({ ...full, ...part })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('USR-02a the user form', () => {
  it('needs name, e-mail of the form text@text, type, password and repeat', () => {
    for (const name of ['name', 'email', 'type', 'password', 'repeat'] as const)
      expect(wrong('new', { [name]: '' }).map(([field]) => field)).toContain(name);
    expect(wrong('new', { email: 'ona' })).toEqual([['email', 'common:form.email']]);
    expect(wrong('new', {})).toEqual([]);
  });
  it('takes a strong password only, twice the same', () => {
    expect(wrong('new', { password: 'silpnas', repeat: 'silpnas' })).toEqual([['password', 'users:form.weak']]);
    expect(wrong('other', { repeat: 'Mullion-2027!' })).toEqual([['repeat', 'users:form.mismatch']]);
  });
  it('needs no password to edit, but the current one for oneself', () => {
    expect(wrong('other', { password: '', repeat: '' })).toEqual([]);
    expect(wrong('self', { password: '', repeat: '' })).toEqual([['current', 'common:form.requiredField']]);
  });
  it('sends the type of others only and the password only if filled, never the e-mail', () => {
    expect(newUserBody(full)).toEqual({ name: 'Ona', email: 'ona@x.test', password: strong, type: 3 });
    expect(newUserBody({ ...full, company: '9' })).toMatchObject({ company_id: 9 });
    const form = { ...formOfUser(user), name: 'Ona Nauja' };
    expect(changedUserBody(form, user, 'other')).toEqual({ name: 'Ona Nauja', type: 3, version: 7 });
    expect(changedUserBody({ ...form, password: strong, current: 'x' }, user, 'self')).toEqual({
      name: 'Ona Nauja',
      password: strong,
      current_password: 'x',
      version: 7,
    });
  });
});
