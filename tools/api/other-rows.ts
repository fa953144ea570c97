import { type Operation } from './operations';
import { type Json, type Person } from './person';
import { sampleOf } from './schema';
import { type Ids, type Row } from './world-rows';

/**
 * For the kinds that world-rows.ts does not make, such as those of a page that was made by the generators: the first row of their own
 * list, else a new one.
 */
export const otherIds = async (
  admin: Person,
  operations: readonly Operation[],
  known: Ids,
  mark: string,
): Promise<Ids> => {
  const wanted = new Set(
    operations.filter(({ params }) => params.length > 0).map(({ path }) => path.split('/')[0] ?? ''),
  );
  const found: Record<string, Record<string, string | number>> = {};
  for (const kind of [...wanted].filter((name) => !(name in known))) {
    const row = (await firstOf(admin, operations, kind)) ?? (await newOf(admin, operations, kind, mark));
    if (row) found[kind] = { id: row.id };
  }
  return found;
};

const firstOf = async (admin: Person, operations: readonly Operation[], kind: string): Promise<Row | undefined> => {
  if (!operations.some(({ label, query }) => label === `GET ${kind}` && query.every(({ required }) => !required)))
    return undefined;
  const { status, body } = await admin.ask('GET', kind);
  if (status !== 200) return undefined;
  const rows = (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as readonly Row[] | undefined;
  return rows?.[0];
};

/** A row with the mark in every text that its kind asks for; undefined when it takes more than that. */
const newOf = async (
  admin: Person,
  operations: readonly Operation[],
  kind: string,
  mark: string,
): Promise<Row | undefined> => {
  const body = operations.find(({ label, isForm }) => label === `POST ${kind}` && !isForm)?.body;
  if (!body) return undefined;
  const marked = Object.entries(sampleOf(body) as Json).map(([name, value]) => {
    const { type, format, pattern, maxLength = mark.length } = body.properties?.[name] ?? {};
    const isFree = type === 'string' && format === undefined && pattern === undefined && maxLength >= mark.length;
    return [name, isFree ? mark : value];
  });
  const answer = await admin.ask('POST', kind, { body: Object.fromEntries(marked) });
  return answer.status === 201 ? (answer.body as Row) : undefined;
};
