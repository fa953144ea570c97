import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useFieldPlaces } from '../state/use-field-places';
import type { FieldMark } from '../state/use-marked-field';

interface MarkedDrawingProps {
  readonly drawing: ComponentProps<typeof SvgDrawing>['drawing'];
  readonly label: string;
  readonly mark: FieldMark;
}

const fieldAt = (target: EventTarget): string | null =>
  (target instanceof Element ? target.closest('[data-field]')?.getAttribute('data-field') : null) ?? null;

/**
 * A drawing whose parts are named by fields: each has its letter on it, which keys reach, and is marked with its rows.
 */
export const MarkedDrawing = ({ drawing, label, mark: { marked, point, focus } }: MarkedDrawingProps) => {
  const { t } = useTranslation('productSet');
  const box = useRef<HTMLDivElement>(null);
  const places = useFieldPlaces(box, drawing);
  // the parts come from a picture's own text, so they are found in what is drawn
  useLayoutEffect(() => {
    for (const part of box.current?.querySelectorAll('svg [data-field]') ?? [])
      part.classList.toggle('on', part.getAttribute('data-field') === marked);
  }, [marked, drawing]);
  return (
    <div
      ref={box}
      className="set-drawing"
      onPointerOver={(event) => point(fieldAt(event.target))}
      onPointerLeave={() => point(null)}
    >
      <SvgDrawing label={label} drawing={drawing} />
      {places.map(({ field, left, top }) => (
        <button
          key={field}
          type="button"
          className={field === marked ? 'set-letter on' : 'set-letter'}
          data-field={field}
          style={{ left: `${left}%`, top: `${top}%` }}
          aria-label={t('field', { field })}
          aria-pressed={field === marked}
          onFocus={() => focus(field)}
          onBlur={() => focus(null)}
        >
          {field}
        </button>
      ))}
    </div>
  );
};
