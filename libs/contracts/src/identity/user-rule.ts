import { type UserType, userTypes } from '../kit/context.schema';

const MIN_PASSWORD = 8;
/** Of a password of words; so many different letters and signs, or it is one key pressed for long. */
export const LONG_PASSWORD = 15;
const MIN_DIFFERENT = 8;
const MIN_DIFFERENT_LETTERS = 5;
const PASSWORD_PARTS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const;

/** Who manages users of a type: type 0 all but other super users, type 1 types 2 and higher. */
const managesType = (who: UserType, type: UserType): boolean =>
  who === userTypes.super
    ? type !== userTypes.super
    : who === userTypes.administrator && type > userTypes.administrator;

/** The types that this person may give to others; nobody changes their own type. */
export const assignableTypes = (who: UserType): readonly UserType[] =>
  Object.values(userTypes).filter((type) => managesType(who, type));

/**
 * What one person may do to another's account, or to the own one: that is edited, never removed. One rule for server
 * and screen.
 */
export const judgeUser = (
  who: { readonly user_id: number | null; readonly type: UserType },
  user: { readonly id: number; readonly type: UserType },
): { readonly edit: boolean; readonly remove: boolean; readonly self: boolean } => {
  const self = who.user_id === user.id;
  const manages = managesType(who.type, user.type);
  return { self, edit: self || manages, remove: !self && manages };
};

/** At least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character. */
export const isStrongPassword = (password: string): boolean =>
  [...password].length >= MIN_PASSWORD && PASSWORD_PARTS.every((part) => part.test(password));

/**
 * A sentence is as good as signs of every kind: at least 15 characters, of which 8 differ and 5 are different letters.
 */
export const isLongPassword = (password: string): boolean => {
  const characters = [...password];
  const different = new Set(characters.map((character) => character.toLowerCase()));
  const letters = [...different].filter((character) => /\p{L}/u.test(character));
  return (
    characters.length >= LONG_PASSWORD && different.size >= MIN_DIFFERENT && letters.length >= MIN_DIFFERENT_LETTERS
  );
};

/** Strong by its signs or by its length. Whether everybody knows it says the server. */
export const isGoodPassword = (password: string): boolean => isStrongPassword(password) || isLongPassword(password);
