import { z } from 'zod';
import { orderId, palletId, productId, truckId, userId } from '../kit/id.schema';
import { terminalId } from '../kit/occurrence';
import { isoMoment, version } from '../kit/route';
import { lengthMm } from '../kit/measure.schema';

/**
 * How a conflict is settled: what was scanned stands where it was scanned, where it belongs now, was taken back, or
 * nothing is to be done.
 */
export const settlements = ['here', 'elsewhere', 'put_back', 'dismissed'] as const;
export const settlement = z.enum(settlements);
export type Settlement = z.infer<typeof settlement>;

const palletNamed = z.object({ id: palletId, shown_number: z.string() });
const truckNamed = z.object({ id: truckId, description: z.string() });

/**
 * A scan that was made without a network and that packing refused when it came: it stays until a person has said what
 * is to be done.
 */
export const scanConflict = z.object({
  id: z.int().positive(),
  /** A product scanned onto a pallet, or a pallet scanned onto a truck. */
  kind: z.enum(['product', 'pallet']),
  /** As it was scanned. */
  code: z.string(),
  /** The code of the refusal, and what its sentence needs. */
  problem: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** What it was scanned onto. A pallet whose number nobody knows has no id. */
  target: z.object({ pallet: palletNamed.nullable(), truck: truckNamed.nullable(), code: z.string() }),
  user_id: userId.nullable(),
  user_name: z.string(),
  terminal: terminalId.nullable(),
  /** When it was scanned, by the server's clock. */
  made_at: isoMoment,
  received_at: isoMoment,
  /** What is true now; null what is not known or has gone. */
  now: z.object({
    product: z
      .object({
        id: productId,
        position: z.string(),
        order: z.string(),
        order_id: orderId,
        width: lengthMm,
        height: lengthMm,
      })
      .nullable(),
    /** The pallet on which the product stands, or that was scanned. */
    pallet: palletNamed.extend({ status: z.int() }).nullable(),
    truck: truckNamed.nullable(),
    /** When and by whom the product was scanned onto that pallet. */
    loaded_at: isoMoment.nullable(),
    loaded_by: z.string().nullable(),
  }),
  /** Somebody has seen it stand where it was scanned, and packing could not take it there yet. */
  seen_here: z.object({ by: z.string(), at: isoMoment }).nullable(),
  settled: z.object({ how: settlement, reason: z.string().nullable(), by: z.string(), at: isoMoment }).nullable(),
  /** `load`: say that it stands here or elsewhere, which loads it; `settle`: anything else. */
  can: z.object({ load: z.boolean(), settle: z.boolean() }),
  version,
});
export type ScanConflict = z.infer<typeof scanConflict>;
