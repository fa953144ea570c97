import { notHereYet } from './not-here-yet';

export const planningRoutes = [notHereYet('pallet-planning/:filter?', { compactMenu: true })];
