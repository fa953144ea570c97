import type { DamageFields, DeliveryFields, ScrapReason } from '@mullion/contracts';
import type { StoredPhoto } from '../../kits/attachments/photo';
import type { Envelope as EnvelopeOf, Kept as KeptOf } from '../../kits/outbox/envelope';

/**
 * The pallet a product was scanned for: a known one, the one that an earlier scan, not answered yet, opens, or one that
 * could not be opened and is known by its code alone.
 */
export type ScanTarget =
  | { readonly pallet: number; readonly name: string }
  | { readonly opening: string; readonly name: string }
  | { readonly code: string; readonly name: string };

/** What was done, decided in the moment of the scan: nothing of it is read again from the screen when it is sent. */
export type Act =
  | { readonly kind: 'open-pallet'; readonly code: string }
  | { readonly kind: 'load-product'; readonly code: string; readonly onto: ScanTarget }
  | { readonly kind: 'load-pallet'; readonly code: string; readonly truck: number; readonly name: string }
  | { readonly kind: 'at-rack'; readonly code: string; readonly rack: string | null }
  | UndecidedAct
  /** `name`: what the status was called when it was scanned; the list of statuses may not be there when it is shown. */
  | { readonly kind: 'change-status'; readonly code: string; readonly status: number; readonly name?: string }
  | UndoScanAct
  | OperationAct
  | StopAct;

/**
 * Scanned at racks before they were read: a rack, or what goes onto one or off it. Kept and not sent until the page
 * that reads the racks has decided it;
 * `direction` is what the screen said when it was scanned.
 */
export interface UndecidedAct {
  readonly kind: 'rack-or-thing';
  readonly code: string;
  readonly direction: 'in' | 'out';
}

/** A scan that a person takes back, after the server may have heard of it. */
export interface UndoScanAct {
  readonly kind: 'undo-scan';
  readonly code: string;
  /** The id of the scan's envelope, which is the key it was sent under. */
  readonly scan: string;
  /** What the scan was. */
  readonly undone: Act;
  /** The scan's target: its undo is sent after it. */
  readonly after: string;
  /** Between the scan and the press, by the device. */
  readonly afterSeconds: number;
}

/**
 * Something done with a product at a work center; `action` names it, so that an undo can follow it before it is
 * answered.
 */
export interface OperationAct {
  readonly kind: 'operation';
  readonly verb: 'start' | 'complete' | 'problem' | 'return' | 'undo' | 'read';
  /** The product's barcode, and what people call it. */
  readonly code: string;
  readonly name: string;
  readonly product: number;
  readonly center: number;
  readonly action: string;
  /** What is wrong, or why it goes back. */
  readonly text: string | null;
  /** Of a problem: what it is counted as, and a photo with the key it is sent under. */
  readonly reason?: ScrapReason | null;
  readonly photo?: (StoredPhoto & { readonly key: string }) | null;
  /** The work center it goes back to. */
  readonly to?: number;
  /** The change of the product that was read. */
  readonly change?: number;
}

/** What a driver does at a stop, by a private link; `code` is what people call the stop. */
export type StopAct = { readonly code: string; readonly stop: number } & (
  | { readonly kind: 'deliver-stop'; readonly delivery: DeliveryFields }
  | { readonly kind: 'report-damage'; readonly damage: DamageFields }
  | { readonly kind: 'stop-photo'; readonly damage: string | null; readonly photo: StoredPhoto }
);

/** What the answer to a scan opens for acts that wait for it. */
export interface Opened {
  readonly pallet: number;
}
export type Envelope = EnvelopeOf<Act>;
export type Kept = KeptOf<Act, Opened>;

/** The object whose order has to be kept. */
export const targetOf = (id: string, act: Act): string => {
  switch (act.kind) {
    case 'open-pallet':
      return `opening:${id}`;
    case 'load-product':
      if ('pallet' in act.onto) return `pallet:${act.onto.pallet}`;
      return 'opening' in act.onto ? `opening:${act.onto.opening}` : `code:${act.onto.code}`;
    case 'load-pallet':
      return `truck:${act.truck}`;
    case 'rack-or-thing':
    case 'at-rack':
      return `thing:${act.code}`;
    case 'change-status':
      return `product:${act.code}`;
    case 'undo-scan':
      return act.after;
    case 'deliver-stop':
    case 'report-damage':
    case 'stop-photo':
      return `stop:${act.stop}`;
    case 'operation':
      return `center:${act.center}`;
  }
};
