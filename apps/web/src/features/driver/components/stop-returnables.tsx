import { Button } from '@blueprintjs/core';
import { Minus, Plus } from '@blueprintjs/icons';
import type { StopMovement } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { StopOfDay } from '../rules/stops-of-day';
import { countedReturnables, withCount } from '../rules/stop-returnables';
import type { DayState } from '../state/use-day';

const acts = ['given', 'taken'] as const;

/**
 * Pallets and stillages that stay at a stop and that are taken along: proposed by what is unloaded, counted by the
 * driver.
 */
export const StopReturnables = ({ state, stop }: { readonly state: DayState; readonly stop: StopOfDay }) => {
  const { t } = useTranslation('driver');
  const isDone = stop.delivered_at !== null;
  const counted = countedReturnables(stop.returnables, state.notes.returnables[stop.id] ?? []);
  const shown = stop.returnables.flatMap((line, at) => {
    const movement = counted[at];
    return movement && (!isDone || movement.given + movement.taken > 0) ? [{ line, movement }] : [];
  });
  if (shown.length === 0) return null;
  const hasSeveral = new Set(stop.returnables.map(({ holder_id: id }) => id)).size > 1;
  const step = (movement: StopMovement, act: (typeof acts)[number], by: 1 | -1) =>
    state.note((before) => ({
      ...before,
      returnables: {
        ...before.returnables,
        [stop.id]: withCount(
          countedReturnables(stop.returnables, before.returnables[stop.id] ?? []),
          movement,
          act,
          by,
        ),
      },
    }));
  return (
    <section className="driver-returnables" aria-label={t('returnables.title')}>
      <h2>{t('returnables.title')}</h2>
      <ul>
        {shown.map(({ line, movement }) => (
          <li key={`${line.holder_id} ${line.kind_id}`}>
            <div>
              <b>{line.kind}</b>
              <span className="secondary">
                {[hasSeveral ? line.customer : '', line.held > 0 ? t('returnables.held', { count: line.held }) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {acts.map((act) => (
              <div
                key={act}
                className="driver-count"
                role="group"
                aria-label={t(`returnables.${act}Of`, { kind: line.kind })}
              >
                <span className="secondary">{t(`returnables.${act}`)}</span>
                {!isDone && (
                  <Button
                    icon={<Minus />}
                    aria-label={t('returnables.less')}
                    disabled={movement[act] === 0}
                    onClick={() => step(movement, act, -1)}
                  />
                )}
                <output>{movement[act]}</output>
                {!isDone && (
                  <Button icon={<Plus />} aria-label={t('returnables.more')} onClick={() => step(movement, act, 1)} />
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
