import type { moveProduct } from '@mullion/contracts';
import type { Place } from './apply-move';
import type { SwapEnd } from './apply-swap';
import type { DropRules } from './judge-drop';
import type { PlanningAct } from './acts';

/** What a new pallet of a move is made like. */
export type NewPallet = NonNullable<ReturnType<(typeof moveProduct)['body']['parse']>['temporary']>;

/** Where a product comes from or goes to. */
export type MoveEnd =
  /** Without a place the server finds one. A pallet that is gone by then is made again where `like` knows its size. */
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null; readonly like: NewPallet }
  /** A pallet that the move creates; `temporary` is the card it stands for. */
  | { readonly kind: 'new'; readonly like: NewPallet; readonly temporary: string | null }
  | { readonly kind: 'unplaced' };

export interface MoveCommand {
  readonly kind: 'move';
  readonly productId: number;
  readonly from: MoveEnd;
  readonly to: MoveEnd;
  /** The target is a new pallet: when the move is undone, no place is kept for that pallet. */
  readonly createsPallet: boolean;
  /** The card of a pallet not made yet that the product was put onto: taken back, the card is there again. */
  readonly card: string | null;
  readonly isTakenBack: boolean;
}
/** Several products that go to one place together: one step to take back. */
export interface MovesCommand {
  readonly kind: 'moves';
  readonly moves: readonly MoveCommand[];
}
/** Two loads exchange places; taken back by the same swap from where they stand then. */
export interface SwapCommand {
  readonly kind: 'swap';
  readonly first: SwapEnd;
  readonly second: SwapEnd;
  readonly rules: Pick<DropRules, 'lengthRule' | 'tallPalletRule'>;
}
/** What one person does on the planning page. */
export type PlanningCommand = MoveCommand | MovesCommand | SwapCommand | PlanningAct;

/** The moves that a command is made of. */
export const movesOf = (command: PlanningCommand): readonly MoveCommand[] =>
  command.kind === 'move' ? [command] : command.kind === 'moves' ? command.moves : [];
