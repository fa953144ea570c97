import { lazy, Suspense, useEffect, useState, type FocusEvent, type Ref } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { isIsoDate } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Popover } from '../dialog/popover';

/** The calendar is heavy and rarely opened: it loads with the first opening. */
const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar')).DateCalendar }));

interface DateFieldProps {
  readonly label: string;
  /** ISO date, or null. */
  readonly value: string | null;
  readonly onChange: (date: string | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  /** In forms: hand over also what is not a date, so that the form can say so. Filters drop it instead. */
  readonly keepInvalid?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly 'aria-describedby'?: string;
}

/** A date typed as 2026-11-24 or picked; complete on Enter and on leaving the field. */
export const DateField = ({
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  placeholder,
  invalid,
  keepInvalid,
  id,
  ...wiring
}: DateFieldProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value ?? '');
  const [open, setOpen] = useState(false);
  useEffect(() => setText(value ?? ''), [value]);

  const take = (typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === (value ?? '')) return;
    if (trimmed === '') onChange(null);
    else if (isIsoDate(trimmed) || keepInvalid) onChange(trimmed);
    else setText(value ?? '');
  };
  const pick = (date: string | null) => {
    setOpen(false);
    onChange(date);
  };
  return (
    <InputGroup
      {...wiring}
      id={id}
      className="date-field"
      inputRef={inputRef}
      aria-label={id ? undefined : label}
      value={text}
      placeholder={placeholder ?? (id ? t('date.pattern') : label)}
      intent={invalid ? 'danger' : 'none'}
      onValueChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(event.currentTarget.value);
      }}
      onBlur={(event) => {
        take(event.currentTarget.value);
        onBlur?.(event);
      }}
      rightElement={
        <Popover
          isOpen={open}
          onInteraction={setOpen}
          placement="bottom-end"
          content={
            <Suspense fallback={<div className="date-loading" />}>
              <DateCalendar value={isIsoDate(text) ? text : null} onPick={pick} />
            </Suspense>
          }
        >
          <Button variant="minimal" size="small" icon={<Calendar />} aria-label={`${label}: ${t('date.pick')}`} />
        </Popover>
      }
    />
  );
};
