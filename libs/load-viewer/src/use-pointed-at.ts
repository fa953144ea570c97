import { useEffect, useRef, type RefObject } from 'react';
import { useThree } from '@react-three/fiber';
import { Box3, Raycaster, Vector2, Vector3 } from 'three';
import type { LoadLabel } from './truck-labels';
import { toWorld } from './world';

/**
 * What the pointer is over, by the boxes of what has a name: a few boxes, not every part that is drawn. Asks for a
 * frame only when it changes.
 */
export const usePointedAt = (labels: readonly LoadLabel[]): RefObject<number | null> => {
  const { camera, gl, invalidate } = useThree();
  const pointedAt = useRef<number | null>(null);
  useEffect(() => {
    const boxes = labels.map(({ id, box }) => ({
      id,
      box: new Box3().setFromPoints(box.map((corner) => new Vector3(...toWorld(corner)))),
    }));
    const ray = new Raycaster();
    const point = (id: number | null): void => {
      if (pointedAt.current === id) return;
      pointedAt.current = id;
      invalidate();
    };
    const onMove = (event: PointerEvent): void => {
      // the camera is being turned
      if (event.buttons !== 0) return;
      const { left, top, width, height } = gl.domElement.getBoundingClientRect();
      ray.setFromCamera(
        new Vector2(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2),
        camera,
      );
      const hits = boxes.flatMap(({ id, box }) => {
        const hit = ray.ray.intersectBox(box, new Vector3());
        return hit ? [{ id, distance: hit.distanceTo(camera.position) }] : [];
      });
      point(hits.toSorted((a, b) => a.distance - b.distance)[0]?.id ?? null);
    };
    const onLeave = (): void => point(null);
    gl.domElement.addEventListener('pointermove', onMove);
    gl.domElement.addEventListener('pointerleave', onLeave);
    return () => {
      gl.domElement.removeEventListener('pointermove', onMove);
      gl.domElement.removeEventListener('pointerleave', onLeave);
    };
  }, [labels, camera, gl, invalidate]);
  return pointedAt;
};
