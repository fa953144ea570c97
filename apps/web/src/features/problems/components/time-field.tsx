import { Button, InputGroup } from '@blueprintjs/core';
import { Minus, Plus } from '@blueprintjs/icons';
import { fieldId, FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Controller, type Control } from 'react-hook-form';
import { useLanguage } from '../../../kits/address/language';
import { stepHours, type ProblemForm, type ProblemFormInput } from '../rules/problem-form';

interface TimeFieldProps {
  readonly control: Control<ProblemFormInput, unknown, ProblemForm>;
  readonly label: string;
}

/** Hours with a button for a tenth less and one for a tenth more. */
export const TimeField = ({ control, label }: TimeFieldProps) => {
  const { t } = useTranslation('problems');
  const language = useLanguage();
  return (
    <Controller
      control={control}
      name="time_spent"
      render={({ field, fieldState }) => (
        <FormField
          label={label}
          id={fieldId(field.name)}
          error={fieldState.error?.message ?? ''}
          help={t('form.timeHelp')}
        >
          {(wiring) => (
            <div className="row g1 nowrap problem-time">
              <Button
                icon={<Minus />}
                aria-label={t('form.timeLess')}
                onClick={() => field.onChange(stepHours(field.value, -1, language))}
              />
              <InputGroup
                {...wiring}
                inputRef={field.ref}
                name={field.name}
                value={field.value}
                inputMode="decimal"
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                intent={fieldState.error ? 'danger' : 'none'}
              />
              <Button
                icon={<Plus />}
                aria-label={t('form.timeMore')}
                onClick={() => field.onChange(stepHours(field.value, 1, language))}
              />
            </div>
          )}
        </FormField>
      )}
    />
  );
};
