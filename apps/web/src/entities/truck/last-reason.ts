import { namingKeys } from '../../kits/session/purge-names';

const KEY = namingKeys.unsignedReason;

/** Why a driver last went without signing, at this device: yards repeat themselves. */
export const lastReason = {
  read: (): string => localStorage.getItem(KEY) ?? '',
  keep: (reason: string): void => localStorage.setItem(KEY, reason),
};
