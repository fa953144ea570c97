import fs from 'node:fs';
import path from 'node:path';
import { camel, capital, pascal, snakeOf, words } from './names.mjs';

const templates = path.join(import.meta.dirname, 'templates');

/**
 * Fills a template: `§one§` and the like by name; the lines between `§each§` and `§end§` once for each field
 * (`§each required§`, `§each optional§`: for those only; `§each rest§`: the required ones but the first).
 * @param {string} text
 * @param {import('./names.mjs').Thing} thing
 * @param {Record<string, string>} more further names
 */
export function fill(text, { one, many, fields }, more = {}) {
  const [first] = fields;
  const names = {
    one: camel(one),
    One: pascal(one),
    'one-': one,
    one_: snakeOf(one),
    'one ': words(one),
    many: camel(many),
    Many: pascal(many),
    'many-': many,
    many_: snakeOf(many),
    'many ': words(many),
    'Many ': capital(words(many)),
    first: first.name,
    firstLimit: String(first.limit),
    sample: 'A1'.slice(0, first.limit),
    ...more,
  };
  const of = ({ name, limit, lt, en }) => ({
    field: name,
    limit: String(limit),
    label: words(name),
    lt: lt || capital(words(name)),
    en: en || capital(words(name)),
  });
  const each = text.replace(
    /^[ \t]*§each( required| optional| rest)?§\n([\s\S]*?)^[ \t]*§end§\n/gm,
    (_block, which = '', block) =>
      fields
        .filter((field) => isMeant(field, which.trim(), first))
        .map((field) => named(block, of(field)))
        .join(''),
  );
  const done = named(each, names);
  const left = /§[^§\n]*§/.exec(done);
  if (left) throw new Error(`nothing known for ${left[0]}`);
  return done;
}

const isMeant = (field, which, first) => {
  if (which === 'rest') return field.isRequired && field !== first;
  return which === '' || field.isRequired === (which === 'required');
};

const named = (text, names) => text.replace(/§([^§\n]+)§/g, (placeholder, name) => names[name] ?? placeholder);

/** @param {string} file below templates */
export const template = (file) => fs.readFileSync(path.join(templates, file), 'utf8');

/** Collects new files and changes of known ones; nothing is written before everything is known to fit. */
export class Draft {
  /** @type {Map<string, string>} */
  #files = new Map();
  /** @type {Set<string>} */
  #made = new Set();

  /** @param {string} root of the checkout */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} file relative to the checkout */
  read(file) {
    return this.#files.get(file) ?? fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  has(file) {
    return this.#files.has(file) || fs.existsSync(path.join(this.root, file));
  }

  make(file, text) {
    if (this.has(file)) throw new Error(`${file} is there already`);
    this.#files.set(file, text);
    this.#made.add(file);
  }

  /** Puts lines before or after the first match. @param {RegExp} anchor */
  insert(file, anchor, text, where = 'after') {
    const before = this.read(file);
    const match = anchor.exec(before);
    if (!match) throw new Error(`${file}: no place for "${text.trim()}" (looked for ${anchor})`);
    if (before.includes(text.trim())) throw new Error(`${file} has "${text.trim()}" already`);
    const at = where === 'after' ? match.index + match[0].length : match.index;
    this.#files.set(file, before.slice(0, at) + text + before.slice(at));
  }

  /** After the last of the import lines. */
  addImport(file, line) {
    const before = this.read(file);
    const last = [...before.matchAll(/^import [\s\S]*?;\n/gm)].at(-1);
    if (before.includes(line)) return;
    const at = last ? last.index + last[0].length : 0;
    this.#files.set(file, `${before.slice(0, at)}${line}\n${before.slice(at)}`);
  }

  /** Everything as it would be written, formatted. @returns {Promise<Map<string, string>>} text by file */
  async formatted() {
    const { format } = await import('oxfmt');
    const { printWidth, singleQuote, trailingComma } = JSON.parse(
      fs.readFileSync(path.join(this.root, '.oxfmtrc.json'), 'utf8'),
    );
    const texts = new Map();
    for (const [file, text] of this.#files) {
      const { code, errors } = await format(file, text, { printWidth, singleQuote, trailingComma });
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
      texts.set(file, code);
    }
    return texts;
  }

  /** @returns {Promise<string[]>} a line for each file, new ones first */
  async write() {
    const texts = await this.formatted();
    for (const [file, text] of texts) {
      const full = path.join(this.root, file);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      fs.writeFileSync(full, text);
    }
    const order = [...texts.keys()].sort(
      (a, b) => Number(this.#made.has(b)) - Number(this.#made.has(a)) || a.localeCompare(b),
    );
    return order.map((file) => `${this.#made.has(file) ? 'new    ' : 'changed'} ${file}`);
  }
}
