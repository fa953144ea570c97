import { z } from 'zod';
import { palletId, truckId, userId } from '../kit/id.schema';
import { terminalId } from '../kit/occurrence';
import { MAX_INT } from '../kit/number.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, isoMoment, ok, urlId, urlInt, version } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { line } from '../kit/text.schema';
import { scanProduct } from './scan.routes';
import { scanConflict, settlement } from './scan-conflicts.schema';

const { policy } = scanProduct;

/** Everybody who plans, packs or loads sees them; the reader too. */
export const listScanConflicts = defineRoute({
  service: 'packing',
  name: 'scan-conflicts.list',
  method: 'GET',
  path: 'scan-conflicts',
  summary: 'Scans made without a network that were refused when they came, the oldest first',
  policy: { access: 'session', terminals: ['scanner'] },
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(['open', 'settled']).default('open'),
    /** Scanned at this truck, or at a pallet that is on it. */
    truck: urlInt.min(1).optional(),
    /** Scanned by this person. */
    user: urlInt.min(1).optional(),
  }),
  response: pageOf(scanConflict),
});

/**
 * What is to be done about one. `here` and `elsewhere` load it there by the rules of a scan, for those who may scan;
 * where they still forbid it, `here` is noted and the conflict stays. `dismissed` needs a reason. Errors: conflict
 * (settled by somebody else), those of a scan.
 */
export const resolveScanConflict = defineRoute({
  service: 'packing',
  name: 'scan-conflicts.settle',
  method: 'POST',
  path: 'scan-conflicts/{id}/settle',
  summary: 'Settle a scan that was refused when it came',
  policy: { access: 'session', types: [0, 1, 2, 3, 4, 5], terminals: ['scanner'] },
  params: z.strictObject({ id: urlInt.min(1) }),
  body: z
    .strictObject({ how: settlement, reason: line(500).trim().min(1).nullish(), version: version.optional() })
    .superRefine(({ how, reason }, context) => {
      if (how === 'dismissed' && !reason)
        context.addIssue({ code: 'custom', message: 'form.required', path: ['reason'] });
    }),
  response: scanConflict,
});

/**
 * A product scanned for a pallet whose own scan was refused: judged once more by the code, else it becomes a conflict.
 */
export const scanProductByCode = defineRoute({
  service: 'packing',
  name: 'products.scan-by-code',
  method: 'POST',
  path: 'products/scan-by-code',
  summary: 'Scan a product onto the pallet that a code names',
  policy: scanProduct.policy,
  performedOffline: true,
  body: z.strictObject({ pallet: scannedCode(64), barcode: scannedCode(64) }),
  response: scanProduct.response,
});

const work = z.strictObject({
  kind: z.enum(['truck', 'pallet']),
  id: z.int().positive().max(MAX_INT),
  waiting: z.int().min(0).max(100_000),
});

/**
 * What a terminal is working on and how many scans of it still wait there: said while it has a network, so silence says
 * something too.
 */
export const reportTerminalWork = defineRoute({
  service: 'packing',
  name: 'terminals.work',
  method: 'PUT',
  path: 'terminals/work',
  summary: 'Say what a terminal works on and what waits on it',
  policy,
  body: z.strictObject({ terminal: terminalId, work: z.array(work).max(200) }),
  response: ok,
});

/**
 * Terminals that may hold scans of a truck and its pallets: those that said so, and those that worked on it and are
 * silent since.
 */
export const getWaitingScans = defineRoute({
  service: 'packing',
  name: 'trucks.waiting-scans',
  method: 'GET',
  path: 'trucks/{id}/waiting-scans',
  summary: 'Terminals on which scans of a truck may still wait',
  policy: { access: 'session', terminals: ['scanner'] },
  params: z.strictObject({ id: urlId(truckId) }),
  response: z.object({
    terminals: z.array(
      z.object({
        terminal: terminalId,
        user_id: userId.nullable(),
        user_name: z.string(),
        waiting: z.int(),
        pallet_id: palletId.nullable(),
        seen_at: isoMoment,
        /** It has not said anything for a while: it may have more. */
        silent: z.boolean(),
      }),
    ),
  }),
});

export const scanConflictRoutes = {
  listScanConflicts,
  resolveScanConflict,
  scanProductByCode,
  reportTerminalWork,
  getWaitingScans,
};
