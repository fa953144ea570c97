import { useEffect, useRef } from 'react';
import { formatNumber } from '@mullion/i18n';
import type { TruckStep } from '@mullion/packing-model';
import { GroupMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

interface StepsListProps {
  readonly steps: readonly TruckStep[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** Every step in words: for who cannot see the picture, and to go to one. */
export const StepsList = ({ steps, at, onGo }: StepsListProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const now = useRef<HTMLLIElement>(null);
  // nothing outside the list moves by it
  useEffect(() => {
    const [item, box] = [now.current, now.current?.closest<HTMLElement>('.steps-scroll')];
    if (!item || !box) return;
    const [top, bottom] = [item.offsetTop - box.offsetTop, item.offsetTop - box.offsetTop + item.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [at]);
  return (
    <div className="steps-scroll">
      <ol className="step-list">
        {steps.map(({ step, side, fromHeadboardMm, pallet, load, isLoaded }) => (
          <li key={pallet.id} ref={step === at ? now : undefined} className={step === at ? 'now' : undefined}>
            <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
              <b>{step}</b>
              <GroupMark group={load.group + 1} text="" title={load.group_label} />
              <span className="ellipsis">
                <strong>{load.shown_number}</strong>
                {isLoaded && <span className="ok"> · {t('loadSteps.loaded')}</span>}
                <em>
                  {t('loadSteps.line', {
                    side: t(`steps.${side}`),
                    metres: formatNumber(fromHeadboardMm / 1000, language, 2),
                    mass: formatNumber(Math.round(load.weight), language),
                  })}
                </em>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
