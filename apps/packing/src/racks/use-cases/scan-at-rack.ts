import type { InputOf, OutputOf, scanAtRack as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { rackName, rackItemDto, refuseWhatIsGone } from '../rack-item.answer';
import { recordRackContents } from '../record-rack';
import { scanMetadata } from '../scan-metadata';
import {
  RackItemRepository,
  type RackRow,
  type ScanMetadata,
  type StoredAt,
  type StoredItem,
} from '../rack-item.repository';

type Answer = OutputOf<typeof contract>;

/**
 * A unit or pallet onto a rack, from whichever rack it stood on, or off it. Scanned again where it stands it has been
 * seen there. A scan that arrives after a newer one moves nothing; it is kept as what was seen then.
 * @throws AppError rack.not_found, rack.thing_not_found; product.scrapped for a unit that is made again;
 * rack.thing_packed for a unit on its pallet; rack.thing_left; rack.thing_on_none for one that is to
 *   be taken off and stands on none
 */
export const scanAtRack = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> =>
  database.transaction(call, async (tx) => {
    const items = new RackItemRepository(tx, call.context.company_id);
    const rack = body.rack === null ? null : await items.rackOf(body.rack);
    if (body.rack !== null && !rack) throw new AppError('rack.not_found', { code: body.rack });
    const item = await items.itemOf(body.code);
    if (!item) throw new AppError('rack.thing_not_found', { code: body.code });
    const storedAt = await items.lock(item.kind, item.id);
    const metadata = scanMetadata(call, clock.now());
    const isLate = await wasLater(items, item, metadata);
    if (!isLate) refuseWhatIsGone(item, rack !== null);
    const from = storedAt && (await items.rackById(storedAt.rack_id));
    const outcome = await move({ items, item, storedAt, from, rack, metadata, isLate });
    const touched = [from, rack].flatMap((one) => (one ? [one.id] : []));
    if (outcome !== 'late') await recordRackContents(tx, call.context.company_id, touched);
    const now = outcome === 'late' ? from : rack;
    return {
      outcome,
      thing: await rackItemDto(tx, call.context.company_id, item),
      rack: now && rackName(now),
      from: outcome === 'moved' || outcome === 'out' ? from && rackName(from) : null,
    };
  });

/**
 * Whether somebody has scanned it since, at a rack or onto its pallet: a scan that waited on a device tells where it
 * was then, the later one knows better.
 */
const wasLater = async (items: RackItemRepository, item: StoredItem, { at }: ScanMetadata): Promise<boolean> => {
  const moved = await items.movedAt(item.kind, item.id);
  return (moved !== null && moved > at) || (item.packed_at !== null && item.packed_at > at);
};

interface Move {
  readonly items: RackItemRepository;
  readonly item: StoredItem;
  readonly storedAt: StoredAt | null;
  readonly from: RackRow | null;
  readonly rack: RackRow | null;
  readonly metadata: ScanMetadata;
  readonly isLate: boolean;
}

const move = async ({ items, item, storedAt, from, rack, metadata, isLate }: Move): Promise<Answer['outcome']> => {
  const before = storedAt;
  if (isLate) {
    const seenAt = rack ?? from;
    if (seenAt) await items.note(item, { act: 'late', rack: seenAt, before }, metadata);
    return 'late';
  }
  if (!rack) {
    if (!from) throw new AppError('rack.thing_on_none', { code: item.name });
    await items.take(item.kind, item.id);
    await items.note(item, { act: 'out', rack: from, before }, metadata);
    return 'out';
  }
  await items.put(item.kind, item.id, rack.id, metadata);
  await items.note(item, { act: 'in', rack, before }, metadata);
  if (!from) return 'in';
  return from.id === rack.id ? 'seen' : 'moved';
};
