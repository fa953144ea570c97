import { logout } from '@mullion/contracts';
import { send } from '../../kits/http/request';
import { endSession } from '../../kits/sign-in/end-session';
import { token } from '../../kits/session/token';
import { device } from '../../kits/device/device';

const TIMEOUT_MS = 5_000;

/**
 * Signs the person out of this terminal at once; the server is notified beside it, and locked it stays where the server
 * is not reached.
 */
export const lock = (): void => {
  const held = token.get();
  device.lock();
  endSession('locked');
  if (held !== null) void send(logout, {}, { token: held, timeoutMs: TIMEOUT_MS });
};
