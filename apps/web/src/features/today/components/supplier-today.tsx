import { formatNumber } from '@mullion/i18n';
import { EmptyState, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { useListGlassStandsQuery, useListGlassUnitsQuery } from '../../../entities/glass-unit/glass-units-api';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

/** A supplier's own: how many glass units, and what stands on which stand. */
export const SupplierToday = () => {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const href = usePageHref();
  const units = useListGlassUnitsQuery({ query: {} });
  const stands = useListGlassStandsQuery({ query: {} });
  const glass = (
    <Link className="bp6-button bp6-intent-primary" to={href(paths.glassUnits())}>
      {t('supplier.open')}
    </Link>
  );
  return (
    <div className="td">
      <div className="td-columns one">
        <div className="td-main">
          <Loaded query={units} failed={t('supplier.failed')} skeleton={<div className="td-skeleton bp6-skeleton" />}>
            {(data) =>
              data.everything === 0 ? (
                <EmptyState title={t('supplier.none')} text={t('supplier.noneText')} action={glass} />
              ) : (
                <Pane title={t('supplier.units')} count={data.everything} actions={glass}>
                  <Loaded
                    query={stands}
                    failed={t('supplier.failed')}
                    skeleton={<div className="td-skeleton bp6-skeleton" />}
                  >
                    {(map) => (
                      <ul className="td-stands">
                        {map.stands.map((stand) => (
                          <li key={`${stand.stand_number} ${stand.stand_side}`}>
                            <Link to={href(`${paths.glassUnits()}?shown=stands`)}>
                              <b>{[stand.stand_number, stand.stand_side].filter(Boolean).join(' ')}</b>
                              <span className="secondary">
                                {t('supplier.panes', { count: stand.units, n: formatNumber(stand.units, language) })}
                              </span>
                            </Link>
                          </li>
                        ))}
                        {map.stands.length === 0 && <li className="muted">{t('supplier.noStands')}</li>}
                      </ul>
                    )}
                  </Loaded>
                </Pane>
              )
            }
          </Loaded>
        </div>
      </div>
    </div>
  );
};
