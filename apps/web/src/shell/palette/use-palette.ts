import { useCallback, useEffect, useMemo, useState } from 'react';
import { isTyping } from '@mullion/ui-kit';
import { useMatches } from 'react-router';
import type { PageHandle } from '../page';
import { createBurstReader } from '../../kits/scan/burst-reader';
import { useOpenScanners } from '../../kits/scan/open-scanners';

const OVERLAY = '.bp6-overlay-open .bp6-dialog, .bp6-overlay-open .bp6-popover, .bp6-overlay-open .bp6-drawer';
/** So long a slash stands alone before it is a person's: the next character of a code comes sooner. */
const ALONE_MS = 60;

/** How the palette was opened. */
export interface PaletteOpening {
  /** What is looked for at once: what was scanned. */
  readonly text: string;
  readonly isScan: boolean;
}

export interface PaletteState {
  readonly opening: PaletteOpening | null;
  readonly open: () => void;
  readonly close: () => void;
  /** Nothing opens it on a page that reads codes itself. */
  readonly isOffered: boolean;
}

/**
 * Opens the palette by `/`, Ctrl+K and a scan where nothing takes text. Never at a terminal, where a scan is a badge,
 * nor on a page that reads codes: there every key may be part of one. Listens before everybody else, so that the Enter
 * that ends a code presses nothing.
 */
export const usePalette = (isAtTerminal: boolean): PaletteState => {
  const [opening, setOpening] = useState<PaletteOpening | null>(null);
  const reads = useMatches().some((match) => (match.handle as PageHandle | undefined)?.readsCodes);
  const isScanned = useOpenScanners();
  const isOffered = !isAtTerminal && !reads && !isScanned;
  const reader = useMemo(() => createBurstReader(), []);
  const open = useCallback(() => setOpening({ text: '', isScan: false }), []);
  const close = useCallback(() => setOpening(null), []);
  useEffect(() => {
    if (!isOffered) return undefined;
    let alone: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent): void => {
      clearTimeout(alone);
      const isCovered = document.querySelector(OVERLAY) !== null;
      if (isCovered || event.isComposing) return reader.clear();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return open();
      }
      if (isTyping(event.target)) return reader.clear();
      const code = reader.pressed(event, event.timeStamp);
      if (code !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return setOpening({ text: code, isScan: true });
      }
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      // the browser's own search
      event.preventDefault();
      alone = setTimeout(() => {
        if (reader.typed() === '/') open();
      }, ALONE_MS);
    };
    addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(alone);
      reader.clear();
      removeEventListener('keydown', onKey, true);
    };
  }, [open, reader, isOffered]);
  return { opening, open, close, isOffered };
};
