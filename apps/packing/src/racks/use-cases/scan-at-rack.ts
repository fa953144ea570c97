import {
  rackContentsChanged,
  type InputOf,
  type OutputOf,
  type PalletId,
  type RackId,
  type scanAtRack as contract,
} from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { hallUnit } from '../hall.queries';
import { markOf } from '../mark-of';
import { RackThingRepository, type RackRow, type StandingRow, type ThingRow } from '../rack-thing.repository';

type Answer = OutputOf<typeof contract>;

/**
 * A unit or pallet onto a rack, from whichever rack it stood on, or off it. Scanned again where it stands it has been seen there.
 * @throws AppError rack.not_found, rack.thing_not_found; rack.thing_packed for a unit on its pallet; rack.thing_left; rack.thing_on_none for one that is to
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
    if (thing.has_left) throw new AppError('rack.thing_left', { code: thing.name });
    if (thing.packed_on !== null) throw new AppError('rack.thing_packed', { code: thing.name, pallet: shownNumber(thing.packed_on) });
    const from = stands && (await things.rackById(stands.rack_id));
    const outcome = await move({ things, thing, stands, from, rack, call, now: clock.now() });
    const touched = [...new Set([from, rack].flatMap((one) => (one ? [one.id] : [])))];
    await tx.record(rackContentsChanged, call.context.company_id, { rack_ids: touched as RackId[] });
    return {
      outcome,
      thing: await thingDto(tx, call.context.company_id, thing),
      rack: rack && rackName(rack),
      from: outcome === 'moved' || outcome === 'out' ? from && rackName(from) : null,
    };
  });

interface Move {
  readonly things: RackThingRepository;
  readonly thing: ThingRow;
  readonly stands: StandingRow | null;
  readonly from: RackRow | null;
  readonly rack: RackRow | null;
  readonly call: CallInfo;
  readonly now: Date;
}

const move = async ({ things, thing, stands, from, rack, call, now }: Move): Promise<Answer['outcome']> => {
  const mark = markOf(call, now);
  if (!rack) {
    if (!from) throw new AppError('rack.thing_on_none', { code: thing.name });
    await things.take(thing.kind, thing.id);
    await things.note(thing, 'out', from, mark);
    return 'out';
  }
  // a scan that waited on a device tells where it was then; what was scanned later elsewhere knows better
  if (stands && stands.since > mark.at) {
    await things.note(thing, 'in', rack, mark);
    return 'seen';
  }
  await things.put(thing.kind, thing.id, rack.id, mark);
  await things.note(thing, 'in', rack, mark);
  if (!from) return 'in';
  return from.id === rack.id ? 'seen' : 'moved';
};

const rackName = ({ id, code, zone, place, walking_order }: RackRow) => ({ id: id as RackId, code, zone, place, walking_order });

const thingDto = async (tx: Tx, companyId: number, thing: ThingRow): Promise<Answer['thing']> => {
  if (thing.kind === 'pallet') return { kind: 'pallet', pallet_id: thing.id as PalletId, shown_number: shownNumber(thing.name) };
  return { kind: 'product', unit: await hallUnit(tx, companyId, thing.id) };
};
