import type { ApiScope } from '../kit/api-scope';
import type { RightCode } from '../kit/context.schema';

/**
 * The rights that a scope brings, so that it opens what a person opens by them. No scope brings PT_EDIT or
 * TP_STATUSBACK: those acts stay with people.
 */
const rightsOfScope: Readonly<Record<ApiScope, readonly RightCode[]>> = {
  'orders:read': [],
  'orders:write': ['OP_EDIT', 'PR_EDIT'],
  'orders:delete': ['OP_DEL'],
  'customers:read': ['CA_NEW'],
  'customers:write': ['CA_NEW', 'CA_EDIT'],
  'customers:delete': ['CA_NEW', 'CA_DEL'],
  'packing:read': [],
  'packing:write': ['TP_EDIT'],
  'scanning:write': ['PAL_SCAN'],
  'trucks:read': [],
  'trucks:write': ['TP_EDIT'],
  'production:read': [],
  'production:write': [],
  'documents:read': [],
  'documents:write': [],
  // a print agent: labels out of the queue, and how they ended
  'printing:write': [],
};

export const rightsOfScopes = (scopes: readonly ApiScope[]): RightCode[] => [
  ...new Set(scopes.flatMap((scope) => rightsOfScope[scope])),
];

/** Does a key only look? Then it acts as a reader, whom every service keeps from writing. */
export const isReadOnly = (scopes: readonly ApiScope[]): boolean => scopes.every((scope) => scope.endsWith(':read'));
