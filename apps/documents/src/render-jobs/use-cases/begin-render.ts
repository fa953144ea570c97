import { getCompany, type beginRender as contract, type OutputOf } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { RenderJobRepository } from '../render-job.repository';
import type { Tools } from './start-file';

/** The worker begins a job; null when it is finished already, or waits for another of the same person. */
export const beginRender = async (
  { database, rpc }: Tools,
  companyId: number,
  id: string,
): Promise<OutputOf<typeof contract>> => {
  const { data: job } = await database.transaction(null, (tx) => new RenderJobRepository(tx, companyId).begin(id));
  if (!job) return null;
  const company = await rpc.ask(getCompany, { company_id: job.company_id }, { context: systemContext(job.company_id) });
  return {
    kind: job.kind,
    pallet_ids: job.pallet_ids,
    truck_ids: job.truck_ids,
    product_ids: [...(job.options?.products ?? [])],
    for_customer: job.options?.forCustomer ?? false,
    work_center_id: job.options?.workCenter ?? null,
    order_ids: [...(job.options?.orders ?? [])],
    template_id: job.options?.template ?? null,
    evidence: job.options?.evidence ?? null,
    list: job.options?.list ?? null,
    table: job.options?.table ?? null,
    language: job.language,
    user_id: job.user_id,
    user_name: job.options?.by ?? '',
    company_name: company.name,
    tall_pallet_rule: company.features.includes('tall_pallet_rule'),
    time_zone: company.time_zone,
  };
};
