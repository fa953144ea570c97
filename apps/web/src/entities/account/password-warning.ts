import { isGoodPassword } from '@mullion/contracts';

/**
 * What to say while a new password is typed: weak as soon as there is one; different once it is good,
 * or when only the repeat is filled. Null when there is nothing to say.
 */
export const passwordWarning = (password: string, repeat: string): 'weak' | 'mismatch' | null => {
  if (password !== '' && !isGoodPassword(password)) return 'weak';
  return password === repeat ? null : 'mismatch';
};
