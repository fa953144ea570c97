import type { Shape } from '../shape';
import type { mail as en } from '../en/mail';

export const mail: Shape<typeof en> = {};
