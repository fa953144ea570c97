import type { Shape } from '../shape';
import type { pallet as en } from '../en/pallet';

export const pallet: Shape<typeof en> = {};
