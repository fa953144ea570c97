import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The middle of a part of a drawing, in hundredths of the drawing's box. */
export interface FieldPlace {
  readonly field: string;
  readonly left: number;
  readonly top: number;
}
const WHOLE = 100;

const placesIn = (box: HTMLElement): FieldPlace[] => {
  const whole = box.getBoundingClientRect();
  const places = new Map<string, FieldPlace>();
  for (const part of box.querySelectorAll('svg [data-field]')) {
    const field = part.getAttribute('data-field') ?? '';
    const { left, top, width, height } = part.getBoundingClientRect();
    if (field === '' || places.has(field) || width === 0) continue;
    places.set(field, {
      field,
      left: ((left + width / 2 - whole.left) / whole.width) * WHOLE,
      top: ((top + height / 2 - whole.top) / whole.height) * WHOLE,
    });
  }
  return [...places.values()];
};

/** Where the fields of a drawing are now; measured again when it is shown larger or smaller. `drawing` names what is drawn. */
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
