import { useCallback, useEffect, useRef, useState } from 'react';
import { Overlay2 } from '@blueprintjs/core';
import { Home, Lock } from '@blueprintjs/icons';
import type { User } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../pages/paths';
import { initialsOf } from '../presence/people';
import { useAppSelector } from '../../kits/api/store';
import { selectOutbox } from '../scanning/outbox-slice';
import { badges } from '../../kits/device/badges';
import { device } from '../../kits/device/device';
import { lock } from './lock';
import { PersonChoice } from './person-choice';
import { useUnfinished } from './unfinished';
import { useBadgeKeys } from './use-badge-keys';
import { useHere } from './use-here';
import { useIdle } from './use-idle';
import { useSignInHere } from './use-sign-in';
import './terminal-head.css';

type Terminal = NonNullable<User['terminal']>;

/**
 * The head of every page at an enrolled terminal: which it is, its pages, who works; pressing the person changes them.
 * Locks itself.
 */
export const TerminalHead = ({ user, terminal }: { readonly user: User; readonly terminal: Terminal }) => {
  const { t } = useTranslation('terminals');
  const href = usePageHref();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { signIn } = useSignInHere(close);
  useIdle(terminal.idle_minutes, lock);
  useBadgeKeys();
  useEffect(() => badges.listenAsFallback((badge) => void signIn({ badge })), [signIn]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <header className="th">
      <span className="th-name">
        <span>{t('here.crumb')}</span>
        <b className="ellipsis">{terminal.name}</b>
      </span>
      <nav aria-label={t('here.pages')}>
        <Link to={href(paths.terminalHome())} aria-label={t('here.pages')}>
          <Home size={20} />
        </Link>
      </nav>
      <span className="sp" />
      <button type="button" className="th-lock" aria-label={t('here.lock')} onClick={lock}>
        <Lock size={20} />
      </button>
      <button
        type="button"
        className="th-person"
        aria-keyshortcuts="F2"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="pc-face" aria-hidden>
          {initialsOf(user.name)}
        </span>
        <span>
          <b className="ellipsis">{user.name}</b>
          <em>{t('here.person')}</em>
        </span>
      </button>
      <Overlay2 isOpen={open} onClose={close} hasBackdrop={false} transitionDuration={0}>
        <Switch user={user} onStay={close} />
      </Overlay2>
    </header>
  );
};

const Switch = ({ user, onStay }: { readonly user: User; readonly onStay: () => void }) => {
  const { t } = useTranslation('terminals');
  const { here } = useHere();
  const unfinished = useUnfinished();
  const unsent = useAppSelector((state) => selectOutbox(state).waiting.length);
  const gone = here.state === 'unknown';
  const wasGone = useRef(false);
  useEffect(() => {
    // revoked meanwhile: nobody stays signed in here
    if (gone && !wasGone.current) lock();
    wasGone.current = gone;
  }, [gone]);
  const name = user.name;
  const stays = [
    ...(unfinished === null ? [] : [t('here.unfinished', { what: unfinished, name })]),
    ...(unsent === 0 ? [] : [t('here.unsent', { count: unsent, name })]),
    ...(here.state === 'unreachable' ? [t('here.offline')] : []),
  ];
  const known = device.read();
  const shown =
    here.state === 'known'
      ? here.here
      : { id: known?.id ?? '', name: known?.name ?? '', kinds: [], company: '', idle_minutes: 0, people: [] };
  return (
    <div className="th-switch" role="dialog" aria-label={t('here.who')}>
      {here.state !== 'asking' && (
        <PersonChoice here={shown} current={{ id: user.id, name }} stays={stays} onTaken={onStay} onStay={onStay} />
      )}
    </div>
  );
};
