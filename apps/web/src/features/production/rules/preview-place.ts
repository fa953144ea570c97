/** Pixels between what is pointed at and the preview. */
const GAP = 12;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a preview stands: below and to the right of the pointer, on the other side where the window ends, never over
 * the cell that it explains.
 */
export const previewPlace = (
  pointer: { readonly x: number; readonly y: number },
  cell: Box,
  size: Size,
  view: Size,
): { readonly left: number; readonly top: number } => {
  const right = pointer.x + GAP;
  const left = right + size.width > view.width ? Math.max(0, pointer.x - GAP - size.width) : right;
  const below = Math.max(pointer.y + GAP, cell.bottom + 2);
  if (below + size.height <= view.height) return { left, top: below };
  const above = Math.min(pointer.y - GAP, cell.top - 2) - size.height;
  if (above >= 0) return { left, top: above };
  // no room above or below: beside the cell
  const beside =
    cell.right + GAP + size.width <= view.width ? cell.right + GAP : Math.max(0, cell.left - GAP - size.width);
  return { left: beside, top: Math.max(0, view.height - size.height) };
};
