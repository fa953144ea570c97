import type { Composition } from '../composition';
import { actions } from './actions';
import { ordersPallets } from './orders-pallets';
import { product } from './product';
import { today } from './today';

/** Every route of several owners. */
export const compositions = [actions, ordersPallets, product, today] as unknown as readonly Composition[];
