import { login, type InputOf } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { inputParser } from '../parse-input';

const parse = inputParser(login);

/** @throws AppError `login.malformed_email` when the e-mail alone is at fault, `invalid` for anything else */
export const readLogin = (input: unknown): InputOf<typeof login> => {
  try {
    return parse(input);
  } catch (error) {
    const errors = error instanceof AppError ? (error.errors ?? []) : [];
    if (errors.length > 0 && errors.every(({ path }) => path === 'body.email'))
      throw new AppError('login.malformed_email', {}, { errors });
    throw error;
  }
};
