import {
  isUndoInTime,
  scanAtRack,
  subjectOf,
  type InputOf,
  type OutputOf,
  type undoRackScan as contract,
} from '@mullion/contracts';
import { answerOfKey, AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRackContents } from '../record-rack';
import { scanMetadata } from '../scan-metadata';
import { rackName, rackItemDto, refuseWhatIsGone } from '../rack-item.answer';
import { RackItemRepository } from '../rack-item.repository';

/**
 * Takes back one's own scan at a rack: what was moved stands where it stood, and its way shows both.
 * @throws AppError not_found; scan.undo_too_late; scan.changed_since with the person who was later; rack.thing_left,
 * rack.thing_packed, product.scrapped
 */
export const undoRackScan = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> =>
  database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const now = clock.now();
    const kept = await answerOfKey(tx, database.schema, call, { subjects: [subjectOf(scanAtRack)], key: params.scan });
    const done = kept?.answer as OutputOf<typeof scanAtRack> | undefined;
    // one that came late has moved nothing
    if (!kept || !done || done.outcome === 'late') throw new AppError('not_found');
    if (!isUndoInTime({ at: kept.at, now, afterSeconds: body.after_seconds })) throw new AppError('scan.undo_too_late');
    const items = new RackItemRepository(tx, companyId);
    const id = done.thing.kind === 'pallet' ? done.thing.pallet_id : done.thing.unit.product_id;
    const stands = await items.lock(done.thing.kind, id);
    const item = await items.itemById(done.thing.kind, id);
    if (!item) throw new AppError('not_found');
    refuseWhatIsGone(item, true);
    const last = await items.lastEvent(item.kind, id);
    if (!last || last.scan !== params.scan || (stands?.rack_id ?? null) !== (done.rack?.id ?? null))
      throw new AppError('scan.changed_since', { person: last?.user_name || '–' });
    const rack = last.before && (await items.rackById(last.before.rack_id));
    // a rack that was deleted meanwhile holds nothing any more
    if (last.before && rack) await items.restore(item.kind, id, last.before);
    else await items.take(item.kind, id);
    await items.note(
      item,
      { act: 'undone', rack: { id: last.rack_id, code: last.rack }, before: stands, undoes: last.id },
      scanMetadata(call, now),
    );
    await recordRackContents(tx, companyId, [last.rack_id, ...(rack ? [rack.id] : [])]);
    return {
      thing: await rackItemDto(tx, companyId, item),
      rack: rack && rackName(rack),
    };
  });
