import * as argon2 from 'argon2';

/** OWASP password storage: argon2id with 19 MiB, 2 passes, 1 lane. */
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id of a password, with parameters and salt in the text. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, options);

/** Does the password belong to this hash? */
export const verifyPassword = (hash: string, password: string): Promise<boolean> => argon2.verify(hash, password);
