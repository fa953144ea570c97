import type { ReactNode } from 'react';
import type { Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { axleLoads, kingPinShares, mostAsideKg, usedLengthMm } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { useFloorGhost } from '../state/ghost';

/** Sideways the good range is a third of the gauge (guide, screen 05). */
const SIDES_OK = { from: 0.33, to: 0.67 } as const;

const Figure = ({ name, value, text }: { name: string; value: ReactNode; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      <em>{text}</em>
    </dd>
  </div>
);

interface GaugeProps {
  /** Where the pointer stands, 0 to 1. */
  readonly at: number;
  /** The good range; none when it ends before it begins. */
  readonly ok: { readonly from: number; readonly to: number };
  readonly isBad: boolean;
  readonly hasMiddle?: boolean;
}

const Gauge = ({ at, ok, isBad, hasMiddle }: GaugeProps) => {
  const x = Math.max(6, Math.min(144, at * 150));
  return (
    <svg viewBox="0 0 150 26" width="150" height="26" className="gauge" aria-hidden>
      <path d="M0 16H150" className="rail" />
      {ok.from < ok.to && <path d={`M${ok.from * 150} 16H${ok.to * 150}`} className="good" />}
      {hasMiddle && <path d="M75 6v20" className="middle" />}
      <path d={`M${x} 12l-6-10h12z`} className={isBad ? 'pointer bad' : 'pointer'} />
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
  const loads = axleLoads(draft.floor, placed);
  const heavy = loads !== null && loads.massKg > truck.max_pallet_weight;
  const mostAside = mostAsideKg(draft.floor);
  const aside = loads?.moreRightKg ?? 0;
  const sidesText = !loads
    ? t('figures.none')
    : aside === 0
      ? t('figures.lateralEven')
      : t(aside > 0 ? 'figures.lateralRight' : 'figures.lateralLeft', { kg: number(Math.abs(aside)) });
  const limits = { maxKingPinKg: truck.max_king_pin, maxAxlesKg: truck.max_axles };
  const shares = kingPinShares(limits, loads?.massKg ?? 0);
  const kingPin = loads && loads.massKg > 0 ? loads.kingPinKg / loads.massKg : 0.5;
  const isOver = loads !== null && (loads.kingPinKg > limits.maxKingPinKg || loads.axlesKg > limits.maxAxlesKg);
  const sixth = SIDES_OK.to - 0.5;
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
              ? t(isOver || Math.abs(aside) > mostAside ? 'figures.boundOver' : 'figures.boundProved')
              : gap < 0
                ? t('figures.boundBroken')
                : t('figures.boundText', { gap: number(gap, 1) })
        }
      />
      <Figure
        name={t('figures.load')}
        value={<b className={heavy ? 'bad' : undefined}>{number(Math.round(loads?.massKg ?? 0))}</b>}
        text={t('figures.loadText', { max: number(truck.max_pallet_weight) })}
      />
      <Figure
        name={t('figures.lateral')}
        value={
          <Gauge
            at={0.5 + (aside / Math.max(1, mostAside)) * sixth}
            ok={SIDES_OK}
            isBad={Math.abs(aside) > mostAside}
            hasMiddle
          />
        }
        text={sidesText}
      />
      <Figure
        name={t('figures.axles')}
        value={<Gauge at={1 - kingPin} ok={{ from: 1 - shares.to, to: 1 - shares.from }} isBad={isOver} />}
        text={
          loads
            ? t('figures.axlesText', { kingPin: number(loads.kingPinKg), axles: number(loads.axlesKg) })
            : t('figures.none')
        }
      />
    </dl>
  );
};
