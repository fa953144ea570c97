import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import type { TerminalPerson, User } from '@mullion/contracts';
import { EmptyState, PageFrame, useProblemText, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useChangeOwnPinMutation } from '../../entities/account/terminal-access-api';
import { asProblem } from '../../kits/api/as-problem';
import { PinDots, PinHead, PinPad, PinRefused } from '../../entities/device/pin-pad';
import { useHere } from '../../entities/device/use-here';
import { usePinKeys } from '../../entities/device/use-pin-keys';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { begin, refused, shown, typed, type OwnPin } from './rules/own-pin-steps';
import './terminal-page.css';

/**
 * Somebody at a terminal changes their own PIN, or sets a first one by their badge: whoever works in the hall has no
 * page of an account.
 */
export const OwnPinPage = () => {
  const { t } = useTranslation('terminals');
  const href = usePageHref();
  const { data: user } = useUserQuery();
  const { here } = useHere();
  if (!user) return null;
  if (!user.terminal) return <Navigate to={href('')} replace />;
  return (
    <PageFrame title={t('pin.title')}>
      {here.state === 'unreachable' && <EmptyState title={t('pin.unreachable')} />}
      {here.state === 'known' && (
        <OwnPinPad user={user} person={here.here.people.find(({ id }) => id === user.id) ?? null} />
      )}
    </PageFrame>
  );
};

const OwnPinPad = ({ user, person }: { readonly user: User; readonly person: TerminalPerson | null }) => {
  const { t } = useTranslation('terminals');
  const href = usePageHref();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const toast = useToast();
  const [change] = useChangeOwnPinMutation();
  const [at, setAt] = useState<OwnPin>(begin);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const length = at.step === 'current' ? (person?.pin_length ?? 0) : user.company.terminal_pin_length;
  const leave = () => void navigate(href(paths.terminalHome()));

  const send = async (ready: Extract<OwnPin, { step: 'send' }>) => {
    const found = asProblem((await change({ body: { pin: ready.pin, ...ready.proof } })).error);
    if (found) {
      setProblem(textOf(found));
      return setAt(refused(ready, found.code));
    }
    toast({ message: t('access.pinSaved') });
    leave();
  };
  const go = (next: OwnPin) => {
    setPin('');
    setProblem(next.step === 'next' && next.differs ? t('pin.differs') : null);
    setAt(next);
    if (next.step === 'send') void send(next);
  };
  const digit = (one: string) => {
    if (at.step === 'send' || pin.length >= length) return;
    const entered = pin + one;
    if (entered.length === length) go(typed(at, entered));
    else setPin(entered);
  };
  const erase = () => setPin((before) => before.slice(0, -1));
  const badge = (code: string) => {
    if (at.step === 'current') go(shown(at, code));
  };
  usePinKeys({ digit, erase, badge });

  const proofText = length === 0 ? 'currentOnlyBadge' : person?.has_badge ? 'current' : 'currentOnlyPin';
  return (
    <section className="tp-pin" aria-label={t('pin.title')}>
      <PinHead
        name={user.name}
        asks={t(`pin.${at.step === 'current' ? proofText : at.step === 'next' ? 'next' : 'repeat'}`)}
      />
      {length > 0 && <PinDots count={at.step === 'send' ? length : pin.length} of={length} />}
      {problem && <PinRefused>{problem}</PinRefused>}
      {length > 0 && <PinPad disabled={at.step === 'send'} digit={digit} erase={erase} clear={() => setPin('')} />}
      <Button className="tp-main" fill text={t('pin.back')} onClick={leave} />
    </section>
  );
};
