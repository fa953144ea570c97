import { accessErrors } from './errors/access';
import { officeErrors } from './errors/office';
import { factoryErrors } from './errors/factory';

/** Every refusal: code → HTTP status. A new code does not compile until libs/i18n has its text in both languages. */
export const errorStatus = {
  ...accessErrors,
  ...officeErrors,
  ...factoryErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** The code another service refused with; `conflict` for one that only its release knows. */
export const refusalCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'conflict');
