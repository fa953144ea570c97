import type { Envelope } from '../acts';

/** A truck or pallet that a terminal works on. */
export interface Target {
  readonly kind: 'truck' | 'pallet';
  readonly id: number;
}

const targetOf = ({ act }: Pick<Envelope, 'act'>): Target | null => {
  if (act.kind === 'load-pallet') return { kind: 'truck', id: act.truck };
  return act.kind === 'load-product' && 'pallet' in act.onto ? { kind: 'pallet', id: act.onto.pallet } : null;
};

/** What is open here and what has scans that wait, each with how many. */
export const workOf = (
  open: Target | null,
  waiting: readonly Pick<Envelope, 'act'>[],
): readonly (Target & { readonly waiting: number })[] => {
  const counts = new Map<string, Target & { readonly waiting: number }>();
  const add = (target: Target | null, count: number): void => {
    if (target === null) return;
    const key = `${target.kind} ${target.id}`;
    counts.set(key, { ...target, waiting: (counts.get(key)?.waiting ?? 0) + count });
  };
  add(open, 0);
  for (const envelope of waiting) add(targetOf(envelope), 1);
  return [...counts.values()];
};
