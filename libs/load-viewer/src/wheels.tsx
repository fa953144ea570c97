import { useLayoutEffect, useMemo, useRef } from 'react';
import { useThree } from '@react-three/fiber';
import { CylinderGeometry, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { Wheel } from './truck-frame';
import { toWorld } from './world';

const FACES = 48;

/** All wheels in one draw call. */
export const Wheels = ({ wheels, color }: { readonly wheels: readonly Wheel[]; readonly color: string }) => {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  // lies along z, as an axle does
  const geometry = useMemo(() => new CylinderGeometry(1, 1, 1, FACES).rotateX(Math.PI / 2), []);
  useLayoutEffect(() => () => geometry.dispose(), [geometry]);
  useLayoutEffect(() => {
    wheels.forEach(({ centre, radiusMm, widthMm }, index) => {
      const size = toWorld([radiusMm, widthMm, radiusMm]);
      mesh.current?.setMatrixAt(
        index,
        new Matrix4().compose(new Vector3(...toWorld(centre)), new Quaternion(), new Vector3(...size)),
      );
    });
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
    mesh.current?.computeBoundingSphere();
    invalidate();
  }, [wheels, invalidate]);
  return (
    <instancedMesh key={wheels.length} ref={mesh} args={[geometry, undefined, wheels.length]}>
      <meshLambertMaterial color={color} />
    </instancedMesh>
  );
};
