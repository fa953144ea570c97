import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Star } from '@blueprintjs/icons';
import type { PackingRun, PlacedProductDto } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { PlanningData } from '../commands/planning-data';
import { byReason, sortedOut } from './run-figures';
import { decimalsOf, provedOf, type ComparedFigure, type FigureCell } from './variant-figures';
import { useBoundText } from './use-bound-text';
import { useRuleText } from './use-rule-text';
import { VariantDrawings } from './variant-drawings';

type Variant = NonNullable<PackingRun['variants']>[number];

interface VariantColumnProps {
  readonly variant: Variant;
  readonly run: PackingRun;
  readonly cells: readonly (readonly [ComparedFigure, FigureCell | null])[];
  readonly data: PlanningData;
  readonly products: ReadonlyMap<number, PlacedProductDto>;
  readonly tallPalletRule: boolean;
  readonly isChosen: boolean;
  readonly mayApply: boolean;
  readonly isApplying: boolean;
  readonly onPick: () => void;
}

/** One of several plans: what it is for, its pallets and floor, its figures, what it would move. */
export const VariantColumn = (props: VariantColumnProps) => {
  const { variant, run, cells, data, products, tallPalletRule, isChosen, mayApply, isApplying, onPick } = props;
  const { t } = useTranslation('runs');
  const language = useLanguage();
  const boundText = useBoundText();
  const { plan } = variant;
  const name = t(`variants.${variant.objective}`);
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const proved = provedOf(variant);
  const searched = plan && t('variants.searched', { seconds: number(plan.seconds, plan.seconds < 10 ? 1 : 0) });
  const state =
    variant.state === 'done' || run.state === 'found'
      ? [plan ? searched : t('variants.none'), plan && proved && t(`variants.proved_${proved}`)]
          .filter(Boolean)
          .join(', ')
      : t(`variants.${variant.state}`);
  return (
    <section className={`vr-column${isChosen && mayApply ? ' on' : ''}`} aria-label={name}>
      <label className="vr-head">
        <input type="radio" name="variant" checked={isChosen} disabled={!plan || !mayApply} onChange={onPick} />
        <span>
          <b>{name}</b>
          <span className="secondary sm">{state}</span>
          {proved === 'pallets' && plan && <span className="secondary sm">{boundText(plan.lower_bound_by)}</span>}
          {variant.same_as && <Tag tone="acc">{t('variants.same', { other: t(`variants.${variant.same_as}`) })}</Tag>}
        </span>
      </label>
      <VariantDrawings variant={variant} run={run} data={data} products={products} tallPalletRule={tallPalletRule} />
      {cells.map(([figure, cell]) => (
        <div key={figure} className="vr-figure">
          <span className="vr-label">{t(`variants.figure.${figure}`, { count: run.products_count })}</span>
          <b>{cell?.value == null ? '–' : number(cell.value, decimalsOf[figure])}</b>
          {figure === 'bound' && plan && <GapTag gap={plan.pallets.length - plan.lower_bound} />}
          {cell?.isBest && (
            <span className="vr-best">
              <Star size={12} /> {t('variants.best')}
            </span>
          )}
          <span className="sp" />
          {cell?.change != null && (
            <Change change={cell.change} text={number(Math.abs(cell.change), decimalsOf[figure])} />
          )}
        </div>
      ))}
      <VariantDifference variant={variant} run={run} data={data} />
      <div className="vr-act">
        {mayApply && plan && isChosen && (
          <Button type="submit" fill intent="primary" size="large" text={t('variants.take')} loading={isApplying} />
        )}
        {mayApply && plan && !isChosen && <Button fill size="large" text={t('variants.choose')} onClick={onPick} />}
      </div>
    </section>
  );
};

const GapTag = ({ gap }: { readonly gap: number }) => {
  const { t } = useTranslation('runs');
  return gap <= 0 ? (
    <Tag tone="ok">{t('variants.noGap')}</Tag>
  ) : (
    <span className="secondary">{t('variants.gap', { count: gap })}</span>
  );
};

/** More or less than now. */
const Change = ({ change, text }: { readonly change: number; readonly text: string }) => {
  const { t } = useTranslation('runs');
  if (change === 0) return <span className="muted">{t('variants.equal')}</span>;
  return (
    <span
      className="vr-change"
      role="img"
      aria-label={t(change > 0 ? 'variants.more' : 'variants.less', { value: text })}
    >
      {change > 0 ? <ArrowUp size={12} /> : <ArrowDown size={12} />} {text}
    </span>
  );
};

/** What taking the plan would change, as a bar and in words; and what it leaves without a pallet. */
const VariantDifference = ({ variant, run, data }: Pick<VariantColumnProps, 'variant' | 'run' | 'data'>) => {
  const { t } = useTranslation('runs');
  const ruleText = useRuleText();
  const difference = variant.plan?.difference;
  if (!difference) return <div className="vr-difference" />;
  const { moved, added, kept, freed, new_pallets: fresh } = difference;
  const share = (100 * (moved.length + added.length)) / Math.max(1, moved.length + added.length + kept);
  const names = freed.map((id) => data.pallets.find((pallet) => pallet.id === id)?.shown_number ?? `#${id}`);
  const parts = [
    ...(moved.length > 0 ? [t('difference.moved', { count: moved.length })] : []),
    ...(added.length > 0 ? [t('difference.added', { count: added.length })] : []),
    ...(kept > 0 ? [t('difference.kept', { count: kept })] : []),
  ];
  const { unfit } = sortedOut({ unplaced: variant.unplaced });
  return (
    <div className="vr-difference">
      <svg className="vr-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className="all" width="100" height="4" />
        <rect className="changed" width={share} height="4" />
      </svg>
      <p>{parts.join(' · ') || t('difference.nothing')}</p>
      {fresh > 0 && <p className="secondary">{t('difference.fresh', { count: fresh })}</p>}
      {names.length > 0 && (
        <p className="secondary">{t('variants.freed', { count: names.length, pallets: names.join(', ') })}</p>
      )}
      {byReason(unfit).map(({ order, rule, positions }) => (
        <p key={`${order}/${rule}`} className="warn">
          <b>{order}</b>{' '}
          {positions.map(({ position, count }) => (count > 1 ? `${position} ×${count}` : position)).join(', ')}:{' '}
          {ruleText(rule, run.settings)}
        </p>
      ))}
    </div>
  );
};
