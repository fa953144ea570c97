import { formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { mostAsideStep, type StepLoads } from '../rules/step-loads';

/** Lines a note has room for. */
const NAMED = 3;

/** Whether the truck stands within its limits at every step, or where it does not. */
export const StepLimits = ({ loads }: { readonly loads: readonly StepLoads[] }) => {
  const { t } = useTranslation('trucks');
  const { sentence } = useViolationText();
  const language = useLanguage();
  const beyond = loads.flatMap(({ warnings }, index) => warnings.map((warning) => ({ step: index + 1, warning })));
  const most = mostAsideStep(loads);
  if (beyond.length > 0)
    return (
      <Note tone="warn" title={t('loadSteps.beyond')}>
        <ul>
          {beyond.slice(0, NAMED).map(({ step, warning }) => (
            <li key={`${step}${warning.code}`}>
              {t('loadSteps.beyondLine', { step, warning: sentence(warning, String) })}
            </li>
          ))}
          {beyond.length > NAMED && <li>…</li>}
        </ul>
      </Note>
    );
  return (
    <Note tone="ok" title={t('loadSteps.within')}>
      {most && (
        <span className="secondary">
          {t('loadSteps.withinText', { step: most.step, kg: formatNumber(most.kg, language) })}
        </span>
      )}
    </Note>
  );
};
