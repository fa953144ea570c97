import { useCallback } from 'react';
import type { PackingRun, PlacedProductDto, Product, Truck } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { rearrangement } from '../../../entities/truck/floor/floor-document';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { useAppSelector } from '../../../kits/api/store';
import type { PlanningAct } from '../commands/acts';
import { movesTo } from '../commands/moves-to';
import { newAct } from '../commands/server-act';
import { productsById, type PlanningData } from '../commands/planning-data';
import type { SwapEnd } from '../commands/apply-swap';
import type { DropRules } from '../commands/judge-drop';
import { moveRefusal, type Destination } from '../commands/destination';
import { parametersChange } from '../commands/product-parameters';
import { selectPlanning } from './planning-slice';
import { useNewPallet } from './use-drop-rules';
import { usePlanningDocument } from './use-planning-document';

/**
 * Moves products on the planning page: at once on screen, refusals as messages, everything can be taken back in its
 * turn.
 */
export const useMoves = (read: PlanningData, filterKey: string) => {
  const { temporaries } = useAppSelector(selectPlanning);
  const newPallet = useNewPallet();
  const toast = useToast();
  const { sentence } = useViolationText();
  const { editor, state, showClash, textOf } = usePlanningDocument(read, filterKey);

  const move = useCallback(
    (products: readonly PlacedProductDto[], to: Destination): boolean => {
      const data = editor.get().shown;
      const locked = products.flatMap((product) => moveRefusal(data, product, to) ?? []).at(0);
      if (locked) {
        toast({ tone: 'warn', message: sentence(locked), key: locked.code });
        return false;
      }
      if (products.length === 0) return false;
      const clash = editor.commit(movesTo(products, to, newPallet, temporaries));
      if (clash) showClash(clash);
      return clash === null;
    },
    [editor, newPallet, temporaries, toast, sentence, showClash],
  );
  const swap = useCallback(
    (first: SwapEnd, second: SwapEnd, { lengthRule, tallPalletRule }: DropRules): boolean => {
      const clash = editor.commit({ ...newAct(), kind: 'swap', first, second, rules: { lengthRule, tallPalletRule } });
      if (clash) showClash(clash);
      return clash === null;
    },
    [editor, showClash],
  );
  const parametersSaved = useCallback(
    (before: Product, after: Product): void => {
      const change = parametersChange(before, after);
      if (change) editor.record({ kind: 'parameters', productId: before.id, position: before.position, ...change });
    },
    [editor],
  );
  /**
   * Asked for before pallets are put on or taken off: takes the trucks as the server answered them, and makes one step
   * of what changed on them.
   */
  const recordTrucks = useCallback(() => {
    // as they are now: while the requests are under way, the page learns what they did
    const known = new Map<number, Truck>((editor.get().shown.trucks ?? []).map((truck) => [truck.id, truck]));
    return (after: readonly Truck[]): void => {
      const floors = after.flatMap((truck) => {
        const before = known.get(truck.id);
        const command = before ? rearrangement(before, truck) : null;
        return command ? [{ truck, command }] : [];
      });
      if (floors.length > 0) editor.record({ kind: 'floors', floors });
    };
  }, [editor]);
  return {
    /** The page as it is shown, with the moves that are not saved yet. */
    data: state.shown,
    /** A product as it is at this moment: keys may come before anything is drawn again. */
    productNow: useCallback((id: number) => productsById(editor.get().shown).get(id), [editor]),
    move,
    swap,
    parametersSaved,
    recordTrucks,
    /** Done by a dialog or a menu: taken back in its turn like everything else. */
    record: useCallback((act: PlanningAct): void => void editor.record(act), [editor]),
    /** Done here, as a move is. */
    act: useCallback((act: PlanningAct): void => void editor.commit(act), [editor]),
    ranTaken: useCallback(
      (run: PackingRun): void => {
        const { saved } = editor.get();
        // it can be taken back at once, not only when the page has been read again
        if (!saved.taken.some(({ id }) => id === run.id)) editor.seen({ ...saved, taken: [...saved.taken, run] });
        editor.recordOnce(run.id, { kind: 'run', run, isTaken: true });
      },
      [editor],
    ),
    undo: useCallback(() => editor.undo(), [editor]),
    redo: useCallback(() => editor.redo(), [editor]),
    retry: useCallback(() => void editor.retry(), [editor]),
    retryAside: useCallback(() => editor.retryAside(), [editor]),
    /** What has been done comes about; false when some of it could not be sent. */
    settled: useCallback(async () => {
      await editor.flush();
      const { failure, aside } = editor.get();
      return failure === null && aside.length === 0;
    }, [editor]),
    /** What would be taken back and done again next, in words. */
    undoes: state.undoes && textOf(state.undoes),
    redoes: state.redoes && textOf(state.redoes),
    /** The plan that would be taken back next. */
    undoesRun: state.undoes?.kind === 'run' ? state.undoes.run.id : null,
    failure: state.failure,
    aside: state.aside.length,
  };
};

export type Moves = ReturnType<typeof useMoves>;
