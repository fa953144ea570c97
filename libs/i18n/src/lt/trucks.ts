import type { Shape } from '../shape';
import type { trucks as en } from '../en/trucks';

export const trucks: Shape<typeof en> = {};
