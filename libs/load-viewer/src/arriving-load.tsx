import { useLayoutEffect, useRef } from 'react';
import { useFrame, useThree } from '@react-three/fiber';
import type { Group } from 'three';
import { ModelMeshes } from './model-meshes';
import type { ViewerPalette } from './palette';
import type { Model } from './solids';

/** One load that is driven in from the doors. */
export interface Arrival {
  readonly palletId: number;
  /** Another one means: it comes again. */
  readonly token: string;
  /** 0: it stands in its place at once. */
  readonly durationMs: number;
}

interface ArrivingLoadProps {
  readonly model: Model;
  readonly arrival: Arrival;
  /** How far from its place it begins, towards the doors. */
  readonly fromMm: number;
  readonly palette: ViewerPalette;
}

/** Slows down before it is put down. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** A load on its way from the doors to its place; only its group moves, nothing is built again. */
export const ArrivingLoad = ({ model, arrival, fromMm, palette }: ArrivingLoadProps) => {
  const group = useRef<Group>(null);
  const began = useRef<number | null>(null);
  const invalidate = useThree((state) => state.invalidate);
  const { token, durationMs } = arrival;
  useLayoutEffect(() => {
    began.current = null;
    invalidate();
  }, [token, durationMs, fromMm, invalidate]);
  useFrame(() => {
    if (!group.current) return;
    const now = performance.now();
    began.current ??= now;
    const share = durationMs === 0 ? 1 : Math.min(1, (now - began.current) / durationMs);
    group.current.position.x = ((1 - eased(share)) * fromMm) / 1000;
    if (share < 1) invalidate();
  });
  return (
    <group ref={group}>
      <ModelMeshes model={model} palette={palette} onPick={undefined} />
    </group>
  );
};
