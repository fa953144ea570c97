import { useEffect, type ReactNode } from 'react';
import { allows, EmptyState, PageFrame, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useLogoutMutation, useUserQuery } from '../../entities/reference/reference-api';
import { endSession } from '../../kits/sign-in/end-session';
import type { PageHandle } from '../page';

/**
 * Lets a page be seen only by those it is for. Other companies' people are logged out, others see a page that says so.
 */
export const PageGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['common', 'terminals']);
  const href = usePageHref();
  const access = useAccess();
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined;
  const rule = handle?.rule ?? {};
  const { data: user } = useUserQuery();
  const terminal = user?.terminal;
  const closedHere =
    terminal !== null &&
    terminal !== undefined &&
    !(handle?.terminals ?? []).some((kind) => terminal.kinds.includes(kind));
  const allowed = allows(access, rule);
  const foreign = !(rule.kinds ?? ['manufacturer']).includes(access.kind);
  const out = !closedHere && !allowed && (foreign || handle?.denied === 'login');
  const [signOut] = useLogoutMutation();
  useEffect(() => {
    if (out) void signOut().finally(() => endSession('not_open'));
  }, [out, signOut]);
  if (out) return null;
  if (closedHere)
    return (
      <PageFrame title={t('terminals:closed.title')}>
        <EmptyState
          title={t('terminals:closed.title')}
          text={t('terminals:closed.text')}
          action={
            <Link className="bp6-button" to={href(paths.terminalHome())}>
              {t('terminals:closed.back')}
            </Link>
          }
        />
      </PageFrame>
    );
  if (!allowed)
    return (
      <PageFrame title={t('notAllowed.title')}>
        <EmptyState
          title={t('notAllowed.title')}
          text={t('notAllowed.text')}
          action={
            <Link className="bp6-button" to={href('')}>
              {t('notAllowed.back')}
            </Link>
          }
        />
      </PageFrame>
    );
  return children;
};
