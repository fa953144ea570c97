import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { BlueprintProvider, Button } from '@blueprintjs/core';
import { Menu as MenuIcon } from '@blueprintjs/icons';
import type { User } from '@mullion/contracts';
import {
  AccessProvider,
  ConfirmDialog,
  EmptyState,
  FrameProvider,
  ToastProvider,
  unsaved,
  type Access,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { useLive } from '../../kits/live/use-live';
import { NotLoadedPage } from '../not-loaded-page';
import { ProductDecisions } from '../../entities/product/changes/product-decisions';
import { OutboxMark } from '../../entities/scanning/outbox-mark';
import { useOutbox } from '../../entities/scanning/use-outbox';
import { PaletteButton } from '../palette/palette-button';
import { usePalette } from '../palette/use-palette';
import { useLogoutMutation, useUserQuery } from '../../entities/reference/reference-api';
import { endSession } from '../../kits/sign-in/end-session';
import { sessionEnded } from '../../kits/session/session-slice';
import type { PageHandle } from '../page';
import { SignedOut } from '../session/signed-out';
import { useStableScroll } from '../../kits/lists/use-stable-scroll';
import { store, useAppSelector } from '../../kits/api/store';
import { selectOutbox } from '../../entities/scanning/outbox-slice';
import { UnsavedGate } from '../../kits/unsaved/unsaved-gate';
import { Freshness } from './freshness';
import { LanguageSwitch } from '../../kits/outside/language-switch';
import { Menu } from './menu';
import { PageGate } from './page-gate';
import { ThemeSwitch } from './theme-switch';
import { useMedia } from '../../kits/elements/use-media';

/** Of enrolled terminals only. */
const TerminalHead = lazy(async () => ({
  default: (await import('../../entities/device/terminal-head')).TerminalHead,
}));
const loadPalette = () => import('../palette/palette');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
/** The page comes first. */
const PALETTE_AFTER_MS = 1_000;

const accessOf = (user: User): Access => ({
  userId: user.id,
  type: user.type,
  rights: user.rights,
  kind: user.company.kind,
  features: user.company.features,
});

/** Everything around a page once somebody is signed in; loads the person first. */
export const AppFrame = () => {
  const query = useUserQuery();
  const isNobody = useAppSelector(({ session }) => session.status === 'lost') && query.data === undefined;
  // there is no page yet that could stay
  useEffect(() => {
    if (isNobody) store.dispatch(sessionEnded('ended'));
  }, [isNobody]);
  if (isNobody) return null;
  return (
    <Loaded
      query={query}
      skeleton={null}
      frame={(content, kind) =>
        kind === 'failed' && !navigator.onLine ? <NotLoadedPage /> : <div className="frame-wait">{content}</div>
      }
    >
      {(user) => (
        <BlueprintProvider>
          <AccessProvider access={accessOf(user)}>
            <ToastProvider>
              <Frame user={user} />
              <ProductDecisions />
            </ToastProvider>
          </AccessProvider>
        </BlueprintProvider>
      )}
    </Loaded>
  );
};

const Frame = ({ user }: { user: User }) => {
  const { t } = useTranslation(['common', 'menu']);
  const { pathname } = useLocation();
  useStableScroll();
  const [menuOpen, setMenuOpen] = useState(false);
  const [signOut] = useLogoutMutation();
  const compact = useMatches().some((match) => (match.handle as PageHandle | undefined)?.compactMenu);
  const narrow = useMedia('(max-width: 1099px)');
  const phone = useMedia('(max-width: 599px)');
  const isSignedIn = useAppSelector(({ session }) => session.status !== 'lost');
  useLive(isSignedIn ? String(user.id) : null);
  useOutbox({ person: String(user.id), company: user.company.id }, isSignedIn);
  const { terminal } = user;
  const palette = usePalette(Boolean(terminal));
  // loaded before it is asked for: what is typed right after its key is for its field
  useEffect(() => {
    const idle = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(idle);
  }, []);
  const unsent = useAppSelector((state) => selectOutbox(state).waiting.length);
  const [leaving, setLeaving] = useState(false);

  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useEffect(closeMenu, [pathname, closeMenu]);
  const logout = () => signOut().finally(() => endSession('logout'));
  const askToLogOut = () => (unsent > 0 ? setLeaving(true) : void logout());
  const small = (compact || narrow) && !phone;

  const slots = {
    barStart:
      phone && !terminal ? (
        <Button
          className="icon-only"
          variant="minimal"
          icon={<MenuIcon />}
          aria-label={t('frame.openMenu')}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
      ) : null,
    barEnd: (
      <div className="bar-end">
        {palette.isOffered && <PaletteButton onOpen={palette.open} />}
        <OutboxMark />
        <Freshness />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    ),
  };
  return (
    <FrameProvider value={slots}>
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <div
        className={
          terminal ? 'app terminal' : `app${small ? ' s' : ''}${phone ? ' phone' : ''}${menuOpen ? ' menu-open' : ''}`
        }
        onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
      >
        {terminal && (
          <Suspense fallback={<div className="terminal-wait" />}>
            <TerminalHead user={user} terminal={terminal} />
          </Suspense>
        )}
        {!terminal && (!phone || menuOpen) && (
          <Menu
            user={user}
            compact={small}
            onLogout={() => (unsaved.isLostWithPage() ? unsaved.ask({ onLeave: askToLogOut }) : askToLogOut())}
            onNavigate={closeMenu}
          />
        )}
        {phone && menuOpen && (
          <button type="button" className="menu-scrim" aria-label={t('frame.closeMenu')} onClick={closeMenu} />
        )}
        <Suspense fallback={<div className="main" aria-busy />}>
          <PageGate>
            <Outlet />
          </PageGate>
        </Suspense>
      </div>
      <Suspense>{palette.opening && <Palette opening={palette.opening} onClose={palette.close} />}</Suspense>
      {!isSignedIn && (
        <Suspense>
          <SignedOut user={user} />
        </Suspense>
      )}
      <UnsavedGate />
      <ConfirmDialog
        open={leaving}
        title={t('outbox.leave')}
        action={t('menu:logout')}
        onConfirm={logout}
        onClose={() => setLeaving(false)}
      >
        {t('outbox.leaveText', { count: unsent })}
      </ConfirmDialog>
    </FrameProvider>
  );
};

/** A page that stopped working: what happened and a way on. */
export const CrashPage = () => {
  const { t } = useTranslation('common');
  return (
    <div className="main">
      <EmptyState
        title={t('problem.title')}
        text={t('problem.crash')}
        action={<Button intent="primary" text={t('problem.reload')} onClick={() => location.reload()} />}
      />
    </div>
  );
};
