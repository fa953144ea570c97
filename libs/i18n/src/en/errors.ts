import type { ErrorCode } from '@mullion/contracts';
import { accessErrors } from './errors/access';
import { officeErrors } from './errors/office';
import { factoryErrors } from './errors/factory';

/** Codes that only the browser gives: no answer came. */
type LocalCode = 'network.unreachable' | 'network.timeout' | 'network.read_timeout' | 'file.changed';

/** One sentence a refusal code. The list of codes is closed: a new one does not compile until it has its texts. */
export const errors = {
  ...accessErrors,
  ...officeErrors,
  ...factoryErrors,
} satisfies Record<ErrorCode | LocalCode, string>;
