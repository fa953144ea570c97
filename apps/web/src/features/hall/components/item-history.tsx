import { Button } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { Note, Pane, useCan, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { useSeekUnitMutation, useItemHistoryQuery } from '../api/storage-api';
import { useSeenText } from './use-seen-text';

/** The way of one unit, the latest step first: work centers, racks, its pallet; and when it was seen last. */
export const ItemHistory = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('hall');
  const { seen, ago } = useSeenText();
  const query = useItemHistoryQuery({ params: { id } });
  const scans = useCan({ writes: true, right: 'PAL_SCAN' });
  const [seek, { isLoading }] = useSeekUnitMutation();
  const refuse = useProblemToast();
  const say = async (sought: boolean) => {
    const problem = asProblem((await seek({ params: { id }, body: { sought } })).error);
    if (problem) refuse(problem, t('seekFailed'));
  };
  return (
    <Loaded query={query} failed={t('way.failed')} skeleton={<div className="hall-skeleton bp6-skeleton" />}>
      {({ unit, steps, place, station, centers_known: isKnown }) => (
        <Pane title={`${unit.order} / ${unit.position}`} count={t('way.title')} flush>
          <p className="hall-barcode secondary">{unit.barcode}</p>
          {!isKnown && <Note tone="warn">{t('way.centersUnknown')}</Note>}
          <ol className="hall-steps">
            {steps.map((step) => (
              <li key={`${step.kind} ${step.at} ${step.name}`} className={`hall-step ${step.kind}`}>
                <span>
                  <b>{t(`step.${step.kind}`, { name: step.name })}</b>
                  <span className="secondary">{step.user_name}</span>
                </span>
                <time dateTime={step.at}>{seen(step.at)}</time>
              </li>
            ))}
            {steps.length === 0 && (
              <li className="secondary">
                {station ? t('locationOf', { center: `${station.code} ${station.description}` }) : t('way.none')}
              </li>
            )}
          </ol>
          {place && (
            <Note tone={place.sought_at ? 'bad' : 'info'}>
              <EyeOpen size={14} aria-hidden />{' '}
              {place.sought_at
                ? t('soughtBy', { user: place.sought_by ?? '', time: seen(place.sought_at), rack: place.rack.code })
                : t('lastSeen', { time: ago(place.since), user: place.user_name })}{' '}
              {scans && (
                <Button
                  variant="minimal"
                  size="small"
                  loading={isLoading}
                  text={t(place.sought_at ? 'foundThere' : 'notThere')}
                  onClick={() => void say(!place.sought_at)}
                />
              )}
            </Note>
          )}
        </Pane>
      )}
    </Loaded>
  );
};
