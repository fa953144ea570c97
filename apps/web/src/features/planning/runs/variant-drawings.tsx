import { memo, useCallback, useMemo } from 'react';
import type { PackingRun, PlacedProductDto } from '@mullion/contracts';
import { palletCard, truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { rowsOf } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { usePalletTexts } from '../../../entities/pallet/use-pallet-texts';
import type { PlanningData } from '../commands/planning-data';
import { floorOfPlan } from './floor-of-plan';
import { plannedPallets, type PlannedPallet } from './proposal';

/** Sizes of the drawings of a column, in pixels. */
const PALLET_PX = 104;
const TRUCK = { widthPx: 320, heightPx: 76 } as const;
/** More than this are not told apart at this size. */
const MOST_PALLETS = 12;
const SHORTEST_SCALE_MM = 2400;

interface VariantDrawingsProps {
  readonly variant: NonNullable<PackingRun['variants']>[number];
  readonly run: PackingRun;
  readonly data: PlanningData;
  readonly products: ReadonlyMap<number, PlacedProductDto>;
  readonly tallPalletRule: boolean;
}

/** A plan's pallets from above, all to one scale, and the floor they would take. */
export const VariantDrawings = memo(
  ({ variant: { plan, objective }, run, data, products, tallPalletRule }: VariantDrawingsProps) => {
    const { t } = useTranslation(['runs', 'planning']);
    const language = useLanguage();
    const pallets = useMemo(
      () => (plan ? plannedPallets(plan, run, products, data.pallets, tallPalletRule) : []),
      [plan, run, products, data.pallets, tallPalletRule],
    );
    const longestMm = Math.max(SHORTEST_SCALE_MM, ...pallets.map(({ load }) => load.lengthMm));
    const shown = pallets.slice(0, MOST_PALLETS);
    const more = pallets.length - shown.length;
    const name = t(`runs:variants.${objective}`);
    const metres = useCallback(
      (mm: number) => t('planning:trucks.metres', { m: formatNumber(mm / 1000, language, 2) }),
      [t, language],
    );
    const floor = plan?.floor;
    const drawing = useMemo(() => {
      if (!floor) return null;
      const { truck, placed, groups } = floorOfPlan(floor, pallets);
      return truckFloor(truck, placed, {
        ...TRUCK,
        theme: 'screen',
        detail: 'compact',
        group: ({ id }) => groups[id] ?? 1,
        texts: {
          name: t('runs:variants.floorName', { plan: name, used: metres(floor.used_length) }),
          label: ({ id }) => String(id + 1),
          used: (mm) => t('planning:trucks.used', { mm }),
          metres,
        },
      });
    }, [floor, pallets, name, metres, t]);
    return (
      <>
        <div className="vr-pallets">
          {shown.map((pallet, at) => (
            <MiniPallet key={at} pallet={pallet} number={at + 1} longestMm={longestMm} />
          ))}
          {more > 0 && <span className="secondary">{t('runs:variants.morePallets', { count: more })}</span>}
          {!plan && <span className="muted">{t('runs:variants.noPlan')}</span>}
        </div>
        <div className="vr-truck">
          {drawing && floor && (
            <SvgDrawing
              label={t('runs:variants.floorName', { plan: name, used: metres(floor.used_length) })}
              drawing={drawing}
            />
          )}
        </div>
      </>
    );
  },
);
VariantDrawings.displayName = 'VariantDrawings';

/** A pallet of a plan in small. */
const MiniPallet = memo(
  ({
    pallet,
    number,
    longestMm,
  }: {
    readonly pallet: PlannedPallet;
    readonly number: number;
    readonly longestMm: number;
  }) => {
    const { t } = useTranslation('runs');
    const textsOf = usePalletTexts();
    const { load, products, before } = pallet;
    const name = before?.shown_number ?? t('card.freshNumber', { n: number });
    const drawing = useMemo(() => {
      const shown = { shown_number: name, length: load.lengthMm, width: load.widthMm, products: [...products] };
      const texts = textsOf(shown, rowsOf(load.products).length);
      const { top } = palletCard(load, {
        theme: 'screen',
        widthPx: PALLET_PX,
        sideWidthPx: PALLET_PX,
        sideHeightPx: PALLET_PX,
        longestMm,
        texts,
      });
      return { top, label: texts.name };
    }, [load, products, longestMm, name, textsOf]);
    return <SvgDrawing label={drawing.label} drawing={drawing.top} />;
  },
);
MiniPallet.displayName = 'MiniPallet';
