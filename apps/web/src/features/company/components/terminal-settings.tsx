import { MAX_PIN, MIN_PIN, type Company, type CompanySettings } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './choice-field';

const lengths = Array.from({ length: MAX_PIN - MIN_PIN + 1 }, (_, at) => MIN_PIN + at);
const usualMinutes = [1, 2, 5, 10, 15, 30, 60] as const;

interface TerminalSettingsProps {
  readonly value: Pick<Company, 'terminal_pin_length' | 'terminal_idle_minutes'>;
  readonly onChange: (change: Pick<CompanySettings, 'terminal_pin_length' | 'terminal_idle_minutes'>) => void;
}

/** How long PINs are, and when terminals lock. */
export const TerminalSettings = ({ value, onChange }: TerminalSettingsProps) => {
  const { t } = useTranslation('terminals');
  const minutes = [...new Set([...usualMinutes, value.terminal_idle_minutes])].sort((a, b) => a - b);
  return (
    <>
      <ChoiceField
        label={t('settings.pinLength')}
        help={t('settings.pinLengthHelp')}
        choices={lengths}
        nameOf={String}
        value={value.terminal_pin_length}
        onChange={(terminal_pin_length) => onChange({ terminal_pin_length })}
      />
      <ChoiceField
        label={t('settings.idle')}
        choices={minutes}
        nameOf={(count) => t('settings.minutes', { count })}
        value={value.terminal_idle_minutes}
        onChange={(terminal_idle_minutes) => onChange({ terminal_idle_minutes })}
      />
    </>
  );
};
