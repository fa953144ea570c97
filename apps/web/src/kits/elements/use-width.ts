import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Unless said otherwise no drawing gets narrower. */
const LEAST_PX = 280;

/**
 * A box to draw in and its inner width in pixels, kept up to date and never below `least`; `first` until it is
 * measured.
 */
export const useWidth = (first: number, least = LEAST_PX): readonly [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidthPx(Math.max(least, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [least]);
  return [box, widthPx];
};
