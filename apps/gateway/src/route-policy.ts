import {
  isOpenTo,
  policyRefusal,
  scopeOfRoute,
  type AnyRoute,
  type ErrorCode,
  type RequestContext,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';

/**
 * What the policy alone decides.
 * @throws AppError `link.closed` for a link of another kind, else with the code of `policyRefusal`
 */
export const checkPolicy = (route: Pick<AnyRoute, 'policy' | 'writes'>, context: RequestContext): void => {
  const { access, links = [] } = route.policy;
  if (access === 'link') {
    if (!context.guest || !links.includes(context.guest.kind)) throw new AppError('link.closed');
    return;
  }
  const refusal = policyRefusal(route, context);
  if (refusal) throw new AppError(refusal as ErrorCode);
};

/**
 * What the route alone decides.
 * @throws AppError `api_key.scope` for a key whose scopes do not name it; what `checkPolicy` throws
 */
export const checkRoute = (route: AnyRoute, context: RequestContext): void => {
  if (!isOpenTo(route, context.scopes)) throw new AppError('api_key.scope', { scope: scopeOfRoute(route) });
  checkPolicy(route, context);
};
