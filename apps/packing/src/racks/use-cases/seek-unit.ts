import type { InputOf, RackPlace, seekUnit as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRackContents } from '../record-rack';
import { placeOf } from '../storage.queries';
import { scanMetadata } from '../scan-metadata';
import { RackItemRepository } from '../rack-item.repository';

/**
 * A unit was not where it was seen last: it is looked for until it is scanned again, or somebody finds it there after
 * all.
 * @throws AppError not_found; rack.thing_on_none
 */
export const seekUnit = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params: { id }, body: { sought } }: InputOf<typeof contract>,
): Promise<Committed<RackPlace>> =>
  database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const items = new RackItemRepository(tx, companyId);
    const stands = await items.lock('product', id);
    if (!stands && !(await items.isKnown(id))) throw new AppError('not_found');
    const rack = stands && (await items.rackById(stands.rack_id));
    if (!stands || !rack) throw new AppError('rack.thing_on_none', { code: String(id) });
    const mark = scanMetadata(call, clock.now());
    // what waited on a device is older than the scan that has found it meanwhile
    const isLate = stands.since > mark.at;
    if ((stands.sought_at !== null) !== sought && !isLate) {
      await items.seek(id, sought ? mark : null);
      await items.note({ kind: 'product', id }, { act: sought ? 'sought' : 'found', rack, before: stands }, mark);
      await recordRackContents(tx, companyId, [rack.id]);
    }
    const place = await placeOf(tx, companyId, id);
    if (!place) throw new AppError('rack.thing_on_none', { code: String(id) });
    return place;
  });
