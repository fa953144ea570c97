import {
  palletStatus,
  type DepartureRecord,
  type EvidenceDeviation,
  type EvidencePallet,
  type PalletScans,
} from '@mullion/contracts';

interface Move {
  readonly pallet: string;
  readonly id: number;
  readonly step: number;
  readonly at: string;
  readonly by: string;
  readonly kind: 'loaded' | 'taken_off';
}
type Changes = Pick<PalletScans, 'pallet_id' | 'changes'>;
const NOTHING = { pallet: '', at: null, by: '', turn: null, planned: null, what: '' } as const;

const moveOf = ({ before, after }: { readonly before: number | null; readonly after: number }): Move['kind'] | null => {
  if (after === palletStatus.loaded && (before ?? 0) < palletStatus.loaded) return 'loaded';
  return (before ?? 0) >= palletStatus.loaded && after < palletStatus.loaded ? 'taken_off' : null;
};

/** When pallets went onto the truck and off it, in the order in which it happened. */
const movesOf = ({ pallets, departed_at }: DepartureRecord, scans: readonly Changes[]): Move[] =>
  scans
    .flatMap(({ pallet_id, changes }) => {
      const pallet = pallets.find((one) => one.pallet_id === pallet_id);
      if (!pallet) return [];
      return changes.flatMap((change) => {
        const kind = moveOf(change);
        const { at, by } = change;
        return kind === null || at > departed_at
          ? []
          : [{ pallet: pallet.shown_number, id: pallet_id, step: pallet.step, at, by, kind }];
      });
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.step - b.step);

/** The last time that a pallet was loaded before the truck left. */
export const loadingOf = (
  { changes }: Changes,
  departedAt: string,
): { readonly at: string; readonly by: string } | null =>
  changes.findLast((change) => moveOf(change) === 'loaded' && change.at <= departedAt) ?? null;

/**
 * What was not as planned: pallets loaded before their turn, taken off again, units that nobody scanned, and what the
 * truck left with nevertheless.
 */
export const deviationsOf = (
  record: DepartureRecord,
  scans: readonly Changes[],
  pallets: readonly Pick<EvidencePallet, 'shown_number' | 'products'>[],
): EvidenceDeviation[] => {
  const loaded = new Set<number>();
  const moved = movesOf(record, scans).flatMap(({ pallet, id, step, at, by, kind }): EvidenceDeviation[] => {
    if (kind === 'taken_off') {
      loaded.delete(id);
      return [{ ...NOTHING, kind, pallet, at, by }];
    }
    const isEarly = record.pallets.some((other) => other.step < step && !loaded.has(other.pallet_id));
    loaded.add(id);
    return isEarly ? [{ ...NOTHING, kind: 'out_of_turn', pallet, at, by, turn: loaded.size, planned: step }] : [];
  });
  const unscanned = pallets.flatMap(({ shown_number: pallet, products }): EvidenceDeviation[] => {
    const missing = products.filter(({ scanned_at: at }) => at === null).map(({ position }) => position);
    return missing.length > 0 ? [{ ...NOTHING, kind: 'not_scanned', pallet, what: missing.join(', ') }] : [];
  });
  return [
    ...moved,
    ...unscanned,
    ...record.warnings.map((what): EvidenceDeviation => ({
      ...NOTHING,
      kind: 'left_despite',
      at: record.departed_at,
      by: record.confirmed_by,
      what,
    })),
  ];
};
