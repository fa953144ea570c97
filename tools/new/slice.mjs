#!/usr/bin/env node
// `npm run new:slice -- colour colours --service production --field code:32 --field name`: contract, table, service
// slice, their tests.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { camel, capital, pascal, readThing, snakeOf, words } from './names.mjs';
import { Draft, fill, template } from './write.mjs';

const usage = 'npm run new:slice -- ONE MANY --service NAME --field NAME[:LIMIT][?] [--field …]';
const services = ['identity', 'orders', 'packing', 'dispatch', 'production', 'documents'];
const minute = 60_000;

/**
 * @param {Draft} draft
 * @param {import('./names.mjs').Thing} thing
 * @param {string} service
 */
export function draftSlice(draft, thing, service) {
  if (!services.includes(service)) throw new Error(`--service is one of ${services.join(', ')}`);
  const app = `apps/${service}/src`;
  const stamp = nextMigration(draft.root, service);
  const moduleFile = fs.readdirSync(path.join(draft.root, app)).find((file) => file.endsWith('.module.ts'));
  const moduleName = /export class (\w+)/.exec(draft.read(`${app}/${moduleFile}`))?.[1] ?? '';
  const config = serviceConfig(draft, app);
  const names = { service, stamp, moduleFile: moduleFile?.replace(/\.ts$/, '') ?? '', moduleName, ...config };
  const of = (file) => fill(template(`slice/${file}.tpl`), thing, names);

  const contracts = `libs/contracts/src/${service}`;
  draft.make(`${contracts}/${thing.many}.schema.ts`, of('schema'));
  draft.make(`${contracts}/${thing.many}.routes.ts`, of('routes'));
  draft.make(`${contracts}/${thing.many}.events.ts`, of('events'));
  const folder = `${app}/${thing.many}`;
  draft.make(`${app}/migrations/${stamp}-create-${thing.many}.ts`, of('migration'));
  for (const part of ['entity', 'mapper', 'repository']) draft.make(`${folder}/${thing.one}.${part}.ts`, of(part));
  for (const part of ['queries', 'controller', 'module', 'int-spec'])
    draft.make(`${folder}/${thing.many}.${part}.ts`, of(part));
  draft.make(`${folder}/record-${thing.one}.ts`, of('record'));
  for (const verb of ['create', 'update', 'delete'])
    draft.make(`${folder}/use-cases/${verb}-${thing.one}.ts`, of(verb));
  connectContracts(draft, thing, service);
  connectService(draft, thing, { app, stamp, moduleFile });
  connectErrors(draft, thing);
  connectAudit(draft, thing);
}

/** Later than every migration of the service, so that it runs last; the same day gives the same number nowhere else. */
function nextMigration(root_, service) {
  const known = fs
    .readdirSync(path.join(root_, `apps/${service}/src/migrations`))
    .map((file) => Number.parseInt(file, 10));
  return String(Math.max(Math.floor(Date.now() / minute) * minute, ...known.map((one) => one + 1000)));
}

/** Some services read variables of their own: their tests must give them. */
function serviceConfig(draft, app) {
  const start = fs.readdirSync(path.join(draft.root, app)).find((file) => file.endsWith('config.ts'));
  const name = start && /export const (\w+)/.exec(draft.read(`${app}/${start}`))?.[1];
  if (!start || !name) return { configImport: '', configUse: '', configEnv: '' };
  const env = `, { MULLION_TOKEN_KEY: 't'.repeat(32), PUBLIC_URL: 'http://mullion.test', MAIL_FROM: 'mullion@mullion.test', BLOB_URL: 'file:///tmp/mullion-test-blobs' }`;
  return {
    configImport: `import { ${name} } from '../${start.replace(/\.ts$/, '')}';\n`,
    configUse: `, config: ${name}`,
    configEnv: env,
  };
}

