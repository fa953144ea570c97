import { useTranslation } from 'react-i18next';

const steps = ['file', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof steps)[number];

/** How far the import is. */
export const ImportSteps = ({ step }: { readonly step: ImportStep }) => {
  const { t } = useTranslation('imports');
  return (
    <ol className="wide import-steps" aria-label={t('steps.title')}>
      {steps.map((one, at) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={at < steps.indexOf(step) ? 'import-step-done' : undefined}
        >
          <span className="import-step-number">{at + 1}</span> {t(`steps.${one}`)}
        </li>
      ))}
    </ol>
  );
};
