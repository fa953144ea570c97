import { assignableTypes, isGoodPassword, judgeUser, type ErrorCode, type UserType } from '@mullion/contracts';
import { isKnownPassword } from './is-known-password';

interface Person {
  readonly id: number;
  readonly type: UserType;
}

/** Who asks; null is the system. */
export interface Asker {
  readonly user_id: number | null;
  readonly type: UserType;
}

const judgePassword = (password: string): ErrorCode | null => {
  if (!isGoodPassword(password)) return 'user.weak_password';
  return isKnownPassword(password) ? 'user.known_password' : null;
};

/** Why a new user may not be made; null when it may. */
export const judgeNew = (
  who: Asker,
  fields: { readonly type: UserType; readonly password: string },
): ErrorCode | null => {
  if (!assignableTypes(who.type).includes(fields.type)) return 'user.type_not_allowed';
  return judgePassword(fields.password);
};

/**
 * Why a user may not be changed so; null when it may. Nobody changes the own type. The current password is judged
 * elsewhere.
 */
export const judgeUpdate = (
  who: Asker,
  user: Person,
  fields: { readonly type?: UserType | undefined; readonly password?: string | undefined },
): ErrorCode | null => {
  const { edit, self } = judgeUser(who, user);
  if (!edit) return 'user.not_managed';
  const retyped = fields.type !== undefined && fields.type !== user.type;
  if (retyped && (self || !assignableTypes(who.type).includes(fields.type))) return 'user.type_not_allowed';
  return fields.password === undefined ? null : judgePassword(fields.password);
};

/** Why a user may not be removed; null when it may. */
export const judgeRemoval = (who: Asker, user: Person): ErrorCode | null => {
  const { remove, self } = judgeUser(who, user);
  if (self) return 'user.not_yourself';
  return remove ? null : 'user.not_managed';
};
