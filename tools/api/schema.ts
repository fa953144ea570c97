/** As much of JSON Schema as the OpenAPI document uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  /** Of a list; `false` beside `prefixItems`, which the type leaves out: it is read as nothing. */
  readonly items?: Schema;
  /** Of a list with a kind for each place. */
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'a@b.test',
  binary: '',
};
/** Texts for patterns without a format: the first that fits is taken. */
const texts = ['1', 'a@b.test', 'LT', 'ABC', 'abc', '#aabbcc', '202648', '12:30'];

const textOf = ({ format, pattern, minLength = 1 }: Schema): string => {
  if (format !== undefined && format in formats) return formats[format] as string;
  const fits = pattern === undefined ? undefined : texts.find((text) => new RegExp(pattern).test(text));
  return fits ?? 'x'.repeat(Math.max(1, minLength));
};

/** The smallest value the schema takes: only what is required. */
export const sampleOf = (schema: Schema): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  if (schema.prefixItems) return schema.prefixItems.map((one) => sampleOf(one));
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (schema.type === 'boolean') return true;
  return textOf(schema);
};

/** A value of a JSON body that the schema must refuse; undefined where it takes anything. */
export const wrongValueOf = (schema: Schema): unknown => {
  const choices = schema.anyOf ?? [schema];
  if (choices.some((one) => one.type === undefined && !('const' in one) && !one.enum)) return undefined;
  return choices.some(({ type }) => type === 'object') ? 'no object' : { no: 'object' };
};

/** The same for a part of the URL, where everything is text. */
export const wrongTextOf = (schema: Schema): string | undefined => {
  const choices = schema.anyOf ?? [schema];
  const anyText = choices.find(
    ({ type, format, pattern, enum: list }) => type === 'string' && !format && !pattern && !list,
  );
  if (anyText) return anyText.maxLength === undefined ? undefined : 'x'.repeat(anyText.maxLength + 1);
  return choices.some(({ type }) => type === undefined) ? undefined : 'no-such value';
};

/**
 * Where in a value of this schema an object stands that takes named fields only: paths of property names, 0 for the
 * item of an array.
 */
export const objectsIn = (
  schema: Schema,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] => {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => objectsIn(one, path));
  if (schema.type === 'array') return objectsIn(schema.items || {}, [...path, 0]);
  if (schema.type !== 'object' || !schema.properties) return [];
  const inside = Object.entries(schema.properties).flatMap(([name, one]) => objectsIn(one, [...path, name]));
  return schema.additionalProperties === false ? [path, ...inside] : inside;
};

/** A sample with a further field in the object at the path; parents that the sample lacks are made. */
export const withExtraField = (
  schema: Schema,
  path: readonly (string | number)[],
  field: string,
  value: unknown,
): unknown => {
  if (path.length === 0) {
    const shape = schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
    return { ...(sampleOf(shape) as object), [field]: value };
  }
  const [step, ...rest] = path;
  const shapes = schema.anyOf ?? [schema];
  if (step === 0) {
    const list = shapes.find(({ type }) => type === 'array');
    return [withExtraField(list?.items ?? {}, rest, field, value)];
  }
  const name = String(step);
  const object = shapes.find(({ properties }) => properties && name in properties) ?? {};
  return {
    ...(sampleOf(object) as object),
    [name]: withExtraField(object.properties?.[name] ?? {}, rest, field, value),
  };
};
