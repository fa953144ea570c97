import { useState, type KeyboardEvent } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { formatNumber, parseNumber } from '@mullion/i18n';
import { FormField } from '@mullion/ui-kit';
import { useLanguage } from '../../../kits/address/language';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  /** Always shown. */
  readonly decimals?: number;
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

const MOST = 999;

/**
 * A number that counts when it is left or Enter is pressed; arrows step. What is no number goes back to what was there.
 */
export const NumberField = ({
  label,
  value,
  unit = 'mm',
  decimals = 1,
  isWhole = false,
  min = 0,
  max = MOST,
  step = 1,
  error,
  onChange,
}: NumberFieldProps) => {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    Number.isInteger(value) && decimals === 0
      ? String(value)
      : formatNumber(value, language, decimals === 0 ? 1 : decimals);
  const take = (next: number) => {
    const bounded = Math.min(Math.max(isWhole ? Math.round(next) : Math.round(next * 100) / 100, min), max);
    if (bounded !== value) onChange(bounded);
  };
  const leave = () => {
    const number = typed === null ? null : parseNumber(typed);
    setTyped(null);
    if (number !== null) take(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { Enter: 0, ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Escape') setTyped(null);
    if (steps === undefined) return;
    event.preventDefault();
    const number = typed === null ? value : parseNumber(typed);
    setTyped(null);
    if (number !== null) take(number + steps);
  };
  return (
    <FormField label={label} {...(error ? { error } : {})}>
      {(wiring) => (
        <InputGroup
          {...wiring}
          className="pt-number"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shown}
          intent={error ? 'danger' : 'none'}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          rightElement={unit === '' ? undefined : <span className="pt-unit">{unit}</span>}
        />
      )}
    </FormField>
  );
};
