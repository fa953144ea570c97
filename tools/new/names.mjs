/**
 * @typedef {{ name: string, limit: number, isRequired: boolean, lt: string, en: string }} Field
 * @typedef {{ one: string, many: string, fields: Field[] }} Thing one and many in kebab-case
 */

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Columns that every table has. */
const taken = ['id', 'company_id', 'version', 'created_at', 'updated_at'];
const usualLimit = 191;

/**
 * Reads `name[:limit][?]`, or `name[:limit][?]=Lithuanian/English`.
 * @param {string} text
 * @returns {Field}
 */
export function readField(text) {
  const [head = '', texts = ''] = text.split('=');
  const match = /^([a-z0-9_]+)(?::(\d{1,4}))?(\?)?$/.exec(head);
  if (!match || !snake.test(match[1])) throw new Error(`a field is name[:limit][?][=Lithuanian/English], not ${text}`);
  if (taken.includes(match[1])) throw new Error(`every row has ${match[1]} already`);
  const [lt = '', en = ''] = texts.split('/');
  return { name: match[1], limit: Number(match[2] ?? usualLimit), isRequired: match[3] === undefined, lt, en };
}

/**
 * Reads the positional arguments and the fields.
 * @param {string[]} words
 * @param {string[]} fields
 * @returns {Thing}
 */
export function readThing([one, many], fields) {
  for (const word of [one, many])
    if (!word || !kebab.test(word)) throw new Error('name the thing in one and in many: colour colours');
  if (one === many) throw new Error('one and many must differ: they name files and routes');
  if (fields.length === 0) throw new Error('at least one --field; the first names a row and is unique in a company');
  const read = fields.map(readField);
  const twice = read.find(({ name }, at) => read.findIndex((field) => field.name === name) !== at);
  if (twice) throw new Error(`field ${twice.name} twice`);
  if (!read[0].isRequired) throw new Error('the first field names a row: it cannot be left out');
  return { one, many, fields: read };
}

/** packing-type → packingType */
export const camel = (name) => name.replace(/[-_](\w)/g, (_match, letter) => letter.toUpperCase());
/** packing-type → PackingType */
export const pascal = (name) => camel(`-${name}`);
/** packing-type → packing_type */
export const snakeOf = (name) => name.replaceAll('-', '_');
/** packing-type → packing type */
export const words = (name) => name.replace(/[-_]/g, ' ');
/** colours → Colours */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