function connectContracts(draft, { one, many }, service) {
  const src = 'libs/contracts/src';
  const exports_ = ['schema', 'routes', 'events']
    .map((part) => `export * from './${service}/${many}.${part}';\n`)
    .join('');
  draft.insert(`${src}/index.ts`, /^export \* from '.\/routes';$/m, exports_, 'before');
  draft.addImport(`${src}/routes.ts`, `import { ${camel(many)}Routes } from './${service}/${many}.routes';`);
  draft.insert(`${src}/routes.ts`, /export const routes = \{[\s\S]*?(?=\n\};)/, `\n  ...${camel(many)}Routes,`);
  draft.addImport(`${src}/events.ts`, `import { ${camel(many)}Events } from './${service}/${many}.events';`);
  draft.insert(`${src}/events.ts`, /export const events = \{[\s\S]*?(?=,? \}|,?\n\})/, `, ...${camel(many)}Events`);
  draft.insert(`${src}/kit/event.ts`, /export const liveEntities = \[[\s\S]*?(?=\n\])/, `\n  '${snakeOf(one)}',`);
}

function connectService(draft, { one, many }, { app, stamp, moduleFile }) {
  const dataSource = `${app}/data-source.ts`;
  const migration = `Create${pascal(many)}${stamp}`;
  draft.addImport(dataSource, `import { ${migration} } from './migrations/${stamp}-create-${many}';`);
  draft.addImport(dataSource, `import { ${pascal(one)}Entity } from './${many}/${one}.entity';`);
  draft.insert(dataSource, /entities: \[/, `${pascal(one)}Entity, `);
  draft.insert(dataSource, /migrations: \[[\s\S]*?(?=,?\s*\](,|\n))/, `, ${migration}`);
  const module_ = `${app}/${moduleFile}`;
  draft.addImport(module_, `import { ${pascal(many)}Module } from './${many}/${many}.module';`);
  draft.insert(module_, /imports: \[/, `${pascal(many)}Module, `);
}

function connectErrors(draft, { one, fields }) {
  const code = `'${snakeOf(one)}.${fields[0].name}_taken'`;
  const last = /(?=\n\} as const;)/;
  draft.insert('libs/contracts/src/errors.ts', last, `\n  // ${words(one)}\n  ${code}: 409,`);
  const text = words(fields[0].name);
  draft.insert(
    'libs/i18n/src/en/errors.ts',
    /export const errors = \{[\s\S]*?(?=\n\})/,
    `\n  ${code}: 'Another ${words(one)} has this ${text}.',`,
  );
  draft.insert(
    'libs/i18n/src/lt/errors.ts',
    /export const errors[^=]*= \{[\s\S]*?(?=\n\})/,
    `\n  ${code}: 'Toks įrašas jau yra.',`,
  );
}

/** The list of edits names the table and its fields in words. */
function connectAudit(draft, { one, many, fields }) {
  const identity = 'libs/contracts/src/identity';
  draft.insert(
    `${identity}/audit.schema.ts`,
    /export const auditTables = \[[\s\S]*?(?=\n\])/,
    `\n  '${snakeOf(many)}',`,
  );
  const known = draft.read(`${identity}/audit-fields.ts`);
  const unknown = fields.filter(({ name }) => !known.includes(`'${name}'`));
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => `\n  '${name}',`).join('');
    draft.insert(`${identity}/audit-fields.ts`, /export const auditFields = \[[\s\S]*?(?=\n\])/, names);
  }
  for (const language of ['en', 'lt']) {
    const file = `libs/i18n/src/${language}/audit.ts`;
    draft.insert(file, /\n {2}table: \{/, `\n    ${snakeOf(many)}: '${capital(words(one))}',`);
    const texts = unknown
      .map((field) => `\n  ${field.name}: '${capital(field[language] || words(field.name))}',`)
      .join('');
    if (texts) draft.insert(`libs/i18n/src/${language}/audit-fields.ts`, /export const auditFields[^=]*= \{/, texts);
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { service: { type: 'string', default: '' }, field: { type: 'string', multiple: true, default: [] } },
  });
  const draft = new Draft(root);
  const thing = readThing(positionals, values.field);
  draftSlice(draft, thing, values.service);
  for (const line of await draft.write()) console.log(line);
  console.log(
    `\nnext: npm run new:feature -- ${thing.one} ${thing.many} …, or a test: npx jest -c jest.int.config.cjs apps/${values.service}/src/${thing.many}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  });
}
