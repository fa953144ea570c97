import { useEffect } from 'react';
import { isTyping } from '@mullion/ui-kit';
import { createBurstReader } from '../../kits/scan/burst-reader';
import { openScanners } from '../../kits/scan/open-scanners';
import { badges } from '../../kits/device/badges';

/**
 * Badges on pages of a terminal that read no codes themselves: its home page, where somebody stands who wants to begin.
 */
export const useBadgeKeys = (): void => {
  useEffect(() => {
    const reader = createBurstReader();
    const onKey = (event: KeyboardEvent) => {
      if (openScanners.areOpen() || badges.areScansPaused() || isTyping(event.target)) return reader.clear();
      const code = reader.pressed(event, event.timeStamp);
      if (code === null || !badges.take(code)) return;
      // its Enter presses nothing
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
};
