import './way.css';
import { Button } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { mayPerform, turnOf, progressSteps, type NextAct, type Way } from '@mullion/contracts';
import { useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface NextStep {
  /** The button's words; those of the act when absent. */
  readonly text?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

interface ProgressLineProps {
  readonly way: Way;
  /** What the page does for each step it can do; a step without is only said. */
  readonly acts: Partial<Record<NextAct, NextStep>>;
  /** Something else on the page is the main thing to do just now. */
  readonly quiet?: boolean;
}

/**
 * How far the thing is on its way, and its one next step as the filled button; who may not take it sees whose turn it
 * is.
 */
export const ProgressLine = ({ way: { done, next }, acts, quiet }: ProgressLineProps) => {
  const { t } = useTranslation('common');
  const access = useAccess();
  const step = next === null ? undefined : acts[next];
  const isMine = next !== null && mayPerform(next, { type: access.type, rights: [...access.rights] });
  return (
    <section className="way" aria-label={t('way.label')}>
      <ol>
        {progressSteps.map((one, index) => {
          const state = index < done ? 'done' : index === done && next !== null ? 'now' : 'todo';
          return (
            <li
              key={one}
              className={`${state}${done === progressSteps.length ? ' all' : ''}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className="way-dot" aria-hidden>
                {state === 'done' ? <Tick size={12} /> : index + 1}
              </span>
              <span>{t(`way.${state === 'done' ? 'done' : 'ahead'}.${one}`)}</span>
              {state === 'done' && <span className="hidden-text">{t('way.isDone')}</span>}
            </li>
          );
        })}
      </ol>
      <span className="sp" />
      {next !== null && !(isMine && step) && (
        <span className="secondary way-turn">
          {isMine ? t(`way.act.${next}`) : t(`way.turn.${turnOf[next]}`, { what: t(`way.act.${next}`) })}
        </span>
      )}
      {next !== null && isMine && step && (
        <Button
          className="way-next"
          intent={quiet ? 'none' : 'primary'}
          text={step.text ?? t(`way.act.${next}`)}
          disabled={step.disabled}
          onClick={step.onClick}
        />
      )}
    </section>
  );
};
