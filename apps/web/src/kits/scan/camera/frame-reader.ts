type Answer = { readonly codes: readonly string[] } | { readonly failed: string };

/** Reads frames in a worker of its own, one at a time; it is loaded when the camera is asked for and goes with it. */
export const createFrameReader = () => {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' });
  let answer: ((given: Answer) => void) | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    answer?.(data);
    answer = null;
  });
  worker.addEventListener('error', (event) => {
    answer?.({ failed: event.message });
    answer = null;
  });
  return {
    /** @throws Error when the decoder cannot be loaded or run */
    read: async (frame: ImageBitmap): Promise<readonly string[]> => {
      const given = await new Promise<Answer>((resolve) => {
        answer = resolve;
        worker.postMessage(frame, [frame]);
      });
      if ('failed' in given) throw new Error(given.failed);
      return given.codes;
    },
    close: (): void => worker.terminate(),
  };
};
