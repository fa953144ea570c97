import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Flash } from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { createFrameReader } from './frame-reader';
import { createNewCodeFilter } from './new-code-filter';
import { useCamera } from './use-camera';
import { visiblePart } from './visible-part';
import './camera.css';

/** Between two readings: more would only warm the phone. */
const PAUSE_MS = 60;
const ZOOMS = [1, 2] as const;

interface CameraViewProps {
  readonly onCode: (code: string) => void;
}

/**
 * The camera as a scanner: what lies in the bright frame is read, once. Its code takes the same way as one from a
 * keyboard.
 */
export const CameraView = ({ onCode }: CameraViewProps) => {
  const { t } = useTranslation('scanners');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(1);
  const [cut, setCut] = useState(1);
  const [isBroken, setIsBroken] = useState(false);
  const handler = useRef(onCode);
  handler.current = onCode;
  const cutRef = useRef(cut);
  cutRef.current = cut;

  useEffect(() => {
    if (!camera.isOn) return undefined;
    const reader = createFrameReader();
    const isNew = createNewCodeFilter();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const readOn = async (): Promise<void> => {
      const seen = video.current;
      if (isOver || !seen) return;
      if (seen.videoWidth > 0) {
        const part = visiblePart(
          { width: seen.videoWidth, height: seen.videoHeight },
          { width: seen.clientWidth, height: seen.clientHeight },
          cutRef.current,
        );
        const frame = await createImageBitmap(seen, part.x, part.y, part.width, part.height);
        const codes = await reader.read(frame);
        if (!isOver) for (const code of codes) if (isNew(code, performance.now())) handler.current(code);
      }
      timer = setTimeout(() => void readOn().catch(() => setIsBroken(true)), PAUSE_MS);
    };
    void readOn().catch(() => setIsBroken(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
      reader.close();
    };
  }, [camera.isOn]);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    camera.focusAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const zoomTo = (times: (typeof ZOOMS)[number]) => {
    setZoom(times);
    setCut(camera.zoom(times) ? 1 : times);
  };
  const fault = isBroken ? 'broken' : camera.fault;
  return (
    <section className="camera" aria-label={t('camera.title')}>
      <div className="camera-picture" onPointerDown={press}>
        <video ref={video} muted playsInline style={{ scale: String(cut) }} aria-label={t('camera.picture')} />
        <div className="camera-frame" aria-hidden />
      </div>
      {fault && <Note tone="bad">{t(`camera.fault.${fault}`)}</Note>}
      <div className="camera-tools">
        <span>{t('camera.hint')}</span>
        <span className="sp" />
        <div role="group" aria-label={t('camera.zoom')} className="camera-zoom">
          {ZOOMS.map((times) => (
            <button key={times} type="button" aria-pressed={times === zoom} onClick={() => zoomTo(times)}>
              {`${times}×`}
            </button>
          ))}
        </div>
        {camera.switchTorch && (
          <button
            type="button"
            className="camera-torch"
            aria-label={t('camera.torch')}
            aria-pressed={camera.torch}
            onClick={camera.switchTorch}
          >
            <Flash size={20} aria-hidden />
          </button>
        )}
      </div>
    </section>
  );
};
