import { prepareReader, readCodes } from '@mullion/code-reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Served with a policy of its own that lets WebAssembly run here and nowhere else of the site.
prepareReader({ url: wasmUrl });

let canvas: OffscreenCanvas | null = null;

/** A frame of the camera in, the texts of its codes out. */
addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const { width, height } = frame;
  canvas ??= new OffscreenCanvas(width, height);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(frame, 0, 0);
  frame.close();
  const points = pen?.getImageData(0, 0, width, height);
  if (!points) return postMessage({ codes: [] });
  readCodes({ width, height, data: points.data as Uint8ClampedArray<ArrayBuffer> }).then(
    (found) => postMessage({ codes: found.map(({ text }) => text) }),
    (error: unknown) => postMessage({ failed: String(error) }),
  );
});
