import {
  addStopPhoto,
  createAttachment,
  changeProductStatus,
  completeOperations,
  deliverStop,
  readProductChange,
  reportDamage,
  reportOperationProblem,
  returnOperations,
  scanAtRack,
  scanPallet,
  scanProduct,
  scanProductByCode,
  startOperations,
  undoOperations,
  undoProductStatus,
  undoRackScan,
  undoScan,
  type PalletId,
  type ProductId,
  type TruckId,
  type WorkCenterId,
} from '@mullion/contracts';
import { fileOfPhoto } from '../../kits/attachments/photo';
import { authorisedSend } from '../../kits/api/authorised-send';
import { send } from '../../kits/http/request';
import type { Attempt } from '../../kits/outbox/envelope';
import type { Act, Envelope, OperationAct, StopAct } from './acts';

/** A connection that has died silently is given up after this; the act is sent again under the same key. */
const TIMEOUT_MS = 15_000;
const PHOTO_TIMEOUT_MS = 60_000;

/** Sends an envelope once, as its person and under its key, with the moment and the terminal of the act. */
export const deliver = async ({ id, person, at, terminal, act }: Envelope): Promise<Attempt> => {
  const options = { key: id, person, timeoutMs: TIMEOUT_MS, occurrence: { at, terminal: terminal ?? null } };
  switch (act.kind) {
    case 'open-pallet':
      return authorisedSend(scanPallet, { params: { barcode: act.code }, body: {} }, options);
    case 'load-pallet':
      return authorisedSend(
        scanPallet,
        { params: { barcode: act.code }, body: { truck_id: act.truck as TruckId } },
        options,
      );
    case 'at-rack':
      return authorisedSend(scanAtRack, { body: { rack: act.rack, code: act.code } }, options);
    case 'rack-or-thing':
      throw new Error('a code was sent before it was known whether it is a rack');
    case 'change-status':
      return authorisedSend(
        changeProductStatus,
        { params: { barcode: act.code }, body: { status: act.status } },
        options,
      );
    case 'undo-scan': {
      return authorisedSend(
        undoRouteOf(act.undone),
        { params: { scan: act.scan }, body: { after_seconds: act.afterSeconds } },
        options,
      );
    }
    case 'operation':
      return deliverOperation(act, options);
    case 'deliver-stop':
    case 'report-damage':
    case 'stop-photo':
      return deliverAtStop(act, options);
    case 'load-product': {
      const { onto } = act;
      if ('code' in onto)
        return authorisedSend(scanProductByCode, { body: { pallet: onto.code, barcode: act.code } }, options);
      // its pallet's scan is sent before it in the same target, and names the pallet
      if (!('pallet' in onto)) throw new Error('a product was sent before its pallet was known');
      return authorisedSend(scanProduct, { params: { pallet: onto.pallet as PalletId, barcode: act.code } }, options);
    }
  }
};

/** Each kind of scan is taken back where it was written. */
const undoRouteOf = ({ kind }: Act) => {
  if (kind === 'change-status') return undoProductStatus;
  return kind === 'at-rack' ? undoRackScan : undoScan;
};

type Options = Parameters<typeof authorisedSend>[2];

const deliverOperation = (act: OperationAct, options: Options): Promise<Attempt> => {
  const params = { id: act.center };
  const body = { products: [act.product as ProductId], action_id: act.action };
  switch (act.verb) {
    case 'start':
      return authorisedSend(startOperations, { params, body }, options);
    case 'complete':
      return authorisedSend(completeOperations, { params, body }, options);
    case 'problem':
      return deliverProblem(act, options);
    case 'return': {
      const to = act.to as WorkCenterId;
      return authorisedSend(
        returnOperations,
        { params, body: { ...body, return_to: to, comment: act.text ?? '' } },
        options,
      );
    }
    case 'read': {
      const read = { product: act.product as ProductId, change: act.change ?? 0, action_id: act.action };
      return authorisedSend(readProductChange, { params, body: read }, options);
    }
    case 'undo':
      return authorisedSend(undoOperations, { body: { action_id: act.action } }, options);
  }
};

/**
 * The photo follows the problem, to the entry it has opened. A photo that is sent again finds the same answer to the
 * problem, by its key.
 */
const deliverProblem = async (act: OperationAct, options: Options): Promise<Attempt> => {
  const { product, action, text, reason, photo } = act;
  const body = { products: [product as ProductId], action_id: action, comment: text ?? '', reason: reason ?? null };
  const reported = await authorisedSend(reportOperationProblem, { params: { id: act.center }, body }, options);
  const [entry] = 'data' in reported ? reported.data.problems : [];
  if (!photo || entry === undefined) return reported;
  const input = {
    body: { table_name: 'problems' as const, table_id: entry },
    files: { attachment_file: fileOfPhoto(photo) },
  };
  const sent = await authorisedSend(createAttachment, input, {
    ...options,
    key: photo.key,
    timeoutMs: PHOTO_TIMEOUT_MS,
  });
  return 'problem' in sent ? sent : reported;
};

/** Sent with the token of the link whose page is open; nobody is signed in there. */
const deliverAtStop = (act: StopAct, { key, timeoutMs }: NonNullable<Options>): Promise<Attempt> => {
  const params = { id: act.stop };
  const options = { key, timeoutMs, token: null };
  switch (act.kind) {
    case 'deliver-stop':
      return send(deliverStop, { params, body: act.delivery }, options);
    case 'report-damage':
      return send(reportDamage, { params, body: act.damage }, options);
    case 'stop-photo': {
      const body = act.damage === null ? {} : { damage_id: act.damage };
      return send(
        addStopPhoto,
        { params, body, files: { photo: fileOfPhoto(act.photo) } },
        { ...options, timeoutMs: PHOTO_TIMEOUT_MS },
      );
    }
  }
};
