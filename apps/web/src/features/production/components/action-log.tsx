import { useState } from 'react';
import type { OrderId } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Pager } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListOrdersOperationActionsQuery } from '../api/production-api';
import { useCenterName } from '../state/use-center-name';
import { ActionTag } from './action-tag';

const ROWS = 50;

/** Who did what and when, newest first; products that were changed together are one line. */
export const ActionLog = ({ orderId }: { orderId: OrderId }) => {
  const { t } = useTranslation('production');
  const [page, setPage] = useState(1);
  const log = useListOrdersOperationActionsQuery({ query: { order_id: orderId, page } });
  const nameOf = useCenterName(log.data?.centers ?? []);
  return (
    <Loaded query={log} failed={t('past.failed')} keepPrevious skeleton={null}>
      {(shown) => (
        <>
          <ol className="pm-log">
            {shown.data.map((action) => (
              <li key={action.id} className={action.undone ? 'undone' : undefined}>
                <span className="row">
                  <ActionTag code={action.completed_action} />
                  <b className="ellipsis" title={action.position}>
                    {action.position}
                  </b>
                  {action.undone && <span className="muted sm">{t('past.undone')}</span>}
                  <span className="sp" />
                  <time className="muted sm nowrap" dateTime={action.time.date}>
                    {formatMoment(action.time.date).slice(5)}
                  </time>
                </span>
                <span className="secondary">
                  {[nameOf(action.work_center_id), action.user_name].filter(Boolean).join(' · ')}
                </span>
                {(action.comment || action.returned_to) && (
                  <span className="pm-log-comment">
                    {action.returned_to
                      ? t('past.returnedTo', { center: nameOf(action.returned_to), comment: action.comment ?? '' })
                      : action.comment}
                  </span>
                )}
              </li>
            ))}
            {shown.total === 0 && <li className="muted">{t('past.empty')}</li>}
          </ol>
          {shown.pages > 1 && (
            <Pager page={page} rows={ROWS} total={shown.total} lastPage={shown.pages} onPage={setPage} />
          )}
        </>
      )}
    </Loaded>
  );
};
