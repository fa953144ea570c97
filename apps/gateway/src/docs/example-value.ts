import type { JsonSchema } from './json-schema';

/** As much of JSON Schema as the contracts make. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
}

/** What such a field holds in a factory; a value that its schema does not take is passed over. */
const byName: Readonly<Record<string, unknown>> = {
  id: 7,
  order_id: 411,
  product_id: 5120,
  pallet_id: 147,
  pallet: 147,
  truck_id: 118,
  customer_id: 2,
  contact_id: 5,
  version: 3,
  page: 1,
  rows: 50,
  total: 1,
  last_page: 1,
  email: 'ona@langai.example',
  password: 'Mullion-2026!',
  name: 'UAB Pajūrio namai',
  customer: 'UAB Pajūrio namai',
  user_name: 'Jonas Krovėjas',
  number: 'P26-0147',
  barcode: '26-0411-001',
  production_id: '26-0411',
  offer_id: '26-0398',
  position: '12',
  description: 'T26-118',
  delivery_date: '2026-11-27',
  url: 'https://books.example/mullion',
  text: 'Stiklas atvyks rytoj',
  city: 'Klaipėda',
  address: 'Pramonės g. 8, Klaipėda',
  country: 'LT',
  phone: '+37060000000',
  code: '60',
  title: 'Stiklita',
  short_title: 'ST',
  week: '202648',
  filter: '26-04',
  table_name: 'orders',
  width: 1230,
  height: 1480,
  depth: 82,
  length: 2400,
  weight: 62,
  area: 1.82,
  count: 17,
  status: 8,
  status_from: 0,
  status_to: 100,
  x: 0,
  y: 120,
  z: 0,
  driver: 'P. Vairuotojas',
  trailer_number_plate: 'ABC 123',
  language: 'lt',
  token: 'eyJhbGciOiJIUzI1NiJ9…',
  key: 'mul_8Kd3wVt1ZqR6yPx0NcJ5hLs2Qm7Tf4Bg9Xa2Uo6E',
  shown: 'mul_…Uo6E',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-27',
  'date-time': '2026-11-24T08:00:00Z',
  uuid: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11',
  email: 'ona@langai.example',
  uri: 'https://books.example/mullion',
  binary: '',
};
const texts = ['26-0411', '7', 'LT', 'ABC', 'abc', '#aabbcc', '202648', '08:00', 'ona@langai.example', 'a'.repeat(64)];
const MOST_LISTED = 1;

/** How much an example says: all fields, or those that must be there. */
export type Extent = 'whole' | 'required';

/** A value that the schema takes, as it might come from a factory. */
export const exampleValue = (schema: JsonSchema, extent: Extent, name = ''): unknown =>
  valueOf(schema as Schema, extent, name);

const valueOf = (schema: Schema, extent: Extent, name: string): unknown => {
  if ('const' in schema) return schema.const;
  const known = byName[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null');
    return valueOf(real.find((one) => fits(one, known)) ?? real[0] ?? { type: 'null' }, extent, name);
  }
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((one) => valueOf(one, extent, name) as object)) as unknown;
  if (fits(schema, known)) return known;
  if (schema.enum) return schema.enum[0];
  if ('default' in schema) return schema.default;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, extent);
    case 'array':
      return listOf(schema, extent, name);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
};

/** Fields by their schemas; of a table by names, those names that must be there. */
const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema, extent: Extent): object => {
  const named = Object.entries(properties).filter(([name]) => extent === 'whole' || required.includes(name));
  const others = typeof additionalProperties === 'object' ? required.filter((name) => !(name in properties)) : [];
  return Object.fromEntries([
    ...named.map(([name, part]) => [name, valueOf(part, extent, name)]),
    ...others.map((name) => [name, valueOf(additionalProperties as Schema, extent, name)]),
  ]) as object;
};

const listOf = ({ items, prefixItems, minItems = 0 }: Schema, extent: Extent, name: string): unknown[] => {
  if (prefixItems) return prefixItems.map((one) => valueOf(one, extent, ''));
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const length = Math.max(minItems, MOST_LISTED);
  if (items?.enum) return items.enum.slice(0, length);
  return items ? Array.from({ length }, () => valueOf(items, extent, singular)) : [];
};

const numberOf = ({ minimum, exclusiveMinimum, maximum, multipleOf }: Schema): number => {
  const least = Math.max(minimum ?? 0, exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1, multipleOf ?? 0);
  return Math.min(Math.max(least, 1), maximum ?? Number.MAX_SAFE_INTEGER);
};

const textOf = (schema: Schema): string => {
  const format = schema.format === undefined ? undefined : byFormat[schema.format];
  if (format !== undefined) return format;
  return texts.find((text) => fits(schema, text)) ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
};

/** Does the schema take a plain value? Objects and lists are put together from their parts. */
const fits = (schema: Schema, value: unknown): boolean => {
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'string') return schema.type === 'string' && fitsText(schema, value);
  if (typeof value !== 'number' || (schema.type !== 'integer' && schema.type !== 'number')) return false;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  return (
    (schema.type === 'number' || Number.isInteger(value)) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum
  );
};

const fitsText = ({ pattern, format, minLength = 0, maxLength = Infinity }: Schema, text: string): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern).test(text)) &&
  (format === undefined ||
    byFormat[format] === text ||
    (format === 'email' && text.includes('@')) ||
    (format === 'date' && /^\d{4}-/.test(text)));
