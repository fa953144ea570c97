import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the drawing: an element that is drawn in another order loses it, and with it the keys would stop
 * working. The focus then goes to what `selector` finds, which is the same thing drawn again.
 */
export const useStableFocus = (box: RefObject<HTMLElement | null>, selector: string | null): void => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const gained = (): void => void (hadFocus.current = true);
    // an element that is taken out of the page says so without naming who has the focus next
    const lost = (event: FocusEvent): void => {
      const next = event.relatedTarget;
      if (next instanceof Node && !node.contains(next)) hadFocus.current = false;
    };
    const pressedElsewhere = (event: PointerEvent): void => {
      if (event.target instanceof Node && !node.contains(event.target)) hadFocus.current = false;
    };
    node.addEventListener('focusin', gained);
    node.addEventListener('focusout', lost);
    document.addEventListener('pointerdown', pressedElsewhere, true);
    return () => {
      node.removeEventListener('focusin', gained);
      node.removeEventListener('focusout', lost);
      document.removeEventListener('pointerdown', pressedElsewhere, true);
    };
  }, [box]);
  useLayoutEffect(() => {
    if (!hadFocus.current || selector === null || document.activeElement !== document.body) return;
    box.current?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
  });
};
