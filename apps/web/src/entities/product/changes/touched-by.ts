import { compareNatural, type ProductChange } from '@mullion/contracts';
import { actOf, type ChosenActs } from './decide-changes';

/** What all decisions together touch. */
export interface Touched {
  readonly take: number;
  readonly keep: number;
  readonly remake: number;
  /** Work centers that get something again, with how many products. */
  readonly again: readonly { readonly code: string; readonly count: number }[];
  /** Pallets whose printed list is no longer right. */
  readonly pallets: readonly string[];
  /** Labels to be printed again. */
  readonly labels: number;
}

export const touchedBy = (changes: readonly ProductChange[], chosen: ChosenActs): Touched => {
  const of = (act: ReturnType<typeof actOf>) => changes.filter((change) => actOf(change, chosen) === act);
  const [taken, remade] = [of('take'), of('remake')];
  const again = new Map<string, number>();
  for (const { kind, undoes } of taken)
    if (kind !== 'gone') for (const code of undoes.operations) again.set(code, (again.get(code) ?? 0) + 1);
  const pallets = [...taken, ...remade].flatMap(({ undoes }) => (undoes.pallet === null ? [] : [undoes.pallet]));
  return {
    take: taken.length,
    keep: of('keep').length,
    remake: remade.length,
    again: [...again].map(([code, count]) => ({ code, count })).sort((a, b) => compareNatural(a.code, b.code)),
    pallets: [...new Set(pallets)].sort(compareNatural),
    labels: taken.filter(({ kind, undoes }) => kind !== 'gone' && undoes.label).length,
  };
};
