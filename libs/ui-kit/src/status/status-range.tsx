import { useTranslation } from 'react-i18next';
import { withStatusFrom, withStatusTo, type NumberRange } from './range-coupling';
import { SelectBox } from '../form/select-box';

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

const HIGHEST = 100;

/** From and to of a status filter that follow each other (range-coupling.ts). */
export const StatusRange = ({ value, choices, onChange }: StatusRangeProps) => {
  const { t } = useTranslation('common');
  const nameOf = (status: number) =>
    choices.find((choice) => choice.status === status)?.text ?? (status === HIGHEST ? t('status.all') : String(status));
  const named = new Set(choices.map((choice) => choice.status));
  const options = [...new Set([0, ...named, HIGHEST, value.from, value.to])]
    .sort((a, b) => a - b)
    .map((status) => ({ value: status, label: nameOf(status) }));
  // "all" is an end to go up to: as a beginning it would leave nothing
  const beginnings = options.filter(
    ({ value: status }) => status !== HIGHEST || named.has(HIGHEST) || value.from === HIGHEST,
  );
  return (
    <div className="row g1" role="group" aria-label={t('status.from')}>
      <SelectBox
        aria-label={t('status.from')}
        className="status-select"
        value={value.from}
        options={beginnings}
        onChange={(event) => onChange(withStatusFrom(Number(event.currentTarget.value)))}
      />
      <span aria-hidden>–</span>
      <SelectBox
        aria-label={t('status.to')}
        className="status-select"
        value={value.to}
        options={options}
        onChange={(event) => onChange(withStatusTo(value, Number(event.currentTarget.value)))}
      />
    </div>
  );
};
