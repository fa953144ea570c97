import { formatMoment } from '@mullion/i18n';
import { EmptyState, ProblemNote, SideDrawer, StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useLanguage } from '../../../app/language';
import { useOrderActionsQuery } from '../api/orders-api';

interface StatusHistoryProps {
  readonly table: 'orders' | 'products';
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Who changed the status of an order or a product, when, from what to what; newest on top. */
export const StatusHistory = ({ table, id, name, onClose }: StatusHistoryProps) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { data, error, refetch } = useOrderActionsQuery({ query: { table_name: table, table_id: id, language } });
  const problem = asProblem(error);
  return (
    <SideDrawer open title={`${name} · ${t('status.history')}`} onClose={onClose}>
      {problem && <ProblemNote problem={problem} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('status.historyEmpty')} />}
      <ol className="history">
        {data?.map((change, index) => (
          <li key={index}>
            <time dateTime={change.created_at} className="mut sm">
              {formatMoment(change.created_at)}
            </time>
            <div className="row">
              {change.status_before !== null && (
                <>
                  <StatusMark status={change.status_before} text={change.status_before_name} />
                  <span aria-hidden>→</span>
                </>
              )}
              <StatusMark status={change.status_after} text={change.status_after_name} />
            </div>
            <span className="sec">{change.userName}</span>
          </li>
        ))}
      </ol>
    </SideDrawer>
  );
};
