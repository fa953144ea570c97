import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The middle of a part of a drawing, in hundredths of the drawing's box. */
export interface FieldPlace {
  readonly field: string;
  readonly left: number;
  readonly top: number;
}
const PERCENT = 100;

const placesIn = (box: HTMLElement): FieldPlace[] => {
  const frame = box.getBoundingClientRect();
  const places = new Map<string, FieldPlace>();
  for (const part of box.querySelectorAll('svg [data-field]')) {
    const field = part.getAttribute('data-field') ?? '';
    const { left, top, width, height } = part.getBoundingClientRect();
    if (field === '' || places.has(field) || width === 0) continue;
    places.set(field, {
      field,
      left: ((left + width / 2 - frame.left) / frame.width) * PERCENT,
      top: ((top + height / 2 - frame.top) / frame.height) * PERCENT,
    });
  }
  return [...places.values()];
};

/**
 * Where the fields of a drawing are now; measured again when it is shown larger or smaller. `drawing` names what is
 * drawn.
 */
export const useFieldPlaces = (box: RefObject<HTMLElement | null>, drawing: unknown): readonly FieldPlace[] => {
  const [places, setPlaces] = useState<readonly FieldPlace[]>([]);
  useLayoutEffect(() => {
    if (box.current) setPlaces(placesIn(box.current));
  }, [box, drawing]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setPlaces(placesIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return places;
};
