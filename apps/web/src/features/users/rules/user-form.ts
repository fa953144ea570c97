import {
  emailPattern,
  type CompanyId,
  hasOneAlphabet,
  isGoodPassword,
  type createUser,
  type updateUser,
  type UserRecord,
  type UserType,
} from '@mullion/contracts';
import { z } from 'zod';

/** A new user, somebody else, or oneself. */
export type UserFormMode = 'new' | 'other' | 'self';

const fields = z.object({
  name: z.string().trim().min(1).max(191),
  email: z
    .string()
    .trim()
    .min(1)
    .max(320)
    .regex(emailPattern, 'common:form.email')
    .refine(hasOneAlphabet, 'common:form.emailAlphabet'),
  type: z.string().min(1),
  /** The id of the company of a new user; empty: the own one. */
  company: z.string(),
  password: z.string().max(500),
  repeat: z.string(),
  current: z.string(),
});
export type UserForm = z.output<typeof fields>;

const required = 'common:form.requiredField';

/** A new user needs a password, oneself the current one; a password is strong and repeated. */
export const userFormSchema = (mode: UserFormMode) =>
  fields.superRefine((form, context) => {
    const refuse = (name: keyof UserForm, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (mode === 'new' && form.password === '') refuse('password', required);
    if (form.password !== '' && !isGoodPassword(form.password)) refuse('password', 'users:form.weak');
    if (mode === 'new' && form.repeat === '') refuse('repeat', required);
    else if (form.repeat !== form.password) refuse('repeat', 'users:form.mismatch');
    if (mode === 'self' && form.current === '') refuse('current', required);
  });

/** A user in the dialog, or an empty one. */
export const formOfUser = (user: UserRecord | null): UserForm => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  type: user ? String(user.type) : '',
  company: '',
  password: '',
  repeat: '',
  current: '',
});

/** The body of POST users. */
export const newUserBody = ({ name, email, type, company, password }: UserForm): z.input<typeof createUser.body> => ({
  name,
  email,
  password,
  type: Number(type) as UserType,
  ...(company === '' ? {} : { company_id: Number(company) as CompanyId }),
});

/** The body of PUT users: the type only of somebody else, the password only when filled, never the e-mail. */
export const changedUserBody = (
  form: UserForm,
  user: UserRecord,
  mode: UserFormMode,
): z.input<typeof updateUser.body> => ({
  name: form.name,
  version: user.version,
  ...(mode === 'other' ? { type: Number(form.type) as UserType } : {}),
  ...(mode === 'self' ? { current_password: form.current } : {}),
  ...(form.password === '' ? {} : { password: form.password }),
});
