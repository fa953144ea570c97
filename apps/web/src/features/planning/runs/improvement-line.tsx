import type { PackingRun } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { improvementLine } from './run-figures';

const WIDTH_PX = 208;
const HEIGHT_PX = 60;
const BASE_PX = 40;

/** How the best plan came nearer to the bound, plan by plan. */
export const ImprovementLine = ({ run }: { readonly run: PackingRun }) => {
  const { t } = useTranslation('planning');
  const line = improvementLine(run, WIDTH_PX);
  const gap = run.pallets !== null && run.lower_bound !== null ? run.pallets - run.lower_bound : 0;
  const name = line
    ? t('run.drawing', { pallets: run.pallets ?? '–', bound: run.lower_bound ?? '–' })
    : t('run.drawingNone');
  return (
    <svg
      className="pl-line"
      width={WIDTH_PX}
      height={HEIGHT_PX}
      viewBox={`20 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      role="img"
      aria-label={name}
    >
      <path className="base" d={`M24 ${BASE_PX}H${WIDTH_PX + 16}`} />
      {line && (
        <>
          {line.ticks.map((tick) => (
            <g key={tick.pallets}>
              <path className="base" d={`M${tick.x} ${BASE_PX - 4}v8`} />
              <text x={tick.x} y={HEIGHT_PX - 3} textAnchor="middle" className="tick-text">
                {tick.pallets}
              </text>
            </g>
          ))}
          {line.boundX !== null && (
            <>
              <rect className="beyond" x={line.boundX} y="6" width={WIDTH_PX + 16 - line.boundX} height={BASE_PX - 6} />
              <path className="bound" d={`M${line.boundX} 4v${BASE_PX - 4}`} />
              <text x={line.boundX + 6} y="17" className="bound-text">
                {t('run.boundLine')}
              </text>
              <text x={line.boundX + 6} y="34" className="bound-text">
                {t('run.boundLine2', { bound: run.lower_bound })}
              </text>
            </>
          )}
          <path className="found" d={line.path} />
          <circle className="found-end" cx={line.end.x} cy={line.end.y} r="4.5" />
          {line.boundX !== null && gap > 0 && (
            <>
              <path className="gap" d={`M${line.end.x + 6} ${line.end.y}H${line.boundX - 2}`} />
              {line.boundX - line.end.x > 84 && (
                <text x={(line.boundX + line.end.x) / 2} y={line.end.y - 6} textAnchor="middle" className="gap-text">
                  {t('run.gapLine', { gap })}
                </text>
              )}
            </>
          )}
        </>
      )}
    </svg>
  );
};
