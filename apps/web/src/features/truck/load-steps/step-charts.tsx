import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { StepLoads } from '../rules/step-loads';

/** Drawing units of a chart; it is stretched to the room it has. */
const CHART = { height: 60, bar: 10, gap: 2 } as const;

interface ChartProps {
  readonly values: readonly number[];
  readonly at: number;
  readonly most: number;
  /** Zero in the middle, limits on both sides. */
  readonly hasSides?: boolean;
}

const Chart = ({ values, at, most, hasSides = false }: ChartProps) => {
  const width = Math.max(1, values.length) * (CHART.bar + CHART.gap);
  const reach = Math.max(most * 1.15, ...values.map(Math.abs));
  const zero = hasSides ? CHART.height / 2 : CHART.height - 1;
  const scale = (hasSides ? CHART.height / 2 - 1 : CHART.height - 2) / reach;
  return (
    <svg viewBox={`0 0 ${width} ${CHART.height}`} preserveAspectRatio="none" className="step-chart" aria-hidden>
      {values.map((value, index) => {
        const size = Math.abs(value) * scale;
        const state = index + 1 === at ? 'now' : index + 1 < at ? 'done' : 'todo';
        return (
          <rect
            key={index}
            className={Math.abs(value) > most ? `${state} bad` : state}
            x={index * (CHART.bar + CHART.gap) + CHART.gap / 2}
            y={value > 0 ? zero - size : zero}
            width={CHART.bar}
            height={size}
          />
        );
      })}
      <path className="zero" d={`M0 ${zero}H${width}`} />
      {(hasSides ? [1, -1] : [1]).map((side) => (
        <path key={side} className="limit" d={`M0 ${zero - side * most * scale}H${width}`} />
      ))}
    </svg>
  );
};

interface StepChartsProps {
  readonly loads: readonly StepLoads[];
  readonly at: number;
  readonly limits: { readonly kingPinKg: number; readonly axlesKg: number; readonly asideKg: number };
}

/** King pin, axles and sides after each step, with what they may carry. */
export const StepCharts = ({ loads, at, limits }: StepChartsProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const now = loads[at - 1];
  if (!now) return null;
  const aside = now.moreRightKg;
  const kg = number(Math.abs(aside));
  const figures = [
    {
      name: t('loadSteps.kingPin'),
      value: number(now.kingPinKg),
      text: t('loadSteps.ofLimit', { limit: number(limits.kingPinKg) }),
      chart: <Chart values={loads.map(({ kingPinKg }) => kingPinKg)} at={at} most={limits.kingPinKg} />,
    },
    {
      name: t('loadSteps.axles'),
      value: number(now.axlesKg),
      text: t('loadSteps.ofLimit', { limit: number(limits.axlesKg) }),
      chart: <Chart values={loads.map(({ axlesKg }) => axlesKg)} at={at} most={limits.axlesKg} />,
    },
    {
      name: t('loadSteps.aside'),
      value: aside === 0 ? t('loadSteps.even') : t(aside > 0 ? 'loadSteps.right' : 'loadSteps.left', { kg }),
      text: t('loadSteps.withinLimit', { limit: number(limits.asideKg) }),
      chart: <Chart values={loads.map(({ moreRightKg }) => moreRightKg)} at={at} most={limits.asideKg} hasSides />,
    },
  ];
  return (
    <dl className="step-charts">
      {figures.map(({ name, value, text, chart }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span className="secondary">{text}</span>
            {chart}
          </dd>
        </div>
      ))}
    </dl>
  );
};
