import { Button } from '@blueprintjs/core';
import { ArrowRight, WarningSign } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { GroupMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { shortLabel } from '@mullion/packing-model';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { setOrder } from '../commands/set-stop';
import { isOrderSet, stopsOf } from '../rules/stops';

interface StopOrderProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  /** Null where nothing may be changed. */
  readonly onCommit: ((next: FloorDraft) => void) | null;
}

/**
 * The stops in the order of unloading, with arrows between them; arrows only when somebody has said which comes when.
 */
export const StopOrder = ({ truck, draft, onCommit }: StopOrderProps) => {
  const { t } = useTranslation('trucks');
  const stops = stopsOf(truck.pallets, draft.placed);
  if (stops.length === 0) return null;
  const isSet = isOrderSet(stops);
  return (
    <ol className="stop-order" aria-label={t('floor.order')}>
      {isSet ? (
        <li className="muted">{t('floor.order')}</li>
      ) : (
        <li className="row g1">
          <WarningSign size={12} className="warn" aria-hidden /> {t('floor.orderUnset')}
          {onCommit && (
            <Button
              size="small"
              variant="minimal"
              text={t('floor.orderSet')}
              onClick={() => onCommit(setOrder(draft, stops))}
            />
          )}
        </li>
      )}
      {stops.map((stop, index) => (
        <li key={stop.group} className="row">
          {isSet && index > 0 && <ArrowRight size={12} className="muted" aria-hidden />}
          <GroupMark group={stop.group} />
          <span className="ellipsis" title={stop.label}>
            {shortLabel(stop.label) || t('pallets.noAddress')}
          </span>
        </li>
      ))}
    </ol>
  );
};
