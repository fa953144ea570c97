import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Desktop, IdNumber, MobilePhone } from '@blueprintjs/icons';
import type { Session } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, EmptyState, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { useListSessionsQuery, useRevokeOtherSessionsMutation, useRevokeSessionMutation } from './account-api';
import { deviceOf } from './device';
import './account.css';

/**
 * Where somebody is signed in: device, address, last used; every session but this one can be ended. Own ones without a
 * user.
 */
export const SessionList = ({ userId }: { readonly userId?: number }) => {
  const { t } = useTranslation('users');
  const nameOf = useDeviceName();
  const tell = useTell();
  const [sessionToEnd, setSessionToEnd] = useState<Session | null>(null);
  const sessions = useListSessionsQuery(
    { query: userId === undefined ? {} : { user_id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  const [revoke] = useRevokeSessionMutation();
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const [revokeOthers] = useRevokeOtherSessionsMutation();
  const endOthers = async () => {
    await tell(revokeOthers(), t('sessions.othersEnded'), t('sessions.othersFailed'));
  };
  const end = async (session: Session) => {
    await tell(revoke({ params: { id: session.id } }), t('sessions.ended'), t('sessions.failed'));
  };
  return (
    <>
      <Loaded query={sessions}>
        {(data) =>
          data?.length === 0 ? (
            <EmptyState picture="people" title={t('sessions.empty')} />
          ) : (
            <>
              {userId === undefined && data?.some(({ current }) => !current) && (
                <div className="sessions-head">
                  <Button size="small" text={t('sessions.endOthers')} onClick={() => setIsEndingOthers(true)} />
                </div>
              )}
              <ul className="sessions" aria-label={t('sessions.title')} aria-busy={data === undefined}>
                {data?.map((session) => (
                  <li key={session.id}>
                    <DeviceIcon session={session} />
                    <div>
                      <div className="device" title={session.agent}>
                        <b>{nameOf(session)}</b>
                        {session.current && <Tag tone="ok">{t('sessions.current')}</Tag>}
                      </div>
                      <div className="facts secondary sm">
                        <span>{session.address}</span>
                        <span>{t('sessions.used', { moment: formatMoment(session.used_at) })}</span>
                        <span>{t('sessions.since', { moment: formatMoment(session.created_at) })}</span>
                      </div>
                    </div>
                    {!session.current && (
                      <Button
                        size="small"
                        text={t('sessions.end')}
                        aria-label={t('sessions.endOf', { device: nameOf(session), address: session.address })}
                        onClick={() => setSessionToEnd(session)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={isEndingOthers}
        destructive
        title={t('sessions.othersTitle')}
        action={t('sessions.endOthers')}
        onConfirm={endOthers}
        onClose={() => setIsEndingOthers(false)}
      >
        {t('sessions.othersText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={sessionToEnd !== null}
        destructive
        title={t('sessions.confirmTitle', { device: sessionToEnd ? nameOf(sessionToEnd) : '' })}
        action={t('sessions.confirmAction')}
        onConfirm={() => (sessionToEnd ? end(sessionToEnd) : undefined)}
        onClose={() => setSessionToEnd(null)}
      >
        {t('sessions.confirmText')}
      </ConfirmDialog>
    </>
  );
};

const DeviceIcon = ({ session: { agent, terminal } }: { readonly session: Session }) => {
  if (terminal) return <IdNumber aria-hidden />;
  return deviceOf(agent).phone ? <MobilePhone aria-hidden /> : <Desktop aria-hidden />;
};

const useDeviceName = () => {
  const { t } = useTranslation('users');
  return ({ agent, terminal }: Session): string => {
    if (terminal) return t('sessions.atTerminal', { terminal });
    const { browser, system } = deviceOf(agent);
    return browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  };
};
