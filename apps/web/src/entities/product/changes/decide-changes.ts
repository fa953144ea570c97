import type { ChangeAct, ChangeDecision, ProductChange } from '@mullion/contracts';

const keys: Readonly<Record<string, ChangeAct>> = { t: 'take', k: 'keep', r: 'remake' };
/** What a key alone chooses, in every language. */
export const actOfKey = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): ChangeAct | null =>
  event.ctrlKey || event.metaKey || event.altKey ? null : (keys[event.key.toLowerCase()] ?? null);

/** What was chosen, by product and the state that was shown: on another state it is chosen again. */
export type ChosenActs = ReadonlyMap<string, ChangeAct>;

type Seen = Pick<ProductChange, 'product_id' | 'seen'>;
const stateOf = ({ product_id, seen }: Seen): string => `${product_id} ${seen}`;

export const choose = (chosen: ChosenActs, changes: readonly Seen[], act: ChangeAct): ChosenActs =>
  new Map([...chosen, ...changes.map((change) => [stateOf(change), act] as const)]);

/**
 * What becomes of a product now: what was chosen, else the only choice there is, else what changes freely is taken.
 * Null: nobody has decided.
 */
export const actOf = (change: ProductChange, chosen: ChosenActs): ChangeAct | null => {
  const { group, choices } = change;
  const act = chosen.get(stateOf(change));
  if (act !== undefined && choices.includes(act)) return act;
  if (choices.length === 1) return choices[0] ?? null;
  return group === 'free' ? 'take' : null;
};

export const undecidedOf = (changes: readonly ProductChange[], chosen: ChosenActs): ProductChange[] =>
  changes.filter((change) => actOf(change, chosen) === null);

/**
 * What is sent: every product that needs a decision, and those that change freely and are kept, each as it was shown.
 */
export const decisionsOf = (changes: readonly ProductChange[], chosen: ChosenActs): ChangeDecision[] =>
  changes.flatMap((change) => {
    const act = actOf(change, chosen);
    if (act === null || (change.group === 'free' && act === 'take')) return [];
    return [{ product_id: change.product_id, act, seen: change.seen }];
  });
