import type { PlanningActId } from '@mullion/contracts';
import { uuid } from '../../kits/http/uuid';

/** The ids of the acts that one dialog asks for, one after the other. */
export interface ActIds {
  /** The same as long as the same is asked for: after its answer was lost, it is the same act. */
  readonly idOf: (what: unknown) => PlanningActId;
  /** It was answered: what is asked for next is another one. */
  readonly done: () => void;
}

export const actIds = (): ActIds => {
  let asked: { readonly what: string; readonly id: PlanningActId } | null = null;
  return {
    idOf: (what) => {
      const text = JSON.stringify(what);
      if (asked?.what !== text) asked = { what: text, id: uuid() as PlanningActId };
      return asked.id;
    },
    done: () => (asked = null),
  };
};
