import { getCompany, type Language, type RequestContext } from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';

/**
 * In which language papers are that nobody has asked for in one: the company's, whoever asks, so that those of a pallet
 * belong together.
 */
export const paperLanguage = async (
  rpc: Pick<Rpc, 'ask'>,
  context: RequestContext,
  asked: Language | undefined,
): Promise<Language> =>
  asked ?? (await rpc.ask(getCompany, { company_id: context.company_id }, { context })).template_language;
