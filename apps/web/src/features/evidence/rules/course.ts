import type { EvidenceContent, EvidenceDeviation, EvidencePallet } from '@mullion/contracts';

export type CourseEvent =
  | { readonly kind: 'loaded'; readonly at: string; readonly pallet: EvidencePallet }
  | { readonly kind: 'deviation'; readonly at: string; readonly deviation: EvidenceDeviation }
  | { readonly kind: 'signed' | 'left'; readonly at: string };

/** What happened up to the departure, the latest first. */
export const courseOf = (content: EvidenceContent): CourseEvent[] => {
  const { pallets, deviations, departed_at: at } = content;
  const loaded = pallets.flatMap((pallet): CourseEvent[] =>
    pallet.loaded_at === null ? [] : [{ kind: 'loaded', at: pallet.loaded_at, pallet }],
  );
  const aside = deviations.flatMap((deviation): CourseEvent[] =>
    deviation.at === null ? [] : [{ kind: 'deviation', at: deviation.at, deviation }],
  );
  const last: CourseEvent[] = [{ kind: 'left', at }, ...(content.signature ? [{ kind: 'signed' as const, at }] : [])];
  return [...last, ...[...aside, ...loaded].toSorted((a, b) => b.at.localeCompare(a.at))];
};
