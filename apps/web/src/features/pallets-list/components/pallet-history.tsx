import type { Pallet } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { EmptyState, ProblemNote, SideDrawer, StatusTag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useLanguage } from '../../../app/language';
import { usePalletActionsQuery } from '../api/pallets-list-api';

/** Who changed a pallet's status, when, from what to what; newest on top. */
export const PalletHistory = ({ pallet, onClose }: { readonly pallet: Pallet; readonly onClose: () => void }) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { data, error, refetch } = usePalletActionsQuery(
    { query: { table_name: 'pallets', table_id: pallet.id, language } },
    { refetchOnMountOrArgChange: true },
  );
  const problem = asProblem(error);
  return (
    <SideDrawer open title={`${pallet.shown_number} · ${t('status.history')}`} onClose={onClose}>
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
                  <StatusTag table="pallets" status={change.status_before} text={change.status_before_name} />
                  <span aria-hidden>→</span>
                </>
              )}
              <StatusTag table="pallets" status={change.status_after} text={change.status_after_name} />
            </div>
            <span className="sec">{change.userName}</span>
          </li>
        ))}
      </ol>
    </SideDrawer>
  );
};
