import type { ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowLeft, Offline, Time } from '@blueprintjs/icons';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { LanguageSwitch } from '../../../kits/outside/language-switch';
import { Logo } from '../../../kits/outside/logo';
import { markSeen } from '../../../entities/scanning/outbox';
import { useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useOnline } from '../../../kits/kept/use-online';
import { useDepartureQuery } from '../api/driver-api';

interface DriverFrameProps {
  readonly title: string;
  readonly line: string;
  /** Absent on the first view. */
  readonly onBack?: () => void;
  /** Whom to call about the stop of the view. */
  readonly call?: ReactNode;
  readonly children: ReactNode;
  /** The next action is always the lowest. */
  readonly foot: ReactNode;
}

/** A view of the driver's phone: where they are, whether there is a network, what waits, the content, the actions. */
export const DriverFrame = ({ title, line, onBack, call, children, foot }: DriverFrameProps) => {
  const { t } = useTranslation('driver');
  const { error } = useDepartureQuery(undefined);
  // a phone in a network that leads nowhere, or whose page was opened without one, counts itself as online
  const online = useOnline() && asProblem(error)?.status !== 0;
  return (
    <div className="driver">
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header>
        {onBack ? (
          <Button variant="minimal" icon={<ArrowLeft size={20} />} aria-label={t('back')} onClick={onBack} />
        ) : (
          <Logo size={26} pane="var(--m-accent-line)" bar="currentColor" />
        )}
        <div className="driver-title">
          <h1 className="ellipsis">{title}</h1>
          <span className="ellipsis">{line}</span>
        </div>
        {!online && (
          <span className="driver-offline" role="status">
            <Offline className="i" aria-hidden /> {t('offline')}
          </span>
        )}
        {call}
        {!onBack && <LanguageSwitch />}
      </header>
      <Waiting />
      <main>{children}</main>
      <footer>{foot}</footer>
    </div>
  );
};

/** What is stored on the phone, and what the server has refused. */
const Waiting = () => {
  const { t } = useTranslation('driver');
  const textOf = useProblemText();
  const { waiting, refused, durable } = useAppSelector(selectOutbox);
  return (
    <>
      {waiting.length > 0 && (
        <section className="driver-kept" role="status">
          <Time size={28} aria-hidden />
          <div>
            <b>{t('kept')}</b>
            {t('keptText', { count: waiting.length })}
          </div>
        </section>
      )}
      {!durable && <Note tone="warn">{t('notKept')}</Note>}
      {refused.length > 0 && (
        <Note
          tone="bad"
          title={t('refused')}
          actions={<Button text={t('seen')} onClick={() => void markSeen(refused.map(({ id }) => id))} />}
        >
          {refused.map(({ id, act, problem }) => (
            <div key={id}>{t('refusedText', { stop: act.code, why: problem ? textOf(problem) : '' })}</div>
          ))}
        </Note>
      )}
    </>
  );
};
