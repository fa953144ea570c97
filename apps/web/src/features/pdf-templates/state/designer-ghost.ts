import { createGhost } from '../../../kits/editor/ghost';
import type { Guide } from '../commands/snap';
import type { Parts } from '../commands/template-document';

/** Parts as a gesture or a field would have them, and the lines they meet. */
export interface DraggedParts {
  readonly parts: Parts;
  readonly guides: readonly Guide[];
}

export const ghost = createGhost<DraggedParts | null>(null);
