import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useThree, type ThreeEvent } from '@react-three/fiber';
import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { ColorName, ViewerPalette } from './palette';
import type { Model, PickId, Solid, Vector } from './solids';
import { toWorld } from './world';

/** Line weights in screen pixels, as in the drawings. */
const LINE_PX: Readonly<Partial<Record<ColorName, number>>> = {
  selectedLine: 2.2,
  errorLine: 2,
  line: 1.2,
  woodLine: 0.8,
  thin: 0.8,
  opening: 0.9,
};

/** A click that moved further than this was a turn of the camera. */
const CLICK_PX = 4;

const groupBy = <T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
};

const matrixOf = (solid: Solid): Matrix4 => {
  const [min, max] = [toWorld(solid.min), toWorld(solid.max)];
  const centre = new Vector3((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2);
  return new Matrix4().compose(
    centre,
    new Quaternion(),
    new Vector3(max[0] - min[0], max[1] - min[1], max[2] - min[2]),
  );
};

interface SolidsProps {
  readonly color: string;
  readonly solids: readonly Solid[];
  readonly onPick: ((id: PickId) => void) | undefined;
}

/** All boxes of one colour in one draw call. */
const Solids = ({ color, solids, onPick }: SolidsProps) => {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const target = mesh.current;
    if (target === null) return;
    solids.forEach((solid, index) => target.setMatrixAt(index, matrixOf(solid)));
    target.instanceMatrix.needsUpdate = true;
    target.computeBoundingSphere();
    invalidate();
  }, [solids, invalidate]);
  const pick = (event: ThreeEvent<MouseEvent>): void => {
    event.stopPropagation();
    if (event.delta <= CLICK_PX && event.instanceId !== undefined) onPick?.(solids[event.instanceId]?.pickId ?? null);
  };
  return (
    <instancedMesh
      key={solids.length}
      ref={mesh}
      args={[undefined, undefined, solids.length]}
      onClick={onPick === undefined ? undefined : pick}
    >
      <boxGeometry />
      <meshLambertMaterial color={color} polygonOffset polygonOffsetFactor={1} polygonOffsetUnits={1} />
    </instancedMesh>
  );
};

interface EdgesProps {
  readonly color: string;
  readonly widthPx: number;
  readonly points: readonly Vector[];
}

/** All lines of one colour in one draw call, as thick as asked: plain WebGL lines are always one device pixel. */
const Edges = ({ color, widthPx, points }: EdgesProps) => {
  const invalidate = useThree((state) => state.invalidate);
  const lines = useMemo(() => {
    const geometry = new LineSegmentsGeometry();
    geometry.setPositions(points.flatMap(toWorld));
    const segments = new LineSegments2(geometry, new LineMaterial({ color, linewidth: widthPx }));
    segments.raycast = () => undefined;
    return segments;
  }, [color, widthPx, points]);
  useEffect(() => {
    invalidate();
    return () => {
      lines.geometry.dispose();
      lines.material.dispose();
    };
  }, [lines, invalidate]);
  return <primitive object={lines} />;
};

export interface ModelMeshesProps {
  readonly model: Model;
  readonly palette: ViewerPalette;
  readonly onPick: ((id: PickId) => void) | undefined;
}

/** A model in flat colours with its edges. */
export const ModelMeshes = ({ model, palette, onPick }: ModelMeshesProps) => {
  const solids = useMemo(() => [...groupBy(model.solids, (solid) => solid.color)], [model]);
  const edges = useMemo(
    () =>
      [...groupBy(model.strokes, (strokes) => strokes.color)]
        .map(([color, strokes]) => [color, strokes.flatMap((each) => each.points)] as const)
        .filter(([, points]) => points.length > 0),
    [model],
  );
  return (
    <>
      {solids.map(([color, parts]) => (
        <Solids key={color} color={palette[color]} solids={parts} onPick={onPick} />
      ))}
      {edges.map(([color, points]) => (
        <Edges key={color} color={palette[color]} widthPx={LINE_PX[color] ?? 1} points={points} />
      ))}
    </>
  );
};
