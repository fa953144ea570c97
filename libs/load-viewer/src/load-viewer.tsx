import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Canvas } from '@react-three/fiber';
import type { PalletLoad } from '@mullion/packing-model';
import { ArrivingLoad, type Arrival } from './arriving-load';
import { FIELD_OF_VIEW_DEG, GROUND_MARGIN_M } from './camera-fit';
import { Labels } from './labels';
import {
  boundsOfTruck,
  frameOf,
  palletModel,
  palletsOnTruck,
  placeMark,
  truckModel,
  truckPalletModel,
  driveInLengthOf,
  type LoadMarks,
} from './load-model';
import { ModelMeshes } from './model-meshes';
import { OrbitCamera, type CameraKey } from './orbit-camera';
import { readPalette, type ViewerPalette } from './palette';
import { boundsOfModel, joinModels, type Model, type PickId, type Vector } from './solids';
import { truckLabels } from './truck-labels';
import type { FaceOf, LoadView, ViewerTruck } from './viewer-types';
import { isWebGlAvailable } from './webgl';
import { Wheels } from './wheels';
import { toWorld } from './world';

interface CommonProps {
  /** Accessible name, already translated: what is shown. */
  readonly label: string;
  /** The theme of the page; the colours are read again when it changes. */
  readonly theme: 'light' | 'dark';
  /** The faces of the products; without it products are plain boxes. Keep it the same function between renders. */
  readonly faceOf?: FaceOf;
  /** The product (on a pallet) or pallet (on a truck) that was pressed; null beside all of them. */
  readonly onPick?: (id: PickId) => void;
  readonly selectedId?: number | null;
  /** All that is marked: a product with what would move along; `selectedId` alone unless given. */
  readonly selectedIds?: ReadonlySet<number>;
  readonly errorIds?: ReadonlySet<number>;
  /** Where to look from; the keys 1, 2, 3 and 0 ask for another one. */
  readonly view?: LoadView;
  readonly onViewChange?: (view: LoadView) => void;
  /** The arrows mean something else around it; the pointer turns it still. */
  readonly hasOwnArrows?: boolean;
  /** Shown where the browser draws no 3D. */
  readonly fallback?: ReactNode;
  /** Overlays inside the scene, in metres: x right, y up, z to the front. */
  readonly children?: ReactNode;
}

interface TruckProps {
  readonly truck: ViewerTruck;
  /**
   * A truck while it is loaded: what stands on it, and what is just driven in. Absent: all of its pallets stand on it.
   */
  readonly loading?: { readonly loadedIds: ReadonlySet<number>; readonly arrival: Arrival | null };
  readonly pallet?: undefined;
}

export type LoadViewerProps = CommonProps &
  ({ readonly pallet: PalletLoad; readonly truck?: undefined; readonly loading?: undefined } | TruckProps);

const VIEW_KEYS: Readonly<Record<string, LoadView>> = { '1': 'front', '2': 'right', '3': 'top', '0': 'corner' };
const NO_IDS: ReadonlySet<number> = new Set();
/** Just below what stands on it, so that the two do not flicker. */
const GROUND_GAP_M = 0.003;

// Lambert: ambient and light together give a front face its token's colour, the end face three quarters of it (BRDF is
// colour / π).
const AMBIENT = 2.35;
const SUN = 1.35;

const Ground = ({ bounds, color }: { readonly bounds: { min: Vector; max: Vector }; readonly color: string }) => {
  const [min, max] = [toWorld(bounds.min), toWorld(bounds.max)];
  const size: [number, number] = [max[0] - min[0] + 2 * GROUND_MARGIN_M, max[2] - min[2] + 2 * GROUND_MARGIN_M];
  return (
    <mesh rotation-x={-Math.PI / 2} position={[(min[0] + max[0]) / 2, min[1] - GROUND_GAP_M, (min[2] + max[2]) / 2]}>
      <planeGeometry args={size} />
      <meshBasicMaterial color={color} />
    </mesh>
  );
};

