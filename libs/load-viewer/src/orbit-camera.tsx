import { useEffect, useRef } from 'react';
import { useThree } from '@react-three/fiber';
import { Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { fitCamera } from './camera-fit';
import { toWorld } from './world';
import type { Vector } from './solids';
import type { LoadView } from './viewer-types';

/** The eye stays above the floor: below it there is nothing to see. */
const LOWEST_POLAR = Math.PI / 2;
const STEP_RAD = Math.PI / 12;
const ZOOM_STEP = 1.15;

/** Turns the camera by a key; answers whether the key means anything here. */
export type CameraKey = (key: string) => boolean;

export interface OrbitCameraProps {
  readonly bounds: { readonly min: Vector; readonly max: Vector };
  readonly view: LoadView;
  /** Changes when the same view is asked for again. */
  readonly viewToken: number;
  readonly onReady: (turn: CameraKey | null) => void;
}

const nudge = (controls: OrbitControls, azimuth: number, polar: number, zoom: number): void => {
  const camera = controls.object;
  const around = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
  around.theta += azimuth;
  around.phi = Math.min(Math.max(around.phi + polar, 0.0001), LOWEST_POLAR);
  around.radius *= zoom;
  camera.position.copy(controls.target).add(new Vector3().setFromSpherical(around));
  controls.update();
};

const KEYS: Readonly<Record<string, readonly [azimuth: number, polar: number, zoom: number]>> = {
  ArrowLeft: [-STEP_RAD, 0, 1],
  ArrowRight: [STEP_RAD, 0, 1],
  ArrowUp: [0, -STEP_RAD, 1],
  ArrowDown: [0, STEP_RAD, 1],
  '+': [0, 0, 1 / ZOOM_STEP],
  '=': [0, 0, 1 / ZOOM_STEP],
  '-': [0, 0, ZOOM_STEP],
};

/** The camera: stands where the view says, is turned by pointer, wheel and keys, and draws only when it moved. */
export const OrbitCamera = ({ bounds, view, viewToken, onReady }: OrbitCameraProps) => {
  const { camera, gl, invalidate, size } = useThree();
  const controls = useRef<OrbitControls | null>(null);

  useEffect(() => {
    const orbit = new OrbitControls(camera, gl.domElement);
    orbit.maxPolarAngle = LOWEST_POLAR;
    orbit.addEventListener('change', () => invalidate());
    controls.current = orbit;
    onReady((key) => {
      const step = KEYS[key];
      if (step !== undefined) nudge(orbit, ...step);
      return step !== undefined;
    });
    return () => {
      onReady(null);
      orbit.dispose();
      controls.current = null;
    };
  }, [camera, gl, invalidate, onReady]);

  const aspect = size.width / Math.max(size.height, 1);
  useEffect(() => {
    const [min, max] = [toWorld(bounds.min), toWorld(bounds.max)];
    const fit = fitCamera({ min, max }, view, aspect);
    const reach = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const distance = Math.hypot(
      fit.position[0] - fit.target[0],
      fit.position[1] - fit.target[1],
      fit.position[2] - fit.target[2],
    );
    camera.position.set(...fit.position);
    camera.near = Math.max(distance / 50, 0.05);
    camera.far = distance * 4 + reach * 2;
    camera.updateProjectionMatrix();
    const orbit = controls.current;
    if (orbit === null) return;
    orbit.minDistance = distance / 8;
    orbit.maxDistance = distance * 3;
    orbit.target.set(...fit.target);
    orbit.update();
    invalidate();
  }, [camera, invalidate, bounds, view, viewToken, aspect]);
  return null;
};
