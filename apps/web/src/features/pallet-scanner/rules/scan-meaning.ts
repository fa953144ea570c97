import { readingsOf } from '@mullion/contracts';
import type { Act, Onto } from '../../../app/outbox/envelope';
import { palletCode } from '../../../app/scan/decode-key';
import { isPalletNumber } from './pallet-number';

/** What a code means with this pallet open: decided once, when it is scanned, whatever is on screen when it is sent. */
export const meaningOf = (code: string, open: Onto | null): Act => {
  const number = readingsOf(code).map(palletCode).find(isPalletNumber);
  if (open === null || number !== undefined) return { kind: 'open-pallet', code: number ?? palletCode(code) };
  return { kind: 'load-product', code, onto: open };
};
