import { createGhost } from '../../../kits/editor/ghost';
import type { DropPreview } from '../commands/drop-load';

export type Preview = DropPreview | null;

/** Where the dragged load would land. */
export const ghost = createGhost<Preview>(null);
