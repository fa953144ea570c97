import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { withStatusFrom, withStatusTo, type NumberRange } from './range-coupling';

export interface StatusChoice {
  readonly status: number;
  readonly text: string;
}

interface StatusRangeProps {
  readonly value: NumberRange;
  /** Names of the company, by number. The ends 0 and 100 are added when missing. */
  readonly choices: readonly StatusChoice[];
  readonly onChange: (range: NumberRange) => void;
}

/** From and to of a status filter with the coupling rule of §1.4. */
export const StatusRange = ({ value, choices, onChange }: StatusRangeProps) => {
  const { t } = useTranslation('common');
  const nameOf = (status: number) =>
    choices.find((choice) => choice.status === status)?.text ?? (status === 100 ? t('status.all') : String(status));
  const options = [...new Set([0, ...choices.map((choice) => choice.status), 100, value.from, value.to])]
    .sort((a, b) => a - b)
    .map((status) => ({ value: status, label: nameOf(status) }));
  return (
    <div className="row g1" role="group" aria-label={t('status.from')}>
      <HTMLSelect
        aria-label={t('status.from')}
        className="status-select"
        iconName="caret-down"
        value={value.from}
        options={options}
        onChange={(event) => onChange(withStatusFrom(Number(event.currentTarget.value)))}
      />
      <span aria-hidden>–</span>
      <HTMLSelect
        aria-label={t('status.to')}
        className="status-select"
        iconName="caret-down"
        value={value.to}
        options={options}
        onChange={(event) => onChange(withStatusTo(value, Number(event.currentTarget.value)))}
      />
    </div>
  );
};
