import { Button, HTMLSelect } from '@blueprintjs/core';
import { Pause, Play, StepBackward, StepForward } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import type { TruckStep } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { SPEEDS, type Player } from '../state/use-player';

interface PlayerBarProps {
  readonly steps: readonly TruckStep[];
  readonly player: Player;
}

/** Plays the steps, one after the other or each by hand; the line of marks shows how far. */
export const PlayerBar = ({ steps, player }: PlayerBarProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const { at, isPlaying } = player;
  return (
    <section className="player" aria-label={t('loadSteps.player')}>
      <span className="bgrp">
        <Button
          className="icon-only"
          icon={<StepBackward />}
          aria-label={t('loadSteps.previous')}
          disabled={at <= 1}
          onClick={() => player.go(at - 1)}
        />
        <Button
          className="player-play"
          intent="primary"
          icon={isPlaying ? <Pause /> : <Play />}
          text={t(isPlaying ? 'loadSteps.pause' : 'loadSteps.play')}
          onClick={player.toggle}
        />
        <Button
          className="icon-only"
          icon={<StepForward />}
          aria-label={t('loadSteps.next')}
          disabled={at >= steps.length}
          onClick={() => player.go(at + 1)}
        />
      </span>
      {/* the list beside it says the same and goes there */}
      <div className="player-line" aria-hidden>
        {steps.map(({ step, pallet, load }) => (
          <span key={pallet.id} className={step === at ? 'now' : step < at ? 'done' : undefined}>
            <i style={{ background: `var(--m-g${(load.group % 8) + 1})` }} />
          </span>
        ))}
      </div>
      <HTMLSelect
        aria-label={t('loadSteps.speed')}
        value={player.speed}
        options={SPEEDS.map((speed) => ({
          value: speed,
          label: `${formatNumber(speed, language, speed < 1 ? 1 : 0)}×`,
        }))}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
      />
    </section>
  );
};
