import type { PlanningActId } from '@mullion/contracts';
import { uuid } from '../../../kits/http/uuid';

/**
 * What the server does as a whole and remembers under this id; it is the server that takes it back and does it again.
 */
export interface ServerAct {
  readonly id: PlanningActId;
  readonly way: 'do' | 'undo' | 'redo';
}
/** A new one, as a person does it. */
export const newAct = (): ServerAct => ({ id: uuid() as PlanningActId, way: 'do' });

/** The same act taken back; or done again, when it was taken back. */
export const turned = <A extends ServerAct>(act: A): A => ({ ...act, way: act.way === 'undo' ? 'redo' : 'undo' });
