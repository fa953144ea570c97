import { z } from 'zod';
import { addressId, customerId, truckId, userId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { isoDate, isoMoment } from '../kit/route';
import { line } from '../kit/text.schema';
import { returnableForm, returnableKindId } from './returnable-kinds.schema';

export const holderId = z.int().positive().max(MAX_INT).brand<'ReturnableHolderId'>();
export type ReturnableHolderId = z.infer<typeof holderId>;
export const movementId = z.int().positive().max(MAX_INT).brand<'ReturnableMovementId'>();
export type ReturnableMovementId = z.infer<typeof movementId>;

/** The last day of the first three of the four steps of age; what is older is late. */
export const ageSteps = [30, 60, 90] as const;
/** Units by age in days: up to 30, 60, 90, and over. */
export const ages = z.tuple([z.int(), z.int(), z.int(), z.int()]);
export type Ages = z.infer<typeof ages>;

/**
 * given and taken back count up and down; a correction takes back one movement, or a part of it. Nothing is ever
 * edited.
 */
export const movementActs = ['given', 'taken', 'corrected'] as const;
export type MovementAct = (typeof movementActs)[number];

/** A truck that is planned and stops at the holder's address. */
export const passingTruck = z.object({ id: truckId, number: z.string(), delivery_date: isoDate });
export type PassingTruck = z.infer<typeof passingTruck>;

const holder = {
  id: holderId,
  customer_id: customerId,
  customer: z.string(),
  address: z.string(),
};

/** Who has what since when: a customer at one address. */
export const returnableHolder = z.object({
  ...holder,
  stillages: z.int(),
  pallets: z.int(),
  others: z.int(),
  /** Below 0: more came back than was given out. */
  total: z.int(),
  ages,
  oldest_on: isoDate.nullable(),
  oldest_days: z.int().nullable(),
  value: z.number(),
  next_truck: passingTruck.nullable(),
});
export type ReturnableHolder = z.infer<typeof returnableHolder>;

const counted = z.object({ units: z.int(), holders: z.int(), value: z.number() });
/** Of the whole company, whatever the list is filtered by. */
export const returnablesSummary = z.object({
  out: z.int(),
  owned: z.int(),
  stillages: counted,
  aging: counted,
  late: counted,
  /** With trucks that pass by within a week. */
  returning: z.object({ units: z.int(), truck: passingTruck.nullable() }),
});
export type ReturnablesSummary = z.infer<typeof returnablesSummary>;

/** Units of one kind that a holder was given on one day and still has. */
export const returnableLot = z.object({
  movement_id: movementId,
  kind_id: returnableKindId,
  kind: z.string(),
  form: returnableForm,
  count: z.int(),
  since: isoDate,
  days: z.int(),
  truck_id: truckId.nullable(),
  truck: z.string(),
});
export type ReturnableLot = z.infer<typeof returnableLot>;

/** A holder with its kinds and what it has of each, the oldest first. */
export const returnableHolderDetail = z.object({
  ...holder,
  kinds: z.array(
    z.object({
      kind_id: returnableKindId,
      kind: z.string(),
      form: returnableForm,
      length: z.int(),
      width: z.int(),
      balance: z.int(),
    }),
  ),
  lots: z.array(returnableLot),
  next_truck: passingTruck.nullable(),
});
export type ReturnableHolderDetail = z.infer<typeof returnableHolderDetail>;

export const returnableMovement = z.object({
  id: movementId,
  holder_id: holderId,
  kind_id: returnableKindId,
  kind: z.string(),
  act: z.enum(movementActs),
  count: z.int(),
  moved_on: isoDate,
  truck_id: truckId.nullable(),
  truck: z.string(),
  /** Why: of a correction always, else what a person noted. */
  reason: z.string(),
  corrects_id: movementId.nullable(),
  /** What of it has not been corrected. */
  left: z.int(),
  user_id: userId.nullable(),
  /** Empty for what a driver reported by a private link. */
  user_name: z.string(),
  created_at: isoMoment,
});
export type ReturnableMovement = z.infer<typeof returnableMovement>;

const count = z.int().min(1).max(10_000);
const reason = line(500);

/** By hand, in the office or at the gate: for a holder that is known, or a customer at one of its addresses. */
export const movementFields = z
  .strictObject({
    holder_id: holderId.optional(),
    customer_id: customerId.optional(),
    /** None: the customer has no address of its own. */
    address_id: addressId.nullish(),
    act: z.enum(['given', 'taken']),
    kind_id: returnableKindId,
    count,
    moved_on: isoDate,
    reason: reason.default(''),
  })
  .refine((fields) => (fields.holder_id === undefined) !== (fields.customer_id === undefined), {
    path: ['customer_id'],
    message: 'form.required',
  });
export type MovementFields = z.infer<typeof movementFields>;

export const correctionFields = z.strictObject({ count, reason: reason.min(1) });

/** What was left and taken along at a stop, of one kind for one holder. */
const stopMovement = z.strictObject({
  holder_id: holderId,
  kind_id: returnableKindId,
  given: z.int().min(0).max(1_000),
  taken: z.int().min(0).max(1_000),
});
export type StopMovement = z.infer<typeof stopMovement>;
/** Each kind once a holder. */
export const stopMovements = z
  .array(stopMovement)
  .max(200)
  .refine(
    (moved) => new Set(moved.map(({ holder_id, kind_id }) => `${holder_id} ${kind_id}`)).size === moved.length,
    'form.twice',
  );

/** A kind at a stop: how many would be left there by the pallets, and how many are there already. */
export const stopReturnable = z.object({
  holder_id: holderId,
  customer: z.string(),
  kind_id: returnableKindId,
  kind: z.string(),
  form: returnableForm,
  proposed: z.int(),
  held: z.int(),
  /** Null until the stop is delivered. */
  given: z.int().nullable(),
  taken: z.int().nullable(),
});
export type StopReturnable = z.infer<typeof stopReturnable>;
