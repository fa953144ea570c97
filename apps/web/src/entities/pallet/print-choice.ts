import { userTypes, palletStatus, type Pallet, type UserType } from '@mullion/contracts';

type Chosen = Pick<Pallet, 'id' | 'number' | 'shown_number' | 'status' | 'printable' | 'temporary'>;

/** What printing the preparation list of these pallets means before it is asked for. */
export type PreparationStep =
  | { readonly kind: 'refuse' }
  /** Somebody has to say yes: these are confirmed and numbered by it. */
  | { readonly kind: 'ask'; readonly unprepared: readonly Chosen[] }
  | { readonly kind: 'print' };

/** Unprepared pallets ask for a confirmation; type 6, who may not confirm, is informed instead. */
export const preparationStep = (pallets: readonly Chosen[], type: UserType): PreparationStep => {
  const unprepared = pallets.filter((pallet) => pallet.status < palletStatus.prepared);
  if (unprepared.length === 0) return { kind: 'print' };
  return type === userTypes.reader ? { kind: 'refuse' } : { kind: 'ask', unprepared };
};

/** The loading list only when every chosen pallet has its number. */
export const hasAllNumbers = (pallets: readonly Chosen[]): boolean =>
  pallets.length > 0 && pallets.every((pallet) => pallet.number !== null);
