import { z } from 'zod';
import { defineCall } from '../kit/call';
import { userId } from '../kit/id.schema';
import { terminalHere, terminalSignIn } from './terminals.schema';

/** SHA-256 of the text that the device keeps in its cookie. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const client = { address: z.string(), agent: z.string() };

/**
 * Asked by the gateway for `terminal/enrol`; the answer holds what goes into the cookie. Errors: terminal.code_wrong,
 * login.too_many.
 */
export const enrolDevice = defineCall({
  service: 'identity',
  name: 'terminals.enrol',
  input: z.object({ code: z.string(), ...client }),
  output: z.object({ device_token: z.string(), expires_at: z.string(), here: terminalHere }),
});

/** Errors: terminal.unknown. */
export const describeDevice = defineCall({
  service: 'identity',
  name: 'terminals.here',
  input: z.object({ hash }),
  output: terminalHere,
});

/** A session of the person at that device; the one before it there ends. */
export const openSessionAtDevice = defineCall({
  service: 'identity',
  name: 'terminals.sign-in',
  timeoutMs: 10_000,
  input: z.object({ hash, who: terminalSignIn, ...client }),
  output: z.object({
    token: z.string(),
    refresh_token: z.string(),
    refresh_expires_at: z.string(),
    user_id: userId,
    user_name: z.string(),
  }),
});

/** Errors: terminal.unknown, terminal.not_display. */
export const openDisplayAtDevice = defineCall({
  service: 'identity',
  name: 'terminals.display',
  input: z.object({ hash }),
  output: z.object({ token: z.string() }),
});
