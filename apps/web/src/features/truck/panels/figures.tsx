import type { ReactNode } from 'react';
import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { usedLengthMm } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import type { FloorDraft } from '../commands/floor-draft';
import { balanceOf } from '../rules/balance';
import { useFloorGhost } from '../state/ghost';

/** Good ranges of the two gauges, as shares of their length (guide, screen 05). */
const LATERAL_OK = { from: 0.33, to: 0.67 } as const;
const AXLES_OK = { from: 0.29, to: 0.65 } as const;
/** Sideways, this share of the load as a difference is the end of the gauge. */
const LATERAL_FULL = 0.4;

const Figure = ({ name, value, text }: { name: string; value: ReactNode; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      <em>{text}</em>
    </dd>
  </div>
);

const Gauge = ({ at, ok, middle }: { at: number; ok: { readonly from: number; readonly to: number }; middle?: boolean }) => {
  const x = Math.max(6, Math.min(144, at * 150));
  return (
    <svg viewBox="0 0 150 26" width="150" height="26" className="gauge" aria-hidden>
      <path d="M0 16H150" className="rail" />
      <path d={`M${ok.from * 150} 16H${ok.to * 150}`} className="good" />
      {middle && <path d="M75 6v20" className="middle" />}
      <path d={`M${x} 12l-6-10h12z`} className="pointer" />
    </svg>
  );
};

/** Used length, lower bound, load, balance sideways and along; they follow a pallet while it is dragged. */
export const Figures = ({ truck, draft }: { truck: Truck; draft: FloorDraft }) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const preview = useFloorGhost();
  const placed = preview?.placed ?? draft.placed;
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const used = usedLengthMm(placed);
  const bound = truck.lower_bound_length;
  const gap = bound && bound > 0 ? ((used - bound) / bound) * 100 : null;
  const balance = balanceOf(draft.floor, placed);
  const heavy = balance !== null && balance.massKg > truck.max_pallet_weight;
  const lateral = balance ? 0.5 + balance.moreRightKg / Math.max(1, balance.massKg) / LATERAL_FULL / 2 : 0.5;
  const lateralText = !balance
    ? t('figures.none')
    : balance.moreRightKg === 0
      ? t('figures.lateralEven')
      : balance.moreRightKg > 0
        ? t('figures.lateralRight', { kg: number(balance.moreRightKg) })
        : t('figures.lateralLeft', { kg: number(-balance.moreRightKg) });
  const kingpin = balance ? Math.max(0, Math.min(100, Math.round(balance.kingpinShare * 100))) : 0;
  return (
    <dl className="figs">
      <Figure
        name={t('figures.used')}
        value={<b className={used > truck.length ? 'bad' : undefined}>{number(used)}</b>}
        text={t('figures.usedText', { length: number(truck.length), percent: Math.round((used / truck.length) * 100) })}
      />
      <Figure
        name={t('figures.bound')}
        value={<b>{bound === null ? t('figures.none') : number(bound)}</b>}
        text={
          bound === null || gap === null
            ? t('figures.boundNone')
            : gap === 0
              ? t('figures.boundProved')
              : gap < 0
                ? t('figures.boundBroken')
                : t('figures.boundText', { gap: number(gap, 1) })
        }
      />
      <Figure
        name={t('figures.load')}
        value={<b className={heavy ? 'bad' : undefined}>{number(Math.round(balance?.massKg ?? 0))}</b>}
        text={t('figures.loadText', { max: number(truck.max_pallet_weight) })}
      />
      <Figure name={t('figures.lateral')} value={<Gauge at={lateral} ok={LATERAL_OK} middle />} text={lateralText} />
      <Figure
        name={t('figures.axles')}
        value={<Gauge at={1 - (balance?.kingpinShare ?? 0.5)} ok={{ from: 1 - AXLES_OK.to, to: 1 - AXLES_OK.from }} />}
        text={balance ? t('figures.axlesText', { percent: kingpin, rest: 100 - kingpin }) : t('figures.none')}
      />
    </dl>
  );
};
