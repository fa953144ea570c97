import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { loadingOrder } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';

const DRAWING = { widthPx: 176, heightPx: 52 } as const;

export interface StepsPanelProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  readonly selectedId: number | null;
  readonly onSelect: (palletId: number) => void;
}

/** How the floor is rebuilt by the loader: a small floor a pallet, what stands already in grey. */
export const StepsPanel = ({ truck, draft, selectedId, onSelect }: StepsPanelProps) => {
  const { t } = useTranslation('trucks');
  const steps = useMemo(() => loadingOrder(truck, draft.placed), [truck, draft.placed]);
  const drawings = useMemo(
    () =>
      steps.map((step, index) =>
        truckFloor(
          draft.floor,
          steps.slice(0, index + 1).map((each) => each.pallet),
          {
            ...DRAWING,
            theme: 'screen',
            detail: 'bare',
            group: () => step.load.group + 1,
            greyIds: new Set(steps.slice(0, index).map((each) => each.pallet.id)),
            texts: { name: step.load.shown_number, label: () => '', used: (mm) => mm, metres: String },
          },
        ),
      ),
    [steps, draft.floor],
  );
  return (
    <ol className="loading-step-list">
      {steps.map((step, index) => {
        const drawing = drawings[index];
        const name = `${step.step}. ${step.load.shown_number}, ${t(`steps.${step.side}`)}`;
        return (
          <li key={step.pallet.id} className={step.pallet.id === selectedId ? 'now' : undefined}>
            <button
              type="button"
              aria-pressed={step.pallet.id === selectedId}
              aria-label={name}
              onClick={() => onSelect(step.pallet.id)}
            >
              {drawing && <SvgDrawing label={name} drawing={drawing} />}
              <span className="row g1">
                <b>{`${step.step}.`}</b>
                <span className="ellipsis">{step.load.shown_number}</span>
                <span className="secondary sm nowrap">{t(`steps.${step.side}`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
