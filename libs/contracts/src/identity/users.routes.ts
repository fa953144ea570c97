import { z } from 'zod';
import { userId } from '../kit/id.schema';
import { defineRoute, ok, urlId } from '../kit/route';
import { listedUser, newUser, staffCompany, userFields } from './user.schema';

const everyKind = { access: 'session', kinds: ['manufacturer', 'supplier'] } as const;

const managers = { access: 'session', types: [0, 1] } as const;

/** People of the own company and of its suppliers, by company, type and name. */
export const listUsers = defineRoute({
  service: 'identity',
  name: 'users.list',
  method: 'GET',
  path: 'users',
  summary: 'Users of the company',
  policy: managers,
  response: z.array(listedUser),
});

/** Companies whose people one manages: the own one, and those that supply it. */
export const listStaffCompanies = defineRoute({
  service: 'identity',
  name: 'staff-companies.list',
  method: 'GET',
  path: 'staff-companies',
  summary: 'Companies whose people one manages',
  policy: managers,
  response: z.array(staffCompany),
});

/** Errors: user.email_taken, user.type_not_allowed, user.weak_password, user.known_password. */
export const createUser = defineRoute({
  service: 'identity',
  name: 'users.create',
  method: 'POST',
  path: 'users',
  summary: 'Create a user',
  policy: managers,
  body: newUser,
  response: listedUser,
  success: 201,
});

/**
 * Errors: user.not_managed, user.type_not_allowed, user.weak_password, user.known_password, user.wrong_password,
 * conflict. A new password ends the user's other sessions.
 */
export const updateUser = defineRoute({
  service: 'identity',
  name: 'users.update',
  method: 'PUT',
  path: 'users/{id}',
  summary: 'Change a user, or the own account',
  policy: { ...everyKind, readers: true },
  params: z.strictObject({ id: urlId(userId) }),
  body: userFields,
  response: listedUser,
});

/** Errors: user.not_managed, user.not_yourself. The user's sessions end at once. */
export const deleteUser = defineRoute({
  service: 'identity',
  name: 'users.delete',
  method: 'DELETE',
  path: 'users/{id}',
  summary: 'Delete a user',
  policy: managers,
  params: z.strictObject({ id: urlId(userId) }),
  response: ok,
});

export const usersRoutes = { listUsers, listStaffCompanies, createUser, updateUser, deleteUser };
