import type { Composition } from '../composition';
import { actions } from './actions';
import { operations } from './operations';
import { ordersPallets } from './orders-pallets';
import { product } from './product';
import { today } from './today';

/** Every route of several owners. */
export const compositions = [actions, ...operations, ordersPallets, product, today] as unknown as readonly Composition[];
