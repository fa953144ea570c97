import type { Composition } from '../composition';
import { actions } from './actions';
import { ordersPallets } from './orders-pallets';

/** Every route of several owners. */
export const compositions = [actions, ordersPallets] as unknown as readonly Composition[];
