import {
  inputsOfFields,
  type ChangeAct,
  type ChangedField,
  type ChangeKind,
  type ChangeReason,
  palletStatus,
  type ProductChange,
  productStatus,
  type readPlacements,
  type readWork,
  type OutputOf,
} from '@mullion/contracts';

/** What production and packing say of a product; null: it has no operations, or is on no pallet. */
export interface DoneWith {
  readonly work: Omit<OutputOf<typeof readWork>[number], 'product_id'> | null;
  readonly placement: Omit<OutputOf<typeof readPlacements>[number], 'product_id'> | null;
  /** Its label is printed. */
  readonly hasLabel: boolean;
}

/** What of a product's own row a change of it is judged by. */
interface OwnFacts {
  readonly status: number;
  readonly departed_truck_id: number | null;
  readonly version: number;
}

export interface AskedOf {
  readonly kind: ChangeKind;
  readonly fields: readonly ChangedField[];
  readonly own: OwnFacts;
  readonly done: DoneWith;
  /** Whoever may not delete products keeps those that would go. */
  readonly mayDelete: boolean;
  /** Whoever may not order remakes has them not to choose. */
  readonly mayRemake: boolean;
}
export type Judgement = Pick<
  ProductChange,
  'group' | 'reasons' | 'choices' | 'undoes' | 'done_at' | 'pallet' | 'seen'
> & {
  /** Production does other work for it: what was done is to be done again. */
  readonly isOther: boolean;
  /** Its pallet is closed or on a truck. */
  readonly isLocked: boolean;
};

/** What packing computes with; docs/packing-model.md. */
const packing: readonly ChangedField[] = [
  'width',
  'height',
  'depth',
  'weight',
  'can_be_flipped',
  'category',
  'part_of',
];
/** What nobody works by: words, and a picture, which may come at any time. */
const beside: readonly ChangedField[] = ['comment', 'area', 'picture'];

/** What stands on a product's label, or is drawn on it. */
const onLabel: readonly ChangedField[] = [
  'position',
  'type',
  'category',
  'width',
  'height',
  'depth',
  'weight',
  'wood_type',
  'paint_type',
];

const some = (fields: readonly ChangedField[], of: readonly ChangedField[]): boolean =>
  fields.some((field) => of.includes(field));

/** Names the state of a product that a person decides on. */
const seenOf = ({ version }: OwnFacts, { work, placement, hasLabel }: DoneWith): string =>
  [
    version,
    work?.state,
    work?.glass,
    placement?.pallet_id,
    placement?.pallet_status,
    placement?.truck_id,
    placement?.scanned,
    hasLabel,
  ].join('.');

/** Why it stays as it is, whatever a person decides. */
const fixedBy = ({ own, done: { placement } }: AskedOf): ChangeReason[] => {
  if (own.status === productStatus.cancelled) return ['cancelled'];
  if (own.status >= productStatus.dispatched || own.departed_truck_id !== null) return ['left'];
  if ((placement?.pallet_status ?? 0) >= palletStatus.dispatched) return ['left'];
  return (placement?.pallet_status ?? 0) >= palletStatus.loaded ? ['loaded'] : [];
};

const decidedBy = (
  isOtherShape: boolean,
  isOtherLabel: boolean,
  undone: readonly string[],
  { work, placement }: DoneWith,
): ChangeReason[] => [
  ...(undone.length > 0 ? (['begun'] as const) : []),
  ...(isOtherShape && work?.glass ? (['glass'] as const) : []),
  ...(isOtherLabel ? (['label_printed'] as const) : []),
  ...(placement && placement.pallet_status >= palletStatus.prepared ? (['list_printed'] as const) : []),
  ...(placement && (placement.scanned || placement.pallet_status >= palletStatus.closed) ? (['packed'] as const) : []),
  ...(placement && placement.truck_id !== null ? (['on_truck'] as const) : []),
];

/**
 * What a change of a product would undo, and what may become of it. What is loaded or has left stays; of what is begun,
 * glazed, printed or packed a person decides; the rest changes freely. A closed pallet and one on a truck keep their
 * sizes and masses, and what is packed keeps its shape: such a product is kept or made again.
 */
export const judgeChange = (asked: AskedOf): Judgement => {
  const { kind, fields, own, done: doneWith, mayDelete, mayRemake } = asked;
  const { work, placement } = doneWith;
  const isGone = kind === 'gone';
  const inputs = inputsOfFields(fields);
  const isOther = isGone || inputs.length > 0;
  const isOtherShape = isGone || inputs.includes('sizes') || inputs.includes('kind');
  const done = work?.done ?? [];
  /** Where what was done is lost. */
  const undone = done
    .filter(({ again_by }) => isGone || again_by.some((input) => inputs.includes(input)))
    .map(({ code }) => code);
  const isSeen = isGone || fields.some((field) => !beside.includes(field));
  const isOtherLabel = doneWith.hasLabel && (isGone || some(fields, onLabel));
  const fixed = fixedBy(asked);
  const reasons = fixed.length > 0 ? fixed : isSeen ? decidedBy(isOtherShape, isOtherLabel, undone, doneWith) : [];
  const isLocked =
    placement !== null && (placement.truck_id !== null || placement.pallet_status >= palletStatus.closed);
  const staysOnPallet = (isGone || some(fields, packing)) && isLocked;
  const keepsShape = !isGone && (isOtherShape || undone.length > 0) && (placement?.scanned ?? false);
  const mayTake = !staysOnPallet && !keepsShape && (!isGone || mayDelete);
  const choices: ChangeAct[] = ['keep'];
  if (fixed.length === 0 && mayTake) choices.unshift('take');
  if (fixed.length === 0 && mayRemake && !isGone && isOther && undone.length > 0) choices.push('remake');
  return {
    group: fixed.length > 0 ? 'fixed' : reasons.length > 0 || !choices.includes('take') ? 'decide' : 'free',
    reasons,
    choices,
    done_at: done.map(({ code }) => code),
    pallet: placement && { id: placement.pallet_id, shown_number: placement.shown_number },
    undoes: {
      operations: fixed.length === 0 ? undone : [],
      pallet:
        isSeen && placement && placement.pallet_status >= palletStatus.prepared && fixed.length === 0
          ? placement.shown_number
          : null,
      label: isOtherLabel && fixed.length === 0,
    },
    seen: seenOf(own, doneWith),
    isOther,
    isLocked,
  };
};
