import { useRef, type PointerEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { SIGNATURE_RATIO, type Strokes } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import './signature-pad.css';
import { pathOfStroke, withPoint } from './strokes';

interface SignaturePadProps {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
}

/**
 * A pad to sign on. Strokes are kept as shares of its width and drawn from there: turning the phone changes nothing of
 * them.
 */
export const SignaturePad = ({ strokes, onChange }: SignaturePadProps) => {
  const { t } = useTranslation('driver');
  const latest = useRef(strokes);
  latest.current = strokes;
  const pad = useRef<SVGSVGElement>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = pad.current?.getBoundingClientRect();
    return box ? [(clientX - box.left) / box.width, (clientY - box.top) / box.width] : [0, 0];
  };
  const changed = (next: Strokes) => {
    latest.current = next;
    onChange(next);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    changed([...latest.current, [pointOf(event)]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) changed(withPoint(latest.current, pointOf(event)));
  };
  return (
    <div className="sign-pad">
      <svg
        ref={pad}
        viewBox={`0 0 1 ${SIGNATURE_RATIO}`}
        role="img"
        aria-label={t('signatureHere')}
        onPointerDown={begin}
        onPointerMove={go}
      >
        <path d={`M0.06 ${SIGNATURE_RATIO - 0.12}H0.94`} className="line" />
        {strokes.map((stroke, at) => (
          <path key={at} d={pathOfStroke(stroke)} className="stroke" />
        ))}
      </svg>
      {strokes.length > 0 && <Button text={t('clear')} onClick={() => onChange([])} />}
    </div>
  );
};
