import { z } from 'zod';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import { returnableKind, returnableKindEdit, returnableKindFields, returnableKindId } from './returnable-kinds.schema';

/** Who looks, and who writes. */
const reader = { access: 'session', types: [0, 1, 2, 3, 4] } as const;
const writer = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(returnableKindId) });

export const returnableKindSortColumns = ['name', 'code'] as const;

export const listReturnableKinds = defineRoute({
  service: 'dispatch',
  name: 'returnable-kinds.list',
  method: 'GET',
  path: 'returnable-kinds',
  summary: 'Returnable kinds, paged',
  policy: reader,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    order_by: z.enum([...returnableKindSortColumns, 'null']).default('name'),
    order: sortOrder,
  }),
  response: pageOf(returnableKind),
});

/** Errors: returnable_kind.name_taken. */
export const createReturnableKind = defineRoute({
  service: 'dispatch',
  name: 'returnable-kinds.create',
  method: 'POST',
  path: 'returnable-kinds',
  summary: 'A new returnable kind',
  success: 201,
  policy: writer,
  body: returnableKindFields,
  response: returnableKind,
});

/** Errors: not_found, conflict (with the present row), returnable_kind.name_taken. */
export const updateReturnableKind = defineRoute({
  service: 'dispatch',
  name: 'returnable-kinds.update',
  method: 'PUT',
  path: 'returnable-kinds/{id}',
  summary: 'Edit a returnable kind',
  policy: writer,
  params: id,
  body: returnableKindEdit,
  response: returnableKind,
});

/** Errors: not_found; returnable_kind.in_use while somebody has some. */
export const deleteReturnableKind = defineRoute({
  service: 'dispatch',
  name: 'returnable-kinds.delete',
  method: 'DELETE',
  path: 'returnable-kinds/{id}',
  summary: 'Delete a returnable kind',
  policy: writer,
  params: id,
  response: ok,
});

export const returnableKindsRoutes = {
  listReturnableKinds,
  createReturnableKind,
  updateReturnableKind,
  deleteReturnableKind,
};
