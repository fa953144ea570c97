import type { InputOf, openDisplayAtDevice as contract, OutputOf } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import type { IdentityConfig } from '../../config';
import { tokenOfDisplay } from '../../sessions/sessions.module';
import { deviceOf } from '../terminals.queries';

/**
 * A token of a display: it opens what names displays, for a quarter of an hour.
 * @throws AppError `terminal.unknown`, `terminal.not_display`
 */
export const openDisplay = async (
  tools: ServiceTools<IdentityConfig>,
  { hash }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const device = await deviceOf(tools, Buffer.from(hash, 'hex'));
  if (!device.kinds.includes('display') || device.enrolment_id === null) throw new AppError('terminal.not_display');
  return { token: await tokenOfDisplay(tools, device.enrolment_id, device.company_id) };
};
