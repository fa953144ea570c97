import { useEffect, useLayoutEffect, useState } from 'react';
import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { LogIn } from '@blueprintjs/icons';
import type { User } from '@mullion/contracts';
import { unsaved } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isTerminalPage } from '../worker/shell';
import { baseApi } from '../../kits/api/base-api';
import { device } from '../../kits/device/device';
import { openScanners } from '../../kits/scan/open-scanners';
import { purgeNames } from '../../kits/session/purge-names';
import { resumeSession } from '../../kits/sign-in/resume-session';
import { notifyTabs } from '../../kits/session/session-channel';
import { otherPersonNoticed, sessionEnded } from '../../kits/session/session-slice';
import { personOf, token } from '../../kits/session/token';
import { store } from '../../kits/api/store';
import { signal } from '../../kits/terminal/signals';
import { SignInForm } from '../../kits/sign-in/sign-in-form';
import './signed-out.css';

/**
 * What has been typed is not held while it is being saved, and it is the saving that finds out that the session has
 * ended.
 */
const isWriting = (): boolean =>
  Object.values(store.getState()[baseApi.reducerPath].mutations).some((mutation) => mutation?.status === 'pending');

const leave = (): void => {
  purgeNames();
  store.dispatch(sessionEnded('ended'));
};

const enter = (accessToken: string, { id }: User): void => {
  const isSame = personOf(accessToken) === String(id);
  device.unlock();
  token.set(accessToken);
  notifyTabs({ kind: 'signed-in', person: personOf(accessToken) });
  if (isSame) resumeSession();
  else store.dispatch(otherPersonNoticed());
};

/**
 * The server has ended the session. A page where codes are scanned, and one with something typed in it, stay as they
 * are until the same person signs in again; every other one gives way to the page of signing in, as at an enrolled
 * terminal, where that is by PIN or badge.
 */
export const SignedOut = ({ user }: { readonly user: User }) => {
  const { pathname } = useLocation();
  const isTerminal = isTerminalPage(pathname);
  const [isStaying] = useState(
    () => isTerminal || (device.read() === null && (unsaved.isLostWithPage() || isWriting())),
  );
  useLayoutEffect(() => {
    if (!isStaying) leave();
  }, [isStaying]);
  if (!isStaying) return null;
  return isTerminal ? <SignedOutBar user={user} /> : <SignInAgain user={user} onLeave={leave} />;
};

/** Over a page of a terminal: red, heard once, and the page below takes scans. */
const SignedOutBar = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('auth');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => signal('bad'), []);
  return (
    <div className="signed-out-bar" role="alert">
      <div>
        <b>{t('lost.title')}</b>
        <p>{t('lost.text', { name: user.name })}</p>
      </div>
      {/* an enrolled terminal has its own page of signing in, by PIN or badge */}
      {!isOpen && (
        <Button
          icon={<LogIn />}
          size="large"
          text={t('lost.signIn')}
          onClick={() => (device.read() ? leave() : setIsOpen(true))}
        />
      )}
      {isOpen && <SignInAgain user={user} onLeave={() => setIsOpen(false)} />}
    </div>
  );
};

const SignInAgain = ({ user, onLeave }: { readonly user: User; readonly onLeave: () => void }) => {
  const { t } = useTranslation('auth');
  const isTerminal = isTerminalPage(useLocation().pathname);
  return (
    <Dialog
      isOpen
      title={t('lost.title')}
      className="signed-out-dialog"
      backdropClassName={isTerminal ? '' : 'signed-out-cover'}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <div className="sign-in-again">
          <p>{t(isTerminal ? 'lost.text' : 'lost.typed', { name: user.name })}</p>
          <SignInForm
            email={user.email}
            onToken={(accessToken) => enter(accessToken, user)}
            onCode={openScanners.give}
          />
          <Button variant="minimal" text={t(isTerminal ? 'lost.later' : 'lost.leave')} onClick={onLeave} />
        </div>
      </DialogBody>
    </Dialog>
  );
};
