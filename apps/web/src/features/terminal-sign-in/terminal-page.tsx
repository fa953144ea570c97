import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { BlueprintProvider, Button } from '@blueprintjs/core';
import { enrolTerminal, type Problem, type TerminalHere } from '@mullion/contracts';
import { EmptyState, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { send } from '../../kits/http/request';
import { device } from '../../kits/device/device';
import { enrolCodeOf } from '../../entities/device/enrol-address';
import { PersonChoice } from '../../entities/device/person-choice';
import { useHere } from '../../entities/device/use-here';
import { LanguageSwitch } from '../../kits/outside/language-switch';
import { Logo } from '../../kits/outside/logo';
import { safeNext } from '../../entities/pages/landing';
import { switchLanguage, useLanguage, usePageHref } from '../../kits/address/language';
import { inLanguage } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { DisplayGate } from './display-gate';
import '../../entities/device/terminal-head.css';
import './terminal-page.css';

/**
 * The page of a device: enrols it by a code, then asks who works. Nobody is signed in here, which its amber head says.
 */
export const TerminalPage = ({ board }: { readonly board: ReactNode }) => {
  const { t } = useTranslation(['terminals', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const { here, known } = useHere();
  const [isLocked] = useState(device.isLocked);
  const enter = () =>
    void navigate(next ? switchLanguage(next, language) : inLanguage(language, paths.terminalHome()), {
      replace: true,
    });
  if (here.state === 'known' && here.here.kinds.includes('display'))
    return (
      <BlueprintProvider>
        <DisplayGate>{board}</DisplayGate>
      </BlueprintProvider>
    );
  const name = here.state === 'known' ? here.here.name : t('terminals:here.crumb');
  return (
    <BlueprintProvider>
      <div className="tp">
        <title>{`${name} · Mullion`}</title>
        <header className="th nobody">
          <span className="th-name">
            <span>{t(isLocked ? 'terminals:here.locked' : 'terminals:here.nobody')}</span>
            <b className="ellipsis">{name}</b>
          </span>
          <span className="sp" />
          <LanguageSwitch />
        </header>
        {here.state === 'unknown' && <EnrolForm onEnrolled={known} />}
        {here.state === 'unreachable' && (
          <EmptyState title={t('common:problem.network')} text={t('terminals:here.offline')} />
        )}
        {here.state === 'known' && <PersonChoice here={here.here} current={null} onTaken={enter} />}
      </div>
    </BlueprintProvider>
  );
};

/** The code that an administrator made, typed at the device. */
const EnrolForm = ({ onEnrolled }: { readonly onEnrolled: (here: TerminalHere) => void }) => {
  const { t } = useTranslation('terminals');
  const href = usePageHref();
  const textOf = useProblemText();
  const [code, setCode] = useState(() => enrolCodeOf(location.hash));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    device.unlock();
    // a code is good once: it stays in no history
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const answer = await send(enrolTerminal, { body: { code } }, { token: null });
    setSending(false);
    if ('data' in answer) return onEnrolled(answer.data);
    setProblem(answer.problem);
    setCode('');
  };
  return (
    <main className="tp-enrol">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Logo size={30} />
        <h1>{t('enrol.title')}</h1>
        <p className="secondary">{t('enrol.text')}</p>
        {problem && (
          <p className="note bad" role="alert">
            {textOf(problem)}
          </p>
        )}
        <label className="lab" htmlFor="enrol-code">
          {t('enrol.code')}
        </label>
        <input
          id="enrol-code"
          className="bp6-input tp-code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={20}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button
          className="tp-main"
          type="submit"
          intent="primary"
          fill
          text={t('enrol.action')}
          disabled={code.trim() === ''}
          loading={sending}
        />
        <Link to={href(paths.login())}>{t('enrol.password')}</Link>
      </form>
    </main>
  );
};
