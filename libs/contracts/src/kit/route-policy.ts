import type { AnyRoute } from './call';
import { hasRight, userTypes, type RequestContext, type TerminalPass } from './context.schema';

/** True for everybody but a terminal, and for a terminal of a kind that the policy names. */
export const isOpenAtTerminal = (
  { terminals = [] }: Pick<AnyRoute['policy'], 'terminals'>,
  terminal: Pick<TerminalPass, 'kinds'> | undefined,
): boolean => terminal === undefined || terminals.some((kind) => terminal.kinds.includes(kind));

/**
 * The first field of a body that a terminal may not send there, or not with that value; null when it may send all of
 * it.
 */
export const closedAtTerminal = (
  { terminalBody }: Pick<AnyRoute['policy'], 'terminalBody'>,
  body: unknown,
  terminal: Pick<TerminalPass, 'kinds'> | undefined,
): string | null => {
  if (terminal === undefined || terminalBody === undefined) return null;
  const closed = Object.entries((body ?? {}) as Readonly<Record<string, unknown>>).find(([field, value]) => {
    const may = terminalBody[field];
    return value !== undefined && may !== 'any' && !(may ?? []).includes(value as string | number);
  });
  return closed?.[0] ?? null;
};

/**
 * What the policy of a route for people with an account decides; null when the person is let in. The gateway asks it
 * before every call, the rights page to show what a role may do: one rule for both.
 * @returns `terminal.not_open` at a terminal that it does not name, `company.not_allowed`, `read_only` for type 6 on a
 * write, the policy's refusal code, else `forbidden`
 */
export const policyRefusal = (
  { policy, writes }: Pick<AnyRoute, 'policy' | 'writes'>,
  who: Pick<RequestContext, 'kind' | 'type' | 'rights' | 'terminal'>,
): string | null => {
  const { kinds = ['manufacturer'], types, right, refusal } = policy;
  if (!isOpenAtTerminal(policy, who.terminal)) return 'terminal.not_open';
  if (!kinds.includes(who.kind)) return 'company.not_allowed';
  if (writes && !policy.readers && who.type === userTypes.reader) return 'read_only';
  if ((types && !types.includes(who.type)) || (right && !hasRight(who, right))) return refusal ?? 'forbidden';
  return null;
};
