import { rackContentsChanged, type InputOf, type OutputOf, type RackId, type scanAtRack as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { rackName, rackThingDto, refuseWhatIsGone } from '../rack-thing.answer';
import { markOf } from '../mark-of';
import { RackThingRepository, type RackRow, type ScanMark, type StandingRow, type ThingRow } from '../rack-thing.repository';

type Answer = OutputOf<typeof contract>;

/**
 * A unit or pallet onto a rack, from whichever rack it stood on, or off it. Scanned again where it stands it has been seen there. A scan that arrives
 * after a newer one moves nothing; it is kept as what was seen then.
 * @throws AppError rack.not_found, rack.thing_not_found; product.scrapped for a unit that is made again; rack.thing_packed for a unit on its pallet; rack.thing_left; rack.thing_on_none for one that is to
 *   be taken off and stands on none
 */
export const scanAtRack = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> =>
  database.transaction(call, async (tx) => {
    const things = new RackThingRepository(tx, call.context.company_id);
    const rack = body.rack === null ? null : await things.rackOf(body.rack);
    if (body.rack !== null && !rack) throw new AppError('rack.not_found', { code: body.rack });
    const thing = await things.thingOf(body.code);
    if (!thing) throw new AppError('rack.thing_not_found', { code: body.code });
    const stands = await things.lock(thing.kind, thing.id);
    const mark = markOf(call, clock.now());
    const isLate = await wasLater(things, thing, mark);
    if (!isLate) refuseWhatIsGone(thing, rack !== null);
    const from = stands && (await things.rackById(stands.rack_id));
    const outcome = await move({ things, thing, stands, from, rack, mark, isLate });
    const touched = [...new Set([from, rack].flatMap((one) => (one ? [one.id] : [])))];
    if (outcome !== 'late') await tx.record(rackContentsChanged, call.context.company_id, { rack_ids: touched as RackId[] });
    const now = outcome === 'late' ? from : rack;
    return {
      outcome,
      thing: await rackThingDto(tx, call.context.company_id, thing),
      rack: now && rackName(now),
      from: outcome === 'moved' || outcome === 'out' ? from && rackName(from) : null,
    };
  });

/** Whether somebody has scanned it since, at a rack or onto its pallet: a scan that waited on a device tells where it was then, the later one knows better. */
const wasLater = async (things: RackThingRepository, thing: ThingRow, { at }: ScanMark): Promise<boolean> => {
  const moved = await things.movedAt(thing.kind, thing.id);
  return (moved !== null && moved > at) || (thing.packed_at !== null && thing.packed_at > at);
};

interface Move {
  readonly things: RackThingRepository;
  readonly thing: ThingRow;
  readonly stands: StandingRow | null;
  readonly from: RackRow | null;
  readonly rack: RackRow | null;
  readonly mark: ScanMark;
  readonly isLate: boolean;
}

const move = async ({ things, thing, stands, from, rack, mark, isLate }: Move): Promise<Answer['outcome']> => {
  const before = stands;
  if (isLate) {
    const seenAt = rack ?? from;
    if (seenAt) await things.note(thing, { act: 'late', rack: seenAt, before }, mark);
    return 'late';
  }
  if (!rack) {
    if (!from) throw new AppError('rack.thing_on_none', { code: thing.name });
    await things.take(thing.kind, thing.id);
    await things.note(thing, { act: 'out', rack: from, before }, mark);
    return 'out';
  }
  await things.put(thing.kind, thing.id, rack.id, mark);
  await things.note(thing, { act: 'in', rack, before }, mark);
  if (!from) return 'in';
  return from.id === rack.id ? 'seen' : 'moved';
};
