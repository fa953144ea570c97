import { ProgressBar } from '@blueprintjs/core';

interface MeterProps {
  readonly label: string;
  /** 0 to 1; absent while the amount is unknown. */
  readonly value?: number;
  readonly tone?: 'accent' | 'ok' | 'warn' | 'bad';
}
const intents = { accent: 'none', ok: 'success', warn: 'warning', bad: 'danger' } as const;

/** A thin bar: how far, or how full. */
export const Meter = ({ label, value, tone = 'accent' }: MeterProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
  >
    <ProgressBar
      value={value ?? 1}
      intent={intents[tone]}
      stripes={value === undefined}
      animate={value === undefined}
      aria-hidden
    />
  </div>
);
