import type { Bus } from '@mullion/server-kit';

/** Browsers that show the addresses and their deliveries read them again. */
export const publishLiveWebhook = (bus: Bus, companyId: number, id: number): void =>
  bus.live({ company_id: companyId as never, entity: 'webhook', ids: [id] });
