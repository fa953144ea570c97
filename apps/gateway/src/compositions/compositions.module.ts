import type { Composition } from '../composition';
import { actions } from './actions';
import { comments } from './comments';
import { loadBoard } from './load-board';
import { operations } from './operations';
import { orderTimeline } from './order-timeline';
import { ordersPallets } from './orders-pallets';
import { problems } from './problems';
import { product } from './product';
import { productSet } from './product-set';
import { sharedPages } from './shared-pages';
import { search } from './search';
import { todayBoard } from './today-board';
import { today } from './today';
import { whereIsIt } from './where-is-it';
import { whatIf } from './what-if';

export { completions } from './completions';

/** Every route of several owners. */
export const compositions = [
  actions,
  ...comments,
  loadBoard,
  ...operations,
  orderTimeline,
  ordersPallets,
  problems,
  product,
  productSet,
  search,
  ...sharedPages,
  today,
  todayBoard,
  ...whatIf,
  ...whereIsIt,
] as unknown as readonly Composition[];
