import type { moveProduct } from '@mullion/contracts';
import type { Place } from './apply-move';
import type { SwapEnd } from './apply-swap';
import type { DropRules } from './judge-drop';
import type { PlanningAct } from './acts';
import type { ServerAct } from './server-act';

/** What a new pallet of a move is made like. */
export type NewPallet = NonNullable<ReturnType<(typeof moveProduct)['body']['parse']>['temporary']>;

/** Where a product comes from or goes to. */
export type MoveEnd =
  /** Without a place the server finds one. */
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null }
  /** A pallet that the move creates; `temporary` is the card it stands for. */
  | { readonly kind: 'new'; readonly like: NewPallet; readonly temporary: string | null }
  | { readonly kind: 'unplaced' };

export interface ProductMove {
  readonly productId: number;
  readonly from: MoveEnd;
  readonly to: MoveEnd;
}
/** Products that go to one place together: one step to take back. */
export interface MoveCommand extends ServerAct {
  readonly kind: 'move';
  readonly moves: readonly ProductMove[];
  /** The target is a new pallet: when the move is undone, no place is kept for that pallet. */
  readonly createsPallet: boolean;
  /** The card of a pallet not made yet that the products were put onto: taken back, the card is there again. */
  readonly card: string | null;
}
/** Two loads exchange places. */
export interface SwapCommand extends ServerAct {
  readonly kind: 'swap';
  readonly first: SwapEnd;
  readonly second: SwapEnd;
  readonly rules: Pick<DropRules, 'lengthRule' | 'tallPalletRule'>;
}
/** What one person does on the planning page. */
export type PlanningCommand = MoveCommand | SwapCommand | PlanningAct;
