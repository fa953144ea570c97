import type { Shape } from '../shape';
import type { documents as en } from '../en/documents';

export const documents: Shape<typeof en> = {};
