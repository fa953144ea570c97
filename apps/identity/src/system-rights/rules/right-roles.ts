import { rightRoles, type SystemRight } from '@mullion/contracts';

type Roles = Omit<SystemRight, 'description'>;

const rolesOf = (right: Roles): string[] => rightRoles.filter((role) => right[role]);

/** Rights by code with the roles that have them in the order of the user types, as the audit list shows them. */
export const rolesByCode = (rights: readonly Roles[]): Record<string, string[]> =>
  Object.fromEntries(rights.map((right) => [right.code, rolesOf(right)]));

/** A right that the person saw is another now. */
export const isUnseen = (known: readonly Roles[], present: readonly Roles[]): boolean => {
  const now = rolesByCode(present);
  return known.some((right) => rolesOf(right).join() !== now[right.code]?.join());
};
