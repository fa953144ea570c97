import type { ReturnableForm } from '@mullion/contracts';

const HEIGHT = 76;
const POINTS_A_MM = 0.036;
const LEAST_MM = 600;
const MOST_MM = 2_600;

/**
 * What a kind looks like from the side, as long as it is beside the others: an A-frame, a stack of pallets, or a plain
 * load carrier.
 */
export const FormPicture = ({ form, length }: { readonly form: ReturnableForm; readonly length: number }) => {
  const width = Math.min(MOST_MM, Math.max(LEAST_MM, length)) * POINTS_A_MM;
  return (
    <svg className="form-picture" viewBox={`-2 0 ${width + 4} ${HEIGHT}`} width={width + 4} height={HEIGHT} aria-hidden>
      {form === 'stillage' && <Stillage width={width} />}
      {form === 'pallet' && <Pallets width={width} />}
      {form === 'other' && <rect x="0" y={HEIGHT - 34} width={width} height="32" className="timber" />}
    </svg>
  );
};

const Stillage = ({ width }: { readonly width: number }) => (
  <g className="steel">
    <path d={`M${width * 0.12} ${HEIGHT - 8}L${width / 2 - 3} 4h6L${width * 0.88} ${HEIGHT - 8}`} />
    <path d={`M${width * 0.3} ${HEIGHT * 0.5}H${width * 0.7}`} />
    <rect x="0" y={HEIGHT - 8} width={width} height="6" />
  </g>
);

const PALLETS = 3;
const PALLET_HEIGHT = 12;

const Pallets = ({ width }: { readonly width: number }) => (
  <>
    {Array.from({ length: PALLETS }, (_, at) => {
      const y = HEIGHT - 2 - (at + 1) * (PALLET_HEIGHT + 1);
      return (
        <g key={at} className="timber">
          <rect x="0" y={y} width={width} height="3" />
          {[0, 0.45, 0.9].map((share) => (
            <rect key={share} x={width * share} y={y + 3} width={width * 0.1} height="6" />
          ))}
          <rect x="0" y={y + 9} width={width} height="3" />
        </g>
      );
    })}
  </>
);
