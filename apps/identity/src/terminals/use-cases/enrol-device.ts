import { randomUUID } from 'node:crypto';
import type { enrolDevice as contract, InputOf, OutputOf } from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import { countAttempt, purgeAttempts } from '../../sessions/sessions.module';
import { cleanEnrolCode, hashOfSecret, newDeviceToken } from '../secret-text';
import { enrol, lockByCode } from '../terminal.repository';
import { hereOf } from '../terminals.queries';
import { publishLiveTerminals } from './publish-live-terminals';
import { endTerminalSessions } from './end-terminal-sessions';

/** As long as browsers keep a cookie at most; every visit prolongs it. */
const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Takes a code and makes the device that entered it the terminal. Tries are counted by address before the code is
 * looked at.
 * @throws AppError `login.too_many`; `terminal.code_wrong`, the same for an unknown code, a used one and one that is
 * too old
 */
export const enrolDevice = async (
  tools: ServiceTools,
  { code, address }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const attempt = { email: `enrol ${address}`, address };
  await countAttempt(tools, attempt);
  const now = tools.clock.now();
  const token = newDeviceToken();
  const codeHash = hashOfSecret(cleanEnrolCode(code));
  const { data: device } = await tools.database.transaction(null, async (tx) => {
    const found = await lockByCode(tx, codeHash, now);
    if (!found) throw new AppError('terminal.code_wrong');
    const enrolmentId = randomUUID();
    await endTerminalSessions(tx, now, found);
    await enrol(tx, found.id, { codeHash, tokenHash: hashOfSecret(token), enrolmentId }, now);
    return { ...found, enrolment_id: enrolmentId };
  });
  await purgeAttempts(tools, attempt);
  log().info({ terminal: device.id, company: device.company_id, address }, 'terminal enrolled');
  publishLiveTerminals(tools.bus, device as never);
  return {
    device_token: token,
    expires_at: new Date(now.getTime() + DEVICE_DAYS * DAY_MS).toISOString(),
    here: await hereOf(tools, device),
  };
};
