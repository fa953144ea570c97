import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import type { Point } from '../rules/layout';

export type LaneEdgeData = {
  readonly points: readonly Point[];
  readonly label?: string;
};
export type LaneEdgeType = Edge<LaneEdgeData, 'lane'>;

/** An arrow along the corners that the layout gave it. */
export const LaneEdge = ({ data, markerEnd }: EdgeProps<LaneEdgeType>) => {
  const points = data?.points ?? [];
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [begin, end] = [points[1], points[2]];
  return (
    <>
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} interactionWidth={16} />
      {data?.label && begin && end && (
        <EdgeLabelRenderer>
          <div
            className="refused-mark"
            style={{ transform: `translate(-50%, -50%) translate(${(begin[0] + end[0]) / 2}px, ${begin[1]}px)` }}
          >
            {data.label}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
};
