import { z } from 'zod';
import { defineCall } from '../kit/call';
import { palletId, productId, workCenterId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { scanParams, undoBody } from '../kit/undo';
import { unitStation } from '../dispatch/load-board.routes';
import { rack, rackId } from './racks.schema';
import { getPickList } from './pick-list.routes';
import { rackName, rackPlace, storageUnit } from './rack-units.schema';

/* Where things stand: scanned onto racks and off them, and looked for. Events of racks are only added. */

const session = { access: 'session' } as const;
const scanner = { access: 'session', right: 'PAL_SCAN', refusal: 'no_right_to_scan' } as const;
/** What the rack scanner asks is open at terminals of scanners too. */
const atTerminals = { terminals: ['scanner'] } as const;

const rackItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), unit: storageUnit }),
  z.object({ kind: z.literal('pallet'), pallet_id: palletId, shown_number: z.string() }),
]);

/** A scan of a unit or pallet at a rack: onto it, or off whichever rack it stood on. */
export const scanAtRack = defineRoute({
  service: 'packing',
  name: 'racks.scan',
  method: 'POST',
  path: 'racks/scan',
  summary: 'A unit or pallet onto a rack, or off its rack',
  policy: { ...scanner, ...atTerminals },
  performedOffline: true,
  body: z.strictObject({
    /** Code or barcode of the rack; null: off its rack. */
    rack: scannedCode(64).nullable(),
    code: scannedCode(64),
  }),
  response: z.object({
    /** Late: it was scanned later elsewhere, so it stays where it is. */
    outcome: z.enum(['in', 'moved', 'seen', 'out', 'late']),
    thing: rackItem,
    /** Where it stands now; null: on none. */
    rack: rackName.nullable(),
    /** Where it stood before. */
    from: rackName.nullable(),
  }),
});

/**
 * Takes back one's own scan at a rack by a counter-event: the thing stands where it stood before, seen there by whom
 * and when it was before. Refusals: not_found (not this person's scan, or one that moved nothing), scan.undo_too_late,
 * scan.changed_since (params.person), rack.thing_packed, rack.thing_left.
 */
export const undoRackScan = defineRoute({
  service: 'packing',
  name: 'racks.scans.undo',
  method: 'POST',
  path: 'rack-scans/{scan}/undo',
  summary: 'Take back a scan at a rack that was just made',
  policy: { ...scanner, ...atTerminals },
  params: scanParams,
  body: undoBody,
  /** With the rack it stands on again; null: on none. */
  response: z.object({ thing: rackItem, rack: rackName.nullable() }),
});

/** What a scanned code means at a rack: the rack itself, so that units may follow. Errors: rack.not_found. */
export const readRack = defineRoute({
  service: 'packing',
  name: 'racks.read',
  method: 'GET',
  path: 'racks/by-code/{code}',
  summary: 'A rack by its code or barcode, with what stands on it',
  policy: { ...session, ...atTerminals },
  params: z.strictObject({ code: scannedCode(64) }),
  response: rack.extend({
    units: z.array(storageUnit.extend({ since: isoMoment, user_name: z.string() })),
    pallets: z.array(
      z.object({ pallet_id: palletId, shown_number: z.string(), since: isoMoment, user_name: z.string() }),
    ),
  }),
});

/**
 * A unit that was not where it was seen last is looked for until it is scanned again. Errors: rack.thing_on_none,
 * not_found.
 */
export const seekUnit = defineRoute({
  service: 'packing',
  name: 'racks.seek',
  method: 'PUT',
  path: 'racks/units/{id}/sought',
  summary: 'Say that a unit is not on its rack, or that it is',
  policy: scanner,
  performedOffline: true,
  params: z.strictObject({ id: urlId(productId) }),
  body: z.strictObject({ sought: z.boolean() }),
  response: rackPlace,
});

/** The plan of the hall: every rack with how much stands on it. */
export const getRackPlan = defineRoute({
  service: 'packing',
  name: 'racks.plan',
  method: 'GET',
  path: 'racks/plan',
  summary: 'All racks in walking order with how much stands on each',
  policy: { ...session, ...atTerminals },
  response: z.array(
    rackName.extend({
      barcode: z.string(),
      things: z.int(),
      /** Of them those that somebody did not find there. */
      sought: z.int(),
    }),
  ),
});

/** What a typed or scanned text means in the hall. */
export const findInStorage = defineRoute({
  service: 'packing',
  name: 'where-is-it.find',
  method: 'GET',
  path: 'where-is-it',
  summary: 'Pallets, units and racks by barcode, number or order',
  policy: session,
  query: z.strictObject({ text: scannedCode(100) }),
  response: z.object({
    pallets: z.array(
      z.object({ id: palletId, shown_number: z.string(), products_count: z.int(), loaded_count: z.int() }),
    ),
    units: z.array(
      storageUnit.extend({
        pallet: z.string().nullable(),
        pallet_id: palletId.nullable(),
        place: rackPlace.nullable(),
      }),
    ),
    racks: z.array(rackName),
  }),
});

/** One step of a unit's way, the latest first. */
export const movementStep = z.object({
  kind: z.enum(['rack', 'out', 'sought', 'late', 'undone', 'packed', 'center']),
  /** The rack, the pallet or the work center. */
  name: z.string(),
  at: isoMoment,
  user_name: z.string(),
});
export type MovementStep = z.infer<typeof movementStep>;

export const readItemMovements = defineCall({
  service: 'packing',
  name: 'racks.way',
  timeoutMs: 2_000,
  input: z.object({ id: productId }),
  output: z.object({ unit: storageUnit, place: rackPlace.nullable(), steps: z.array(movementStep) }),
});
/** What was completed at work centers with a unit. */
export const readCenterHistory = defineCall({
  service: 'production',
  name: 'products.way',
  timeoutMs: 2_000,
  input: z.object({ id: productId }),
  output: z.array(
    z.object({
      work_center_id: workCenterId,
      code: z.string(),
      description: z.string(),
      at: isoMoment,
      user_name: z.string(),
    }),
  ),
});
export const getItemHistory = defineRoute({
  service: 'gateway',
  name: 'where-is-it.way',
  method: 'GET',
  path: 'where-is-it/units/{id}',
  summary: 'The way of a unit through work centers, racks and pallet, the latest first',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  response: z.object({
    unit: storageUnit,
    place: rackPlace.nullable(),
    station: unitStation.nullable(),
    steps: z.array(movementStep),
    /** False while production does not answer: its steps are not among them. */
    centers_known: z.boolean(),
  }),
});

/** Racks whose labels are printed. */
export const getRacksToPrint = defineCall({
  service: 'packing',
  name: 'racks.to-print',
  timeoutMs: 2_000,
  input: z.object({ rack_ids: z.array(rackId).max(200) }),
  output: z.array(rack),
});

export const whereIsItRoutes = {
  readRack,
  getRackPlan,
  scanAtRack,
  undoRackScan,
  seekUnit,
  getPickList,
  findInStorage,
  getItemHistory,
};
