import type { RequestContext } from '@mullion/contracts';
import type { Turn } from '../boot/fair-turns';

/** The product itself. */
export const SYSTEM_ASKER = 'system';

/**
 * Whose request it is, as one text: what is counted or remembered of one asker is nobody else's. A person is the same
 * in each of their sessions; of an API key and a private link each is an asker of its own, whoever made it; a display
 * has nobody at it.
 */
export const askerOf = (
  context: Pick<RequestContext, 'user_id' | 'session_id' | 'scopes' | 'terminal' | 'guest'>,
): string => {
  const { user_id: userId, session_id: session, scopes, terminal, guest } = context;
  if (guest) return `link:${guest.link_id}`;
  if (scopes) return `key:${session}`;
  if (userId !== null) return `user:${userId}`;
  return terminal ? `terminal:${terminal.id}` : SYSTEM_ASKER;
};

/** Whose turn a request is. */
export const turnOf = (context: Parameters<typeof askerOf>[0] & Pick<RequestContext, 'company_id'>): Turn => ({
  company: context.company_id,
  person: askerOf(context),
});
