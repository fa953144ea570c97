import { z } from 'zod';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import { §one§, §one§Edit, §one§Fields, §one§Id } from './§many-§.schema';

/** Who looks, and who writes. */
const reader = { access: 'session' } as const;
const writer = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(§one§Id) });

export const §one§SortColumns = [
  §each§
  '§field§',
  §end§
] as const;

export const list§Many§ = defineRoute({
  service: '§service§',
  name: '§many-§.list',
  method: 'GET',
  path: '§many-§',
  summary: '§Many §, paged',
  policy: reader,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    order_by: z.enum([...§one§SortColumns, 'null']).default('§first§'),
    order: sortOrder,
  }),
  response: pageOf(§one§),
});

/** Errors: §one_§.§first§_taken. */
export const create§One§ = defineRoute({
  service: '§service§',
  name: '§many-§.create',
  method: 'POST',
  path: '§many-§',
  summary: 'A new §one §',
  success: 201,
  policy: writer,
  body: §one§Fields,
  response: §one§,
});

/** Errors: not_found, conflict (with the present row), §one_§.§first§_taken. */
export const update§One§ = defineRoute({
  service: '§service§',
  name: '§many-§.update',
  method: 'PUT',
  path: '§many-§/{id}',
  summary: 'Edit a §one §',
  policy: writer,
  params: id,
  body: §one§Edit,
  response: §one§,
});

/** Errors: not_found. */
export const delete§One§ = defineRoute({
  service: '§service§',
  name: '§many-§.delete',
  method: 'DELETE',
  path: '§many-§/{id}',
  summary: 'Delete a §one §',
  policy: writer,
  params: id,
  response: ok,
});

export const §many§Routes = { list§Many§, create§One§, update§One§, delete§One§ };
