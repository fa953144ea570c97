import { useCallback, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ChevronRight, IdNumber, Tick } from '@blueprintjs/icons';
import type { TerminalHere, TerminalPerson } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { EmptyState, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../presence/people';
import { PinDots, PinHead, PinPad, PinRefused } from './pin-pad';
import { usePinKeys } from './use-pin-keys';
import { useSignInHere } from './use-sign-in';
import './person-choice.css';

interface PersonChoiceProps {
  readonly here: TerminalHere;
  /** Who works now; null: nobody. */
  readonly current: { readonly id: number; readonly name: string } | null;
  /** What stays with whom, said before it happens. */
  readonly stays?: readonly string[];
  readonly onTaken: () => void;
  /** Back to the page; absent where there is none. */
  readonly onStay?: (() => void) | undefined;
}

/** Who works here: a badge at any time, or one's name and PIN. The last digit submits. */
export const PersonChoice = ({ here, current, stays = [], onTaken, onStay }: PersonChoiceProps) => {
  const { t } = useTranslation(['terminals', 'common']);
  const textOf = useProblemText();
  const { signIn, problem, sending, clear } = useSignInHere(onTaken);
  const [chosen, setChosen] = useState<TerminalPerson | null>(null);
  const [pin, setPin] = useState('');
  const length = chosen?.pin_length ?? 0;
  const closed =
    chosen !== null && (length === 0 || problem?.code === 'terminal.badge_only' || problem?.params?.left === 0);

  const choose = (person: TerminalPerson) => {
    setChosen(person);
    setPin('');
    clear();
  };
  const digit = (one: string) => {
    if (chosen === null || closed || sending || pin.length >= length) return;
    const next = pin + one;
    setPin(next.length === length ? '' : next);
    if (next.length === length) void signIn({ user_id: chosen.id, pin: next });
  };
  usePinKeys({
    digit,
    erase: () => setPin((before) => before.slice(0, -1)),
    badge: useCallback((badge: string) => void signIn({ badge }), [signIn]),
  });
  const left = problem?.code === 'terminal.wrong_pin' ? Number(problem.params?.left ?? 0) : null;
  const refused =
    problem &&
    (left
      ? t('terminals:here.left', { count: left })
      : textOf(left === 0 ? { ...problem, code: 'terminal.badge_only' } : problem));
  return (
    <div className="pc">
      <section className="pc-people" aria-label={t('terminals:here.who')}>
        <div className="pc-head">
          <h1>{t('terminals:here.who')}</h1>
          <p>{t('terminals:here.lead')}</p>
        </div>
        {here.people.length === 0 && (
          <EmptyState picture="people" title={t('terminals:here.none')} text={t('terminals:here.noneText')} />
        )}
        <ul>
          {here.people.map((person) => {
            const works = person.id === current?.id;
            return (
              <li key={person.id}>
                <button
                  type="button"
                  className={person.id === chosen?.id ? 'on' : undefined}
                  aria-pressed={person.id === chosen?.id}
                  onClick={() => (works && onStay ? onStay() : choose(person))}
                >
                  <span className="pc-face" aria-hidden>
                    {initialsOf(person.name)}
                  </span>
                  <span className="pc-name">
                    <b className="ellipsis">{person.name}</b>
                    <span>
                      {[
                        t(`common:userType.${person.type}`),
                        works
                          ? t('terminals:here.now')
                          : person.here_at && t('terminals:here.at', { at: formatMoment(person.here_at).slice(-5) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {works ? <Tick size={20} className="ok" /> : <ChevronRight size={20} />}
                </button>
              </li>
            );
          })}
        </ul>
        <p className="pc-foot">
          <IdNumber size={20} aria-hidden /> {t('terminals:here.badge')}
        </p>
      </section>
      <section className="pc-pin" aria-label={t('terminals:access.pin')}>
        {chosen && (
          <>
            <PinHead name={chosen.name} asks={t(length === 0 ? 'terminals:here.noPin' : 'terminals:here.enterPin')} />
            <PinDots count={pin.length} of={length} />
          </>
        )}
        {!chosen && here.people.length > 0 && (
          <div className="pc-idle">
            <p>{t('terminals:here.choose')}</p>
            <PinPad disabled />
          </div>
        )}
        {refused && <PinRefused>{refused}</PinRefused>}
        {chosen && length > 0 && (
          <PinPad
            disabled={closed || sending}
            digit={digit}
            erase={() => setPin((before) => before.slice(0, -1))}
            clear={() => setPin('')}
          />
        )}
        {current && (
          <div className="pc-stay">
            {stays.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {onStay && (
              <Button className="t64" fill text={t('terminals:here.stay', { name: current.name })} onClick={onStay} />
            )}
          </div>
        )}
      </section>
    </div>
  );
};
