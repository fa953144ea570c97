import {
  userTypes,
  hasRight,
  closedAtTerminal,
  isOpenAtTerminal,
  isOpenTo,
  scopeOfRoute,
  type AnyCall,
  type AnyRoute,
  type ErrorCode,
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { AppError } from '../errors/app-error';
import { isSystem } from './contexts';

/** A guest passes only where the contract names the kind of their link; nobody else passes where only guests do. */
const admitsGuest = (contract: AnyCall | AnyRoute, kind: LinkKind): boolean =>
  contract.kind === 'call'
    ? (contract.links ?? []).includes(kind)
    : contract.policy.access === 'link' && (contract.policy.links ?? []).includes(kind);

/**
 * What the contract alone decides: guests, scopes of an API key, kinds of a terminal, company kind, user type, type 6
 * never writes, right code. Services acting on their own pass.
 * @throws AppError the policy's refusal code, else `forbidden`.
 */
export const enforcePolicy = (contract: AnyCall | AnyRoute, context: RequestContext): void => {
  if (context.guest) {
    if (!admitsGuest(contract, context.guest.kind)) throw new AppError('forbidden');
    return;
  }
  if (contract.kind === 'route' && contract.policy.access === 'link') throw new AppError('forbidden');
  if (contract.kind === 'call' || contract.policy.access === 'none' || isSystem(context)) return;
  if (!isOpenTo(contract, context.scopes)) throw new AppError('api_key.scope', { scope: scopeOfRoute(contract) });
  if (!isOpenAtTerminal(contract.policy, context.terminal)) throw new AppError('terminal.not_open');
  const { kinds = ['manufacturer'], types, right, refusal, readers } = contract.policy;
  const allowed =
    kinds.includes(context.kind) &&
    (types === undefined || types.includes(context.type)) &&
    !(contract.writes && !readers && context.type === userTypes.reader) &&
    (right === undefined || hasRight(context, right));
  if (!allowed) throw new AppError((refusal ?? 'forbidden') as ErrorCode);
};

/**
 * What of a body the contract opens to a terminal; asked by whoever has parsed it.
 * @throws AppError `terminal.not_open` with the field
 */
export const enforceTerminalBody = (
  { policy }: Pick<AnyRoute, 'policy'>,
  body: unknown,
  { terminal }: Pick<RequestContext, 'terminal'>,
): void => {
  const field = closedAtTerminal(policy, body, terminal);
  if (field !== null)
    throw new AppError('terminal.not_open', {}, { errors: [{ path: `body.${field}`, code: 'terminal.not_open' }] });
};
