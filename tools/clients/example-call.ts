import type { Operation } from '../api/operations';
import type { Json } from '../api/person';
import type { Schema } from '../api/schema';
import type { Ids } from '../api/world-rows';

/** What a program sends: the examples of the document with rows that are there. */
export interface ExampleCall {
  readonly path: Json;
  readonly query: Json;
  readonly headers: Json;
  readonly body: Json | null;
}

type Rows = Readonly<Record<string, string | number | undefined>>;

const plural = (name: string): string =>
  name.endsWith('y') ? `${name.slice(0, -1)}ies` : name.endsWith('ss') ? `${name}es` : `${name}s`;
/** Fields that name a row by another word than its own. */
const otherNames: Readonly<Record<string, string>> = {
  delivery_address: 'addresses',
  depends_on: 'work_centers',
  holder_id: 'customers',
  pallet: 'pallets',
  pref_packing_type: 'packing_types',
  printer_id: 'label_printers',
  return_to: 'work_centers',
  table_ids: 'orders',
  target_id: 'orders',
  template_id: 'pdf_templates',
};

const rowOf = (name: string, rows: Rows): string | number | undefined =>
  rows[otherNames[name] ?? plural(name.replace(/_id$/, ''))] ??
  rows[otherNames[name] ?? plural(name.replace(/^.*_(?=\w+_id$)|_id$/g, ''))];

/** Puts ids of real rows where an example has ids, looked up by the names of their fields. */
const withRows = (value: unknown, rows: Rows, name: string): unknown => {
  if (Array.isArray(value)) {
    const known = rows[name] ?? rowOf(name, rows);
    return value.map((one) => (typeof one === 'number' && known !== undefined ? known : withRows(one, rows, name)));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === 'id' && typeof one === 'number' ? (rows[name] ?? one) : withRows(one, rows, key),
      ]),
    );
  return typeof value === 'number' ? (rowOf(name, rows) ?? value) : value;
};

const isList = (schema: Schema): boolean => (schema.anyOf ?? [schema]).some(({ type }) => type === 'array');

/** One of the generators writes the parts of an address as they are. */
const PLAIN = /^[\w.-]+$/;

export const exampleCall = (operation: Operation, ids: Ids): ExampleCall => {
  const kind = operation.path.split('/')[0] ?? '';
  const rows: Rows = Object.fromEntries(Object.entries(ids).map(([name, { id }]) => [name.replaceAll('-', '_'), id]));
  const own: Readonly<Record<string, unknown>> = ids[kind] ?? {};
  const path = operation.params.map(({ name, example }) => {
    // what stands behind the first word may have ids of another kind
    const isOwn = typeof own[name] === typeof example && PLAIN.test(String(own[name]));
    return [name, isOwn ? own[name] : withRows(example, rows, name)];
  });
  const query = operation.query
    .filter((field) => field.example !== undefined)
    .map(({ name, schema, example }) => [
      name,
      // a list of two, as programs send lists
      isList(schema) ? [example, example].flatMap((one) => withRows(one, rows, name)) : withRows(example, rows, name),
    ]);
  // whoever writes without having read leaves the version out
  const { version: _version, ...body } = operation.bodyExample ?? {};
  const isVersionNeeded = operation.body?.required?.includes('version') === true;
  return {
    path: Object.fromEntries(path) as Json,
    query: Object.fromEntries(query) as Json,
    headers: Object.fromEntries(
      operation.headers.filter(({ required }) => required).map(({ name }) => [name, 'nobody']),
    ),
    body: operation.bodyExample && (withRows(isVersionNeeded ? operation.bodyExample : body, rows, kind) as Json),
  };
};
