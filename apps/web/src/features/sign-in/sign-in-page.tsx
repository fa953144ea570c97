import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { device } from '../../kits/device/device';
import { LanguageSwitch } from '../../kits/outside/language-switch';
import { Logo } from '../../kits/outside/logo';
import { landingPath, safeNext } from '../../entities/pages/landing';
import { switchLanguage, useLanguage } from '../../kits/address/language';
import { inLanguage } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { referenceApi } from '../../entities/reference/reference-api';
import { notifyTabs } from '../../kits/session/session-channel';
import { findSession } from '../../kits/sign-in/find-session';
import { signedIn } from '../../kits/session/session-slice';
import { personOf, token } from '../../kits/session/token';
import { store, useAppSelector } from '../../kits/api/store';
import { SignInForm } from '../../kits/sign-in/sign-in-form';
import { WindowDrawing } from './components/window-drawing';
import './sign-in.css';

/** Sign-in: form on the left pane, a window on the right one, the mullion between them. */
export const SignInPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  const session = useAppSelector((state) => state.session);
  const [search] = useSearchParams();
  const [cameWith] = useState(session);
  const [isScanned, setIsScanned] = useState(false);
  const enter = useEnter(safeNext(search.get('next')));

  useEffect(() => {
    // a new window without a token of its own may still have a session
    if (session.status === 'unknown') void findSession();
    if (session.status === 'in') void enter();
  }, [session.status, enter]);

  const taken = (accessToken: string) => {
    device.unlock();
    token.set(accessToken);
    notifyTabs({ kind: 'signed-in', person: personOf(accessToken) });
    store.dispatch(signedIn());
  };
  const reason = cameWith.status === 'out' ? cameWith.reason : null;
  return (
    <div className="sign-in">
      <title>{`${t('auth:title')} · Mullion`}</title>
      <main className="sign-in-form">
        <header>
          <Logo size={30} />
          <b>{t('common:product')}</b>
          <span className="sp" />
          <LanguageSwitch />
        </header>
        <WindowDrawing small className="sign-in-strip" label={t('auth:drawing')} note="" />
        <div className="sign-in-fields">
          <h1>{t('auth:title')}</h1>
          <p className="lead">{t('auth:lead')}</p>
          {(reason === 'ended' || reason === 'not_open') && (
            <p className="note info" role="status">
              {t(`auth:${reason}`)}
            </p>
          )}
          {isScanned && (
            <p className="note bad" role="alert">
              {t('auth:scanned')}
            </p>
          )}
          <SignInForm onToken={taken} onCode={() => setIsScanned(true)} />
          <p className="help">{t('auth:forgotten')}</p>
        </div>
        <footer />
      </main>
      <div className="sign-in-bar" />
      <aside className="sign-in-picture">
        <WindowDrawing label={t('auth:drawing')} note={t('auth:drawing_note')} />
      </aside>
    </div>
  );
};

/** Loads the current person with the company, then goes where they land: in the language the page is in now. */
const useEnter = (next: string | null) => {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback(async () => {
    const { data: user } = await store.dispatch(
      referenceApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // without an answer the frame says what is wrong and tries again
    const landing = user ? landingPath(user, { width: innerWidth, height: innerHeight }) : paths.orders();
    void navigate(next ? switchLanguage(next, language) : inLanguage(language, landing), { replace: true });
  }, [navigate, language, next]);
};
