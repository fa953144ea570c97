import { logout } from '@mullion/contracts';
import { send } from '../api/request';
import { endSession } from '../session/end-session';
import { token } from '../session/token';
import { device } from './device';

const TIMEOUT_MS = 5_000;

/** Signs the person out of this terminal at once; the server is notified beside it, and locked it stays where the server is not reached. */
export const lock = (): void => {
  const held = token.get();
  device.lock();
  endSession('locked');
  if (held !== null) void send(logout, {}, { token: held, timeoutMs: TIMEOUT_MS });
};
