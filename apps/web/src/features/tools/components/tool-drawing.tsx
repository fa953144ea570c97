import type { ToolOutline } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { meshOf, outlinePath, stepPath } from '../rules/geometry';

const SIZE = 500;
const MARGIN = 30;
const STRONG = 5;
/** More lines of the mesh than this and only the strong ones are named. */
const NAMED = 15;

interface ToolDrawingProps {
  readonly outline: ToolOutline;
  /** The line of the caret. */
  readonly line: number;
  readonly label: string;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** The outline to scale, y up, on a mesh of ten; what cannot be read is a dashed chord. */
export const ToolDrawing = ({ outline, line, label }: ToolDrawingProps) => {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const { steps } = outline;
  const mesh = meshOf(steps);
  const scale = SIZE / Math.max(mesh.right - mesh.left, mesh.top - mesh.bottom);
  const x = (mm: number) => MARGIN + (mm - mesh.left) * scale;
  const y = (mm: number) => MARGIN + (mesh.top - mm) * scale;
  const [width, height] = [x(mesh.right) + MARGIN, y(mesh.bottom) + MARGIN];
  const isStrong = (mm: number) => mm % (mesh.step * STRONG) === 0;
  const meshClass = (mm: number) => (isStrong(mm) ? 'mesh strong' : 'mesh');
  const isNamed = (mm: number, across: number) => across <= mesh.step * NAMED || isStrong(mm);
  return (
    <figure className="tool-drawing">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {range(mesh.left, mesh.right, mesh.step).map((mm) => (
          <g key={`x${mm}`}>
            <path className={meshClass(mm)} d={`M${x(mm)} ${y(mesh.top)}V${y(mesh.bottom)}`} />
            {isNamed(mm, mesh.right - mesh.left) && (
              <text x={x(mm)} y={y(mesh.bottom) + 16} textAnchor="middle">
                {mm}
              </text>
            )}
          </g>
        ))}
        {range(mesh.bottom, mesh.top, mesh.step).map((mm) => (
          <g key={`y${mm}`}>
            <path className={meshClass(mm)} d={`M${x(mesh.left)} ${y(mm)}H${x(mesh.right)}`} />
            {isNamed(mm, mesh.top - mesh.bottom) && (
              <text x={x(mesh.left) - 6} y={y(mm) + 4} textAnchor="end">
                {mm}
              </text>
            )}
          </g>
        ))}
        <g transform={`translate(${x(0)} ${y(0)}) scale(${scale})`}>
          <path className="ground" d={outlinePath(steps)} />
          {steps.map((step) => (
            <path
              key={step.line}
              className={step.line === line ? 'step now' : step.isGuess ? 'step guess' : 'step'}
              d={stepPath(step)}
            />
          ))}
        </g>
        {steps.map((step) => (
          <g
            key={step.line}
            className={step.line === line ? 'point now' : outline.faults.has(step.line) ? 'point bad' : 'point'}
          >
            <circle cx={x(step.x)} cy={y(step.y)} r={step.line === line ? 5 : 3} />
            <text x={x(step.x) + 8} y={y(step.y) - 6}>
              {step.line}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="muted sm">{t('drawing.scale', { mesh: formatNumber(mesh.step, language) })}</figcaption>
    </figure>
  );
};
