import type { Composition } from '../composition';
import { actions } from './actions';
import { comments } from './comments';
import { operations } from './operations';
import { ordersPallets } from './orders-pallets';
import { product } from './product';
import { today } from './today';

/** Every route of several owners. */
export const compositions = [actions, ...comments, ...operations, ordersPallets, product, today] as unknown as readonly Composition[];