/** A pallet or a truck in three dimensions. It shows and reports, it changes nothing: data in, callbacks out. */
export const LoadViewer = (props: LoadViewerProps) => {
  const {
    label,
    theme,
    faceOf,
    onPick,
    selectedId = null,
    selectedIds,
    errorIds = NO_IDS,
    view,
    onViewChange,
    hasOwnArrows = true,
    fallback = null,
    children,
    pallet,
    truck,
    loading,
  } = props;
  const marked = useMemo(
    () => selectedIds ?? new Set(selectedId === null ? [] : [selectedId]),
    [selectedIds, selectedId],
  );
  const container = useRef<HTMLDivElement>(null);
  const turn = useRef<CameraKey | null>(null);
  const [palette, setPalette] = useState<ViewerPalette | null>(null);
  const [shown, setShown] = useState<{ view: LoadView; token: number }>({ view: view ?? 'corner', token: 0 });
  const isAvailable = useMemo(isWebGlAvailable, []);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const read = (): void => setPalette(readPalette(element));
    read();
    // the page may write its theme to the root element only after this component has rendered
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
    return () => observer.disconnect();
  }, [theme]);
  useEffect(() => {
    if (view !== undefined) setShown((before) => (before.view === view ? before : { view, token: before.token + 1 }));
  }, [view]);

  const arrival = loading?.arrival ?? null;
  const arrivingId = arrival?.palletId ?? null;
  const loadedIds = loading?.loadedIds;
  const arriving = truck?.pallets.find(({ id }) => id === arrivingId);
  // built once, not at every step of loading
  const pallets = useMemo(
    () => (truck === undefined ? null : palletsOnTruck(truck, faceOf, { selectedIds: marked, errorIds })),
    [truck, faceOf, marked, errorIds],
  );
  const model: Model = useMemo(() => {
    if (pallet !== undefined) return palletModel(pallet, faceOf, { selectedIds: marked, errorIds });
    const loadedModel = truckModel(truck, pallets ?? new Map(), loadedIds);
    return arriving ? joinModels([loadedModel, placeMark(arriving)]) : loadedModel;
  }, [pallet, truck, pallets, faceOf, marked, errorIds, loadedIds, arriving]);
  const arrivingModel = useMemo(
    () =>
      arriving ? truckPalletModel(arriving, faceOf, { selectedIds: new Set([arriving.id]), errorIds: NO_IDS }) : null,
    [arriving, faceOf],
  );
  const labels = useMemo(
    () =>
      truck === undefined
        ? []
        : truckLabels(truck).filter(({ id }) => !loadedIds || loadedIds.has(id) || id === arrivingId),
    [truck, loadedIds, arrivingId],
  );
  const wheels = useMemo(() => (truck === undefined ? [] : frameOf(truck).wheels), [truck]);
  // marking a product or reading what is on a pallet must not move the camera
  const boundsText = useMemo(() => {
    const plain: LoadMarks = { selectedIds: NO_IDS, errorIds: NO_IDS };
    return JSON.stringify(
      pallet === undefined ? boundsOfTruck(truck) : boundsOfModel(palletModel(pallet, undefined, plain)),
    );
  }, [pallet, truck]);
  const bounds = useMemo(() => JSON.parse(boundsText) as { min: Vector; max: Vector }, [boundsText]);

  const setTurn = useCallback((next: CameraKey | null) => {
    turn.current = next;
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const asked = VIEW_KEYS[event.key];
    if (asked !== undefined) {
      setShown((before) => ({ view: asked, token: before.token + 1 }));
      onViewChange?.(asked);
    }
    const isForeign = !hasOwnArrows && event.key.startsWith('Arrow');
    if (asked !== undefined || (!isForeign && turn.current?.(event.key) === true)) event.preventDefault();
  };

  return (
    <div
      ref={container}
      role="img"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      style={{ width: '100%', height: '100%', touchAction: 'none' }}
    >
      {!isAvailable && fallback}
      {isAvailable && palette !== null && (
        <Canvas
          flat
          frameloop="demand"
          dpr={[1, 2]}
          camera={{ fov: FIELD_OF_VIEW_DEG }}
          gl={{ antialias: true, powerPreference: 'low-power' }}
          onPointerMissed={onPick === undefined ? undefined : () => onPick(null)}
        >
          <color attach="background" args={[palette.paper]} />
          <ambientLight intensity={AMBIENT} />
          <directionalLight position={[-3, 5, 4.5]} intensity={SUN} />
          <OrbitCamera bounds={bounds} view={shown.view} viewToken={shown.token} onReady={setTurn} />
          <Ground bounds={bounds} color={palette.ground} />
          <ModelMeshes model={model} palette={palette} onPick={onPick} />
          {wheels.length > 0 && <Wheels wheels={wheels} color={palette.tyre} />}
          {truck && arriving && arrival && arrivingModel && (
            <ArrivingLoad
              key={arriving.id}
              model={arrivingModel}
              arrival={arrival}
              fromMm={driveInLengthOf(truck, arriving)}
              palette={palette}
            />
          )}
          <Labels labels={labels} selectedId={arrivingId ?? selectedId} palette={palette} />
          {children}
        </Canvas>
      )}
    </div>
  );
};
