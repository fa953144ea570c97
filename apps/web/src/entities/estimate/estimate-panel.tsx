import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import type { EstimateBody } from './estimate-api';
import { EstimateFigures } from './estimate-figures';
import { EstimateFloor } from './estimate-floor';
import { EstimateWeeks } from './estimate-weeks';
import { useEstimate } from './use-estimate';
import './estimate.css';

/** What the order takes, and the weeks it may be promised for; follows what is typed. */
export const EstimatePanel = ({ body }: { readonly body: EstimateBody }) => {
  const { t } = useTranslation('orders');
  const { query, isOutdated } = useEstimate(body);
  return (
    <section className="estimate" aria-label={t('estimate.title')} aria-busy={isOutdated}>
      <h3>
        {t('estimate.title')}{' '}
        <span className="muted">{isOutdated ? t('estimate.counting') : t('estimate.notPlan')}</span>
      </h3>
      <Loaded query={query} failed={t('estimate.failed')} keepPrevious>
        {(estimate) =>
          estimate ? (
            <div className={isOutdated ? 'estimate-old' : undefined}>
              <EstimateFigures estimate={estimate} />
              <EstimateFloor estimate={estimate} />
              <h3>
                {t('estimate.weeks')} <span className="muted">{t('estimate.weeksUnit')}</span>
              </h3>
              <EstimateWeeks estimate={estimate} />
            </div>
          ) : (
            <div className="estimate-waits" />
          )
        }
      </Loaded>
    </section>
  );
};
