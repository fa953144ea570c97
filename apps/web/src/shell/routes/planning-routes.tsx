import { page } from '../page';

export const planningRoutes = [
  page('pallet-planning/:filter?', async () => (await import('../../features/planning/planning-page')).PlanningPage, {
    compactMenu: true,
  }),
];
