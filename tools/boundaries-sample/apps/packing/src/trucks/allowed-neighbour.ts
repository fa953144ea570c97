import { queries } from '../pallets/pallets.queries';
export const neighbour = queries;
