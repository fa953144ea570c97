/**
 * A ref that takes the focus into what has just been shown, so that Escape and the keys of a dialog without fields
 * reach it. A frame later, when the dialog has noted where the focus is to return to.
 */
export const focusWhenShown = (node: HTMLElement | null): void => {
  if (node) requestAnimationFrame(() => node.focus({ preventScroll: true }));
};
