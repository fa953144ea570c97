import { hasRight, isOpenTo, scopeOfRoute, userTypes, type AnyRoute, type ErrorCode, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';

/**
 * What the policy alone decides.
 * @throws AppError `link.closed` for a link of another kind, `company.not_allowed`, `read_only` for type 6 on a write, the policy's refusal code, else `forbidden`
 */
export const checkPolicy = ({ policy, writes }: Pick<AnyRoute, 'policy' | 'writes'>, context: RequestContext): void => {
  const { kinds = ['manufacturer'], types, right, refusal, access, links = [] } = policy;
  if (access === 'link') {
    if (!context.guest || !links.includes(context.guest.kind)) throw new AppError('link.closed');
    return;
  }
  if (!kinds.includes(context.kind)) throw new AppError('company.not_allowed');
  if (writes && context.type === userTypes.reader) throw new AppError('read_only');
  if ((types && !types.includes(context.type)) || (right && !hasRight(context, right)))
    throw new AppError((refusal ?? 'forbidden') as ErrorCode);
};

/** What the route alone decides. @throws AppError `api_key.scope` for a key whose scopes do not name it; what `checkPolicy` throws */
export const checkRoute = (route: AnyRoute, context: RequestContext): void => {
  if (!isOpenTo(route, context.scopes)) throw new AppError('api_key.scope', { scope: scopeOfRoute(route) });
  checkPolicy(route, context);
};
