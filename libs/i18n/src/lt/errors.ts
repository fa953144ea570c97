import type { Shape } from '../shape';
import type { errors as en } from '../en/errors';
import { accessErrors } from './errors/access';
import { officeErrors } from './errors/office';
import { factoryErrors } from './errors/factory';

export const errors: Shape<typeof en> = {
  ...accessErrors,
  ...officeErrors,
  ...factoryErrors,
};
