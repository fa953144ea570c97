/** Nearer than this to the end of a list, it scrolls. */
const EDGE_PX = 40;
const STEP_PX = 14;

/** How far a box is scrolled in one frame while the pointer is at this height. */
export const scrollStep = (y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number =>
  y < top + EDGE_PX ? -STEP_PX : y > bottom - EDGE_PX ? STEP_PX : 0;

/** Scrolls the box under the pointer that is marked with `data-scroll`; true when it moved. */
export const edgeScroll = (x: number, y: number): boolean => {
  const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-scroll]');
  const step = box ? scrollStep(y, box.getBoundingClientRect()) : 0;
  if (!box || step === 0) return false;
  const before = box.scrollTop;
  box.scrollTop += step;
  return box.scrollTop !== before;
};
