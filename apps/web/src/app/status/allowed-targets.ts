import { hasRight, type RightCode, type StatusRight, type UserType } from '@mullion/contracts';

interface Person {
  readonly type: UserType;
  readonly rights: readonly RightCode[];
}

/**
 * §1.4: super users and administrators may choose any status; type 6 none; others what the matrix allows from here,
 * and a lower one only with TP_STATUSBACK. The server decides again; this only draws the menu.
 */
export const mayChangeStatus = (
  person: Person,
  rights: readonly StatusRight[],
  table: StatusRight['table_name'],
  before: number,
  after: number,
): boolean => {
  if (person.type === 6) return false;
  if (person.type <= 1) return true;
  if (after < before && !hasRight({ type: person.type, rights: [...person.rights] }, 'TP_STATUSBACK')) return false;
  return rights.some(
    (right) => right.user_type === person.type && right.table_name === table && right.before === before && right.after === after,
  );
};
