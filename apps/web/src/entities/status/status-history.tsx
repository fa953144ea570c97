import { formatMoment } from '@mullion/i18n';
import { EmptyState, SideDrawer, StatusMark, StatusTag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useLanguage } from '../../kits/address/language';
import { useStatusActionsQuery, type HistoryTable } from './status-history-api';

interface StatusHistoryProps {
  readonly table: HistoryTable;
  readonly id: number;
  /** What people call the row. */
  readonly name: string;
  readonly onClose: () => void;
}

const Status = ({
  table,
  ...status
}: {
  readonly table: HistoryTable;
  readonly status: number;
  readonly text: string;
}) =>
  table === 'pallets' || table === 'trucks' ? <StatusTag table={table} {...status} /> : <StatusMark {...status} />;

/** Who changed the status of a row, when, from what to what; newest on top. */
export const StatusHistory = ({ table, id, name, onClose }: StatusHistoryProps) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const history = useStatusActionsQuery(
    { query: { table_name: table, table_id: id, language } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SideDrawer open title={`${name} · ${t('status.history')}`} onClose={onClose}>
      <Loaded query={history}>
        {(data) =>
          data?.length === 0 ? (
            <EmptyState picture="paper" title={t('status.historyEmpty')} />
          ) : (
            <ol className="history">
              {data?.map((change, index) => (
                <li key={index}>
                  <time dateTime={change.created_at} className="muted sm">
                    {formatMoment(change.created_at)}
                  </time>
                  <div className="row">
                    {change.status_before !== null && (
                      <>
                        <Status table={table} status={change.status_before} text={change.status_before_name} />
                        <span aria-hidden>→</span>
                      </>
                    )}
                    <Status table={table} status={change.status_after} text={change.status_after_name} />
                  </div>
                  <span className="secondary">{change.userName || '–'}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </SideDrawer>
  );
};
