import { isActive, type LostWith, type Upload } from '@mullion/ui-kit';

interface Uploads {
  readonly list: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly cancelAll: () => void;
}

/**
 * While something is being sent, leaving its page asks first. It is let go of before the code that waits for the answer
 * goes on: that may go to another page. Gives the way to end it all.
 */
export const guardWhileSending = (uploads: Uploads, hold: (lostWith: LostWith) => () => void): (() => void) => {
  let release: (() => void) | null = null;
  const follow = (): void => {
    const isSending = uploads.list().some(isActive);
    if (isSending) release ??= hold('upload');
    else {
      release?.();
      release = null;
    }
  };
  const stop = uploads.subscribe(follow);
  return () => {
    uploads.cancelAll();
    stop();
  };
};
