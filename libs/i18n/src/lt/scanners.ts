import type { Shape } from '../shape';
import type { scanners as en } from '../en/scanners';

export const scanners: Shape<typeof en> = {};
