import { useId, useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import { emailPattern, emailsOf } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** Six colours, one after another. */
const COLOURS = ['acc', 'ok', 'info', 'warn', 'bad', 'off'] as const;

interface ManagerEmailsProps {
  /** Comma-joined. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who is notified of departures: addresses as chips; Enter or a comma adds one, several may be pasted. */
export const ManagerEmails = ({ value, onChange }: ManagerEmailsProps) => {
  const { t } = useTranslation(['company', 'common']);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const emails = emailsOf(value);
  const add = () => {
    const more = emailsOf(typed.replace(/[;\s]+/g, ','));
    if (more.length === 0) return;
    if (!more.every((email) => emailPattern.test(email))) return setWrong(true);
    onChange(emailsOf([...emails, ...more].join(',')).join(','));
    setTyped('');
    setWrong(false);
  };
  return (
    <div className={`field wide${wrong ? ' invalid' : ''}`}>
      <label className="lab" htmlFor={id}>
        {t('company:emails.label')}
      </label>
      <ul className="email-chips" aria-label={t('company:emails.label')}>
        {emails.map((email, index) => (
          <li key={email} className={`tag ${COLOURS[index % COLOURS.length]}`}>
            {email}
            <button
              type="button"
              aria-label={t('company:emails.remove', { email })}
              onClick={() => onChange(emails.filter((each) => each !== email).join(','))}
            >
              <Cross size={12} aria-hidden />
            </button>
          </li>
        ))}
        {emails.length === 0 && <li className="muted">{t('company:emails.none')}</li>}
      </ul>
      <InputGroup
        id={id}
        type="text"
        inputMode="email"
        value={typed}
        placeholder={t('company:emails.placeholder')}
        intent={wrong ? 'danger' : 'none'}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-help`}
        onValueChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
        onBlur={add}
        rightElement={
          <Button variant="minimal" size="small" icon={<Plus />} aria-label={t('common:action.add')} onClick={add} />
        }
      />
      <p id={`${id}-help`} className={`help${wrong ? ' bad' : ''}`} role={wrong ? 'alert' : undefined}>
        {wrong ? t('common:form.email') : t('company:emails.help')}
      </p>
    </div>
  );
};
