import { useTranslation } from 'react-i18next';
import { BOX, CENTER, GOAL, storagePlan, walkPath, type StoragePlan } from '../rules/storage-plan';
import type { PickStop, PlannedRack, WaitingAt } from '../rules/pick-list';
import './storage-drawing.css';

/** What fits above the things of a rack; the whole code stands in the list beside the plan. */
const MOST_LETTERS = 7;
/** The names of a work center and a gate, as far as they fit their places. */
const CENTER_LETTERS = 22;
const GATE_LETTERS = 24;
/** The gate stands in the wall, its name outside. */
const GATE = { width: 94, height: 8, below: 24 } as const;
/** As many things as fit a rack; of more, some are drawn and the rest is counted. */
const THING = { width: 5, height: 20, gap: 3, most: 7, besideCount: 4 } as const;

const short = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

interface StorageDrawingProps {
  readonly racks: readonly PlannedRack[];
  readonly stops: readonly PickStop[];
  /** What stands at the end of the way; null: no way is drawn. */
  readonly goal: string | null;
  /** The gate that the pallet leaves by; empty: not known. */
  readonly gate?: string;
  /** Work centers that still have units of the pallet. */
  readonly waiting?: readonly WaitingAt[];
  readonly chosen?: number | null;
}

/** The racks of the hall from above, what stands on each, and the way of a pick list along them. */
export const StorageDrawing = ({ racks, stops, goal, gate = '', waiting = [], chosen = null }: StorageDrawingProps) => {
  const { t } = useTranslation('hall');
  const plan = storagePlan(racks);
  const byRack = new Map<number, PickStop>(stops.map((stop) => [stop.rack.id, stop]));
  const way = goal === null ? '' : walkPath(plan, stops);
  const hasGate = way !== '' && gate !== '';
  const name =
    way === ''
      ? t('plan.name', { count: racks.length })
      : [t('plan.way', { racks: stops.map(({ rack }) => rack.code).join(', ') }), hasGate && t('plan.gate', { gate })]
          .filter(Boolean)
          .join(', ');
  const middle = plan.end.x + GOAL.behind - GOAL.width / 2;
  return (
    <svg
      className="hall-plan"
      viewBox={`0 0 ${plan.width} ${plan.height + (hasGate ? GATE.below : 0)}`}
      role="img"
      aria-label={name}
    >
      <rect className="hall-floor" x={1} y={1} width={plan.width - 2} height={plan.height - 2} />
      {plan.zones.map((zone) => (
        <text key={zone.name} className="hall-zone" x={30} y={zone.y}>
          {zone.name}
        </text>
      ))}
      {plan.boxes.map(({ rack, x, y }) => {
        const stop = byRack.get(rack.id);
        const own = stop?.units.length ?? 0;
        const things = Math.max(rack.things, own);
        const drawn = things > THING.most ? THING.besideCount : things;
        return (
          <g key={rack.id} className={stop || rack.id === chosen ? 'hall-rack on' : 'hall-rack'}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} />
            <text x={x + 6} y={y + 13}>
              {short(rack.code, MOST_LETTERS)}
            </text>
            {Array.from({ length: drawn }, (_, nth) => (
              <rect
                key={nth}
                className={nth < own ? 'hall-thing own' : 'hall-thing'}
                x={x + 6 + nth * (THING.width + THING.gap)}
                y={y + 18}
                width={THING.width}
                height={THING.height}
              />
            ))}
            {things > drawn && (
              <text x={x + 6 + drawn * (THING.width + THING.gap)} y={y + 32}>
                {`+${things - drawn}`}
              </text>
            )}
          </g>
        );
      })}
      {way !== '' && <path className="hall-way" d={way} />}
      {way !== '' && (
        <g className="hall-goal">
          <rect x={middle - GOAL.width / 2} y={plan.end.y} width={GOAL.width} height={GOAL.height} />
          <text x={middle} y={plan.end.y + 25}>
            {goal}
          </text>
        </g>
      )}
      {hasGate && (
        <g className="hall-gate">
          <rect
            x={middle - GATE.width / 2}
            y={plan.height - 1 - GATE.height / 2}
            width={GATE.width}
            height={GATE.height}
          />
          <text x={middle} y={plan.height + GATE.below - 7}>
            {short(t('plan.gate', { gate }), GATE_LETTERS)}
          </text>
        </g>
      )}
      <WaitingCenters plan={plan} waiting={waiting} />
      {plan.boxes.map(({ rack, x, y }) => {
        const stop = byRack.get(rack.id);
        if (!stop || goal === null) return null;
        return (
          <g key={rack.id} className="hall-nth">
            <circle cx={x + BOX.width} cy={y} r={10} />
            <text x={x + BOX.width} y={y + 4}>
              {stop.nth}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Work centers that units of the pallet are still at; all of them stand in the list beside the plan. */
const WaitingCenters = ({ plan, waiting }: { readonly plan: StoragePlan; readonly waiting: readonly WaitingAt[] }) => {
  const { t } = useTranslation('hall');
  return plan.centers.map(({ x, y }, nth) => {
    const center = waiting[nth];
    if (!center) return null;
    return (
      <g key={center.id} className="hall-center">
        <rect x={x} y={y} width={CENTER.width} height={CENTER.height} />
        <text x={x + 8} y={y + 17}>
          {short(center.name, CENTER_LETTERS)}
        </text>
        <text className="bad" x={x + 8} y={y + 33}>
          {t('plan.stillHere', { count: center.count })}
        </text>
      </g>
    );
  });
};

/** What the two colours of things in the racks mean. */
export const StorageLegend = () => {
  const { t } = useTranslation('hall');
  return (
    <span className="hall-legend secondary">
      <i className="own" aria-hidden />
      {t('plan.own')}
      <i aria-hidden />
      {t('plan.others')}
    </span>
  );
};
