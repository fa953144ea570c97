import type { RequestContext } from '@mullion/contracts';
import type { Bus } from '@mullion/server-kit';

/** Browsers that show the terminals read them again. */
export const publishLiveTerminals = (bus: Bus, { company_id }: Pick<RequestContext, 'company_id'>): void =>
  bus.live({ company_id, entity: 'terminal', ids: [] });
