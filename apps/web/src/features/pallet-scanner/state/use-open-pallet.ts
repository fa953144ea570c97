import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScanTarget } from '../../../entities/scanning/acts';
import { readOutbox } from '../../../entities/scanning/outbox';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { keepOpenPallet, readOpenPallet } from './open-pallet';

/**
 * The pallet that is open at this scanner, and what this device has scanned onto it; both survive a reload of the page.
 */
export const useOpenPallet = () => {
  const { data: user } = useUserQuery();
  const [onto, setOnto] = useState<ScanTarget | null>(null);
  const current = useRef<ScanTarget | null>(null);
  // what stays open when the pallet that was scanned after it cannot be opened
  const before = useRef<ScanTarget | null>(null);
  const scanned = useRef<readonly string[]>([]);
  const owner = useRef<{ readonly person: number; readonly company: number } | null>(null);
  owner.current = user ? { person: user.id, company: user.company.id } : null;

  const keep = useCallback(() => {
    if (owner.current) keepOpenPallet(owner.current, current.current, scanned.current);
  }, []);
  const open = useCallback(
    (next: ScanTarget | null) => {
      const isSame = next !== null && current.current !== null && 'pallet' in next && 'pallet' in current.current;
      if (!isSame || next.pallet !== (current.current as { pallet: number }).pallet) scanned.current = [];
      current.current = next;
      setOnto(next);
      keep();
    },
    [keep],
  );
  const noteScanned = useCallback(
    (barcode: string, isOn: boolean) => {
      scanned.current = isOn ? [...scanned.current, barcode] : scanned.current.filter((one) => one !== barcode);
      keep();
    },
    [keep],
  );

  const person = user?.id;
  const isRestored = useRef(false);
  useEffect(() => {
    if (!owner.current || isRestored.current) return;
    isRestored.current = true;
    const kept = readOpenPallet(owner.current);
    if (!kept || current.current !== null) return;
    if ('pallet' in kept.onto) {
      open(kept.onto);
      scanned.current = kept.scanned;
      return keep();
    }
    const { opening, name } = kept.onto;
    void readOutbox().then(({ kept: envelopes }) => {
      const scan = envelopes.find(({ id }) => id === opening);
      // refused, or forgotten by now: it is scanned again
      if (!scan || scan.problem || current.current !== null) return;
      open(scan.opened ? { pallet: scan.opened.pallet, name } : { opening, name });
    });
  }, [person, open, keep]);
  return { onto, current, before, open, scanned, noteScanned };
};
