import { lazy, Suspense, useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { productFace, truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import type { LoadView } from '@mullion/load-viewer';
import { palletFromWire, productFromWire, type TruckFloor, type TruckStep } from '@mullion/packing-model';
import { SvgDrawing, useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { WithoutWebGl } from '../../../entities/pallet/without-web-gl';
import type { PalletContents } from '../state/use-pallet-contents';
import type { Player } from '../state/use-player';

const LoadViewer = lazy(async () => ({ default: (await import('@mullion/load-viewer')).LoadViewer }));
/** As wide as the drawing is made; on the page it is as wide as there is room. */
const DRAWING = { widthPx: 720, heightPx: 220 } as const;

interface StepsStageProps {
  readonly truck: Truck;
  readonly floor: TruckFloor;
  readonly steps: readonly TruckStep[];
  readonly contents: PalletContents;
  readonly player: Player;
  readonly label: string;
  readonly view: LoadView;
  readonly onView: (view: LoadView) => void;
}

/** The truck while it is loaded, in space; from above where the browser shows no 3D. */
export const StepsStage = (props: StepsStageProps) => {
  const { floor, steps, contents, player, label, view, onView } = props;
  const [theme] = useTheme();
  const shown = useMemo(
    () => ({
      floor,
      pallets: steps.map(({ step, pallet, load }) => {
        const whole = contents.get(pallet.id);
        const missing = whole?.products.filter((product) => product.awaits_remake).map(productFromWire) ?? [];
        return {
          ...pallet,
          ...(whole && { load: palletFromWire(whole), missing }),
          group: load.group + 1,
          label: String(step),
        };
      }),
    }),
    [floor, steps, contents],
  );
  const { at, wayMs } = player;
  const loading = useMemo(() => {
    const now = steps[at - 1]?.pallet.id;
    return {
      loadedIds: new Set(steps.slice(0, Math.max(0, at - 1)).map(({ pallet }) => pallet.id)),
      arrival: now === undefined ? null : { palletId: now, token: `${at}:${wayMs}`, durationMs: wayMs },
    };
  }, [steps, at, wayMs]);
  const plan = <StepsPlan {...props} />;
  return (
    <div className="steps-stage">
      <WithoutWebGl fallback={plan}>
        <Suspense fallback={plan}>
          <LoadViewer
            label={label}
            theme={theme}
            truck={shown}
            loading={loading}
            faceOf={productFace}
            view={view}
            onViewChange={onView}
            hasOwnArrows={false}
            fallback={plan}
          />
        </Suspense>
      </WithoutWebGl>
    </div>
  );
};

/** The same from above. */
const StepsPlan = ({ floor, steps, player: { at }, label }: StepsStageProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const drawing = useMemo(() => {
    const byId = new Map(steps.map((step) => [step.pallet.id, step]));
    const now = steps[at - 1]?.pallet.id;
    return truckFloor(
      floor,
      steps.map(({ pallet }) => pallet),
      {
        ...DRAWING,
        theme: 'screen',
        detail: 'compact',
        group: ({ id }) => (byId.get(id)?.load.group ?? 0) + 1,
        loadedIds: new Set(steps.slice(0, at).map(({ pallet }) => pallet.id)),
        ...(now !== undefined && { selectedId: now }),
        texts: {
          name: label,
          label: ({ id }) => String(byId.get(id)?.step ?? ''),
          used: (mm) => mm,
          metres: (mm) => formatNumber(mm / 1000, language, 1),
          cab: t('loadSteps.cab'),
          doors: t('loadSteps.doors'),
        },
      },
    );
  }, [floor, steps, at, label, t, language]);
  return (
    <div className="steps-plan paper">
      <SvgDrawing label={label} drawing={drawing} />
    </div>
  );
};
