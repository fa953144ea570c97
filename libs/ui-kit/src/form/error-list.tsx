import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from '../feedback/note';
import { fieldId } from './fields';

interface ErrorListProps<Values extends FieldValues> {
  readonly errors: FieldErrors<Values>;
  readonly labels: Readonly<Record<string, string>>;
}

/** What stopped the saving, as links to the fields. */
export const ErrorList = <Values extends FieldValues>({ errors, labels }: ErrorListProps<Values>) => {
  const { t } = useTranslation('common');
  const names = Object.keys(errors).filter((name) => name !== 'root');
  if (names.length === 0) return null;
  return (
    <Note tone="bad" title={t('form.notSaved', { count: names.length })}>
      <ul className="error-links">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {labels[name] ?? name}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
};
