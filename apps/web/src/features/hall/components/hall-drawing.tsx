import { useTranslation } from 'react-i18next';
import { BOX, hallPlan, walkPath } from '../rules/hall-plan';
import type { PickStop, PlannedRack } from '../rules/pick-list';
import './hall-drawing.css';

/** What fits above the things of a rack; the whole code stands in the list beside the plan. */
const MOST_LETTERS = 7;
const THING = { width: 5, height: 20, gap: 3, most: 8 } as const;

interface HallDrawingProps {
  readonly racks: readonly PlannedRack[];
  readonly stops: readonly PickStop[];
  /** What stands at the end of the way; null: no way is drawn. */
  readonly goal: string | null;
  readonly chosen?: number | null;
}

/** The racks of the hall from above, what stands on each, and the way of a pick list along them. */
export const HallDrawing = ({ racks, stops, goal, chosen = null }: HallDrawingProps) => {
  const { t } = useTranslation('hall');
  const plan = hallPlan(racks);
  const byRack = new Map<number, PickStop>(stops.map((stop) => [stop.rack.id, stop]));
  const way = goal === null ? '' : walkPath(plan, stops);
  const name =
    way === '' ? t('plan.name', { count: racks.length }) : t('plan.way', { racks: stops.map(({ rack }) => rack.code).join(', ') });
  return (
    <svg className="hall-plan" viewBox={`0 0 ${plan.width} ${plan.height}`} role="img" aria-label={name}>
      <rect className="hall-floor" x={1} y={1} width={plan.width - 2} height={plan.height - 2} />
      {plan.zones.map((zone) => (
        <text key={zone.name} className="hall-zone" x={30} y={zone.y}>
          {zone.name}
        </text>
      ))}
      {plan.boxes.map(({ rack, x, y }) => {
        const stop = byRack.get(rack.id);
        const own = stop?.units.length ?? 0;
        return (
          <g key={rack.id} className={stop || rack.id === chosen ? 'hall-rack on' : 'hall-rack'}>
            <rect x={x} y={y} width={BOX.width} height={BOX.height} />
            <text x={x + 6} y={y + 13}>
              {rack.code.length > MOST_LETTERS ? `${rack.code.slice(0, MOST_LETTERS - 1)}…` : rack.code}
            </text>
            {Array.from({ length: Math.min(Math.max(rack.things, own), THING.most) }, (_, nth) => (
              <rect
                key={nth}
                className={nth < own ? 'hall-thing own' : 'hall-thing'}
                x={x + 6 + nth * (THING.width + THING.gap)}
                y={y + 18}
                width={THING.width}
                height={THING.height}
              />
            ))}
          </g>
        );
      })}
      {way !== '' && <path className="hall-way" d={way} />}
      {way !== '' && (
        <g className="hall-goal">
          <rect x={plan.end.x - 84} y={plan.end.y} width={94} height={42} />
          <text x={plan.end.x - 37} y={plan.end.y + 25}>
            {goal}
          </text>
        </g>
      )}
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
