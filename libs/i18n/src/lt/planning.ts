import type { Shape } from '../shape';
import type { planning as en } from '../en/planning';

export const planning: Shape<typeof en> = {};
