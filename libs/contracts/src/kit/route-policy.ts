import type { AnyRoute } from './call';
import { hasRight, userTypes, type RequestContext } from './context.schema';

/**
 * What the policy of a route for people with an account decides; null when the person is let in. The gateway asks it before every call, the rights page to show what a
 * role may do: one rule for both.
 * @returns `company.not_allowed`, `read_only` for type 6 on a write, the policy's refusal code, else `forbidden`
 */
export const policyRefusal = (
  { policy, writes }: Pick<AnyRoute, 'policy' | 'writes'>,
  who: Pick<RequestContext, 'kind' | 'type' | 'rights'>,
): string | null => {
  const { kinds = ['manufacturer'], types, right, refusal } = policy;
  if (!kinds.includes(who.kind)) return 'company.not_allowed';
  if (writes && who.type === userTypes.reader) return 'read_only';
  if ((types && !types.includes(who.type)) || (right && !hasRight(who, right))) return refusal ?? 'forbidden';
  return null;
};
