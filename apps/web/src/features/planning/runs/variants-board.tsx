import { useState } from 'react';
import { Pin } from '@blueprintjs/icons';
import type { PackingRun, PlacedProductDto, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useCan, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useApplyRunMutation } from '../api/planning-api';
import type { PlanningData } from '../commands/planning-data';
import { chosenVariant, comparedFigures, figureRow, type ComparedFigure } from './variant-figures';
import { VariantColumn } from './variant-column';

interface VariantsBoardProps {
  readonly run: PackingRun;
  readonly data: PlanningData;
  readonly products: ReadonlyMap<number, PlacedProductDto>;
  readonly tallPalletRule: boolean;
}

/** Several plans side by side: the same rows for each, so that eyes go across. Arrows choose, Enter takes. */
export const VariantsBoard = ({ run, data, products, tallPalletRule }: VariantsBoardProps) => {
  const { t } = useTranslation(['runs', 'planning']);
  const language = useLanguage();
  const writes = useCan({ writes: true });
  const problemToast = useProblemToast();
  const [picked, setPicked] = useState<NonNullable<PackingRun['chosen']> | null>(null);
  const [apply, applying] = useApplyRunMutation();
  const variants = run.variants ?? [];
  const chosen = chosenVariant(variants, picked);
  const mayApply = writes && run.state === 'found';
  const rows = new Map<ComparedFigure, ReturnType<typeof figureRow>>(
    comparedFigures.map((figure) => [figure, figureRow(figure, variants, run.standing)]),
  );
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const { standing } = run;
  const floorMm = variants.find(({ plan }) => plan?.floor)?.plan?.floor?.length;
  const now = standing && [
    t('runs:variants.nowPallets', { count: standing.pallets }),
    ...(standing.pallets > 0 ? [t('runs:variants.nowSplit', { count: standing.split_orders })] : []),
    ...(standing.floor_length === null
      ? []
      : [t('planning:trucks.metres', { m: number(standing.floor_length / 1000, 2) })]),
    ...(standing.unplaced > 0 ? [t('runs:variants.nowUnplaced', { count: standing.unplaced })] : []),
  ];
  const pinned = data.pallets.filter((pallet) => pallet.pinned || (pallet.pinned_products?.length ?? 0) > 0);
  return (
    <form
      className="pl-variants"
      aria-label={t('runs:variants.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!mayApply || !chosen || applying.isLoading) return;
        void apply({ params: { id: run.id }, body: { variant: chosen.objective } })
          .unwrap()
          .catch((error: unknown) => problemToast(error as Problem, t('runs:variants.failed')));
      }}
    >
      <p className="vr-now row g2">
        <b>{t('runs:variants.title')}</b>
        {now && <span className="secondary">{t('runs:variants.now', { figures: now.join(' · ') })}</span>}
        {pinned.length > 0 && (
          <span className="secondary">
            <Pin className="i pl-pin" size={12} />{' '}
            {t('runs:variants.pinned', { pallets: pinned.map((pallet) => pallet.shown_number).join(', ') })}
          </span>
        )}
      </p>
      <div className="vr-grid" style={{ '--vr-columns': variants.length } as React.CSSProperties}>
        <div className="vr-labels" aria-hidden>
          <span className="vr-head" />
          <span>{t('runs:variants.drawing')}</span>
          <span>
            {t('runs:variants.truck')}
            {floorMm !== undefined && (
              <span className="muted">{t('planning:trucks.metres', { m: number(floorMm / 1000, 1) })}</span>
            )}
          </span>
          {comparedFigures.map((figure) => (
            <span key={figure}>{t(`runs:variants.figure.${figure}`, { count: run.products_count })}</span>
          ))}
          <span>{t('runs:difference.title')}</span>
          <span />
        </div>
        {variants.map((variant, at) => (
          <VariantColumn
            key={variant.objective}
            variant={variant}
            run={run}
            cells={comparedFigures.map((figure) => [figure, rows.get(figure)?.[at] ?? null] as const)}
            data={data}
            products={products}
            tallPalletRule={tallPalletRule}
            isChosen={variant === chosen}
            mayApply={mayApply}
            isApplying={applying.isLoading}
            onPick={() => setPicked(variant.objective)}
          />
        ))}
      </div>
      {mayApply && (
        <p className="vr-keys secondary sm row g2">
          <span>{t('runs:variants.undoHelp')}</span>
          <span className="sp" />
          <kbd>←</kbd> <kbd>→</kbd> {t('runs:variants.keyChoose')} <kbd>Enter</kbd> {t('runs:variants.keyTake')}
        </p>
      )}
    </form>
  );
};
