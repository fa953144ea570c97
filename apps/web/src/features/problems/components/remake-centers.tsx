import type { RemakePlan } from '@mullion/contracts';
import { Tick } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

interface RemakeCentersProps {
  readonly plan: RemakePlan;
  readonly onFirst: (centerId: number) => void;
}

/** The way of the unit: the work center where it begins again is chosen, those before it stay done. */
export const RemakeCenters = ({ plan, onFirst }: RemakeCentersProps) => {
  const { t } = useTranslation('problems');
  const first = plan.centers.find(({ id }) => id === plan.work_center_id);
  const classOf = (center: RemakePlan['centers'][number]): string =>
    center.id === plan.work_center_id ? ' on' : center.repeated ? '' : ' done';
  return (
    <fieldset className="remake-centers">
      <legend className="lab">{t('remake.first')}</legend>
      <div className="remake-strip">
        {plan.centers.map((center) => (
          <label key={center.id} className={`remake-center${classOf(center)}`} title={center.description}>
            <input
              type="radio"
              name="remake-first"
              className="hidden-text"
              checked={center.id === plan.work_center_id}
              onChange={() => onFirst(center.id)}
            />
            {!center.repeated && <Tick aria-hidden />}
            <span>{center.code}</span>
            {!center.repeated && <span className="hidden-text">, {t('remake.stays')}</span>}
          </label>
        ))}
      </div>
      <p className="sm" aria-live="polite">
        <b>{first && `${first.code} ${first.description}`}.</b> {t('remake.operations', { count: plan.operations })}
      </p>
    </fieldset>
  );
};
