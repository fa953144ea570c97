import type { UserRecord } from '@mullion/contracts';
import { z } from 'zod';

/** What the account form holds; whether it can be saved is said by its button. */
export const accountFormSchema = z.object({
  name: z.string().trim(),
  current: z.string(),
  next: z.string(),
  repeat: z.string(),
});
export type AccountForm = z.output<typeof accountFormSchema>;

/** What of a user the own account edits, and its version. */
export type Account = Pick<UserRecord, 'id' | 'name' | 'version'>;

/** The name with empty passwords. */
export const formOfAccount = ({ name }: Pick<Account, 'name'>): AccountForm => ({
  name,
  current: '',
  next: '',
  repeat: '',
});

/** Saving needs all three passwords, the new one twice the same, and a name. */
export const canSave = ({ name, current, next, repeat }: AccountForm): boolean =>
  name.trim() !== '' && current !== '' && next !== '' && repeat !== '' && next === repeat;
