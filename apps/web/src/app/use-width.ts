import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** No drawing gets narrower. */
const LEAST_PX = 280;

/** A box to draw in and its inner width in pixels, kept up to date; `first` until it is measured. */
export const useWidth = (first: number): readonly [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidthPx(Math.max(LEAST_PX, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, widthPx];
};
