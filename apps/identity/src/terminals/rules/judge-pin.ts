import { isWeakPin, type ErrorCode } from '@mullion/contracts';

/** Why a PIN is not taken; null when it is. @param isSame it is the PIN until now */
export const judgePin = (
  pin: string,
  { length, isSame }: { readonly length: number; readonly isSame: boolean },
): ErrorCode | null => {
  if (pin.length < length) return 'pin.length';
  if (isWeakPin(pin)) return 'pin.weak';
  return isSame ? 'pin.same' : null;
};
