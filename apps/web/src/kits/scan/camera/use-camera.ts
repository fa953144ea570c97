import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** What browsers know of a camera beyond the types of TypeScript. */
interface CameraAbilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number };
  readonly focusMode?: readonly string[];
}

/** Why there is no picture: not allowed, no camera, in use elsewhere, a page without TLS. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure';

const faultOf = (error: unknown): CameraFault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
};

const PICTURE: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * The camera at the back of the phone while its view is shown: the picture goes into `video`; a hidden page gives the
 * camera back.
 */
export const useCamera = (video: RefObject<HTMLVideoElement | null>) => {
  const track = useRef<MediaStreamTrack | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [abilities, setAbilities] = useState<CameraAbilities>({});
  const [torch, setTorch] = useState(false);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    let isOver = false;
    const stop = () => {
      track.current?.stop();
      track.current = null;
      setIsOn(false);
      setTorch(false);
    };
    const start = async () => {
      if (!('mediaDevices' in navigator)) return setFault('insecure');
      try {
        const stream = await navigator.mediaDevices.getUserMedia(PICTURE);
        const [picture] = stream.getVideoTracks();
        if (isOver || !picture || !video.current) return stream.getTracks().forEach((one) => one.stop());
        track.current = picture;
        setAbilities((picture.getCapabilities?.() ?? {}) as CameraAbilities);
        video.current.srcObject = stream;
        await video.current.play();
        setFault(null);
        return setIsOn(true);
      } catch (error) {
        return isOver ? undefined : setFault(faultOf(error));
      }
    };
    const look = () => {
      if (document.visibilityState === 'hidden') stop();
      else if (track.current === null) void start();
    };
    void start();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [video]);

  const apply = useCallback(
    (wish: object): Promise<void> =>
      track.current?.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).catch(() => undefined) ??
      Promise.resolve(),
    [],
  );
  return {
    fault,
    isOn,
    torch,
    /** Absent where the camera has no lamp. */
    switchTorch: abilities.torch
      ? () => {
          setTorch(!torch);
          void apply({ torch: !torch });
        }
      : undefined,
    /** By the lens; false where the picture has to be cut instead. */
    zoom: (times: number): boolean => {
      const most = abilities.zoom?.max ?? 1;
      if (most < times) return false;
      void apply({ zoom: Math.max(abilities.zoom?.min ?? 1, times) });
      return true;
    },
    /** Sharpens where somebody has pressed; x and y are shares of the picture. */
    focusAt: (x: number, y: number): void => {
      const mode = ['single-shot', 'continuous'].find((one) => abilities.focusMode?.includes(one));
      if (mode !== undefined) void apply({ focusMode: mode, pointsOfInterest: [{ x, y }] });
    },
  };
};
