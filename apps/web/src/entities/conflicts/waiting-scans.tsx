import { formatMoment } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../pages/paths';
import { useTerminalName } from '../../kits/terminal/use-terminal-name';
import { useListScanConflictsQuery, useWaitingScansQuery } from './conflicts-api';

const AGAIN = { refetchOnMountOrArgChange: true, pollingInterval: 15_000 } as const;
const clock = (moment: string): string => formatMoment(new Date(moment)).slice(-5);

/**
 * Before a truck leaves: terminals on which scans of it may still wait, with who worked there, and scans at it that are
 * not settled.
 */
export const WaitingScans = ({ truckId }: { readonly truckId: number }) => {
  const { t } = useTranslation('conflicts');
  const href = usePageHref();
  const terminalName = useTerminalName();
  const { data } = useWaitingScansQuery({ params: { id: truckId } }, AGAIN);
  const { data: open } = useListScanConflictsQuery({ query: { state: 'open', truck: truckId, rows: 1 } }, AGAIN);
  const terminals = data?.terminals ?? [];
  const openCount = open?.total ?? 0;
  return (
    <>
      {terminals.length > 0 && (
        <Note tone="warn" title={t('truck.waiting')}>
          <ul>
            {terminals.map(({ terminal, user_name: person, waiting, seen_at, pallet_id }) => (
              <li key={`${terminal}-${pallet_id}`}>
                {waiting > 0
                  ? t('truck.waitingOn', {
                      count: waiting,
                      person,
                      terminal: terminalName(terminal),
                      time: clock(seen_at),
                    })
                  : t('truck.silent', { person, terminal: terminalName(terminal), time: clock(seen_at) })}
              </li>
            ))}
          </ul>
          {t('truck.after')}
        </Note>
      )}
      {openCount > 0 && (
        <Note tone="warn">
          <Link to={href(paths.scanConflicts())}>{t('truck.open', { count: openCount })}</Link>
        </Note>
      )}
    </>
  );
};
