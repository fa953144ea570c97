#!/usr/bin/env node
// `npm run new:feature -- colour colours --lt Spalvos --en Colours --field code:32=Kodas/Code --field name=Pavadinimas/Name`:
// the page of a slice.
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { camel, pascal, readThing } from './names.mjs';
import { Draft, fill, template } from './write.mjs';

const usage =
  'npm run new:feature -- ONE MANY --lt TITLE --en TITLE --field NAME[:LIMIT][?]=LITHUANIAN/ENGLISH [--field …] [--group company] [--routes company]';
const i18n = 'libs/i18n/src';
const web = 'apps/web/src';

/**
 * @param {Draft} draft
 * @param {import('./names.mjs').Thing} thing
 * @param {{ lt: string, en: string, group: string, routes: string }} where
 */
export function draftFeature(draft, thing, where) {
  const { one, many, fields } = thing;
  if (!where.lt || !where.en) throw new Error('the page needs its title in both languages: --lt and --en');
  const bare = fields.find(({ lt, en }) => !lt || !en);
  if (bare) throw new Error(`--field ${bare.name} needs its label in both languages: ${bare.name}=Lithuanian/English`);
  const names = {
    titleLt: where.lt,
    titleEn: where.en,
    filterLt: `${fields.map(({ lt }, at) => (at === 0 ? lt : lt.toLowerCase())).join(', ')}…`,
    filterEn: `${fields.map(({ en }, at) => (at === 0 ? en : en.toLowerCase())).join(', ')}…`,
  };
  const of = (file) => fill(template(`feature/${file}.tpl`), thing, names);

  const folder = `${web}/features/${many}`;
  draft.make(`${folder}/${many}-page.tsx`, of('page'));
  draft.make(`${folder}/api/${many}-api.ts`, of('api'));
  draft.make(`${folder}/components/${one}-dialog.tsx`, of('dialog'));
  draft.make(`${folder}/components/delete-${one}-dialog.tsx`, of('delete-dialog'));
  draft.make(`${folder}/rules/${many}-view.ts`, of('view'));
  draft.make(`${folder}/rules/${many}-view.spec.ts`, of('view.spec'));
  for (const language of ['en', 'lt']) draft.make(`${i18n}/${language}/${many}.ts`, of(`texts-${language}`));
  draft.make(`apps/web-e2e/src/pages/${many}.page.ts`, of('page-object'));
  draft.make(`apps/web-e2e/tests/${many}/${many}.spec.ts`, of('e2e'));
  connectPage(draft, thing, where);
  connectTexts(draft, thing, where);
}

function connectPage(draft, { many }, { group, routes }) {
  const name = camel(many);
  draft.insert(
    `${web}/entities/pages/paths.ts`,
    /export const paths = \{[\s\S]*?(?=\n\};)/,
    `\n  ${name}: (filter?: string) => (filter ? join('${many}', filter) : '${many}'),`,
  );
  const load = `async () => (await import('../../features/${many}/${many}-page')).${pascal(many)}Page`;
  draft.insert(
    `${web}/shell/routes/${routes}-routes.tsx`,
    /export const \w+Routes = \[/,
    `\n  page('${many}/*', ${load}, { rule: { types: [0, 1] } }),`,
  );
  const items = new RegExp(`key: '${group}',[\\s\\S]*?items: \\[[\\s\\S]*?(?=\\n    \\],)`);
  draft.insert(
    `${web}/entities/pages/menu-items.ts`,
    items,
    `\n      { text: '${name}', path: paths.${name}(), routes: ['${many}'], rule: { types: [0, 1] } },`,
  );
  draft.insert(
    'apps/web-e2e/src/pages/places.ts',
    /export const OFFICE_PLACES[^=]*= \{[\s\S]*?(?=\n\};)/,
    `\n  '${many}': '${many}',`,
  );
}

function connectTexts(draft, { many }, { lt, en }) {
  const name = camel(many);
  const last = (language) => new RegExp(`\\n  ${language}: \\{[\\s\\S]*?(?=\\n  \\},)`);
  for (const [language, title] of Object.entries({ lt, en })) {
    draft.insert(
      `${i18n}/${language}/menu.ts`,
      /export const menu[^=]*= \{[\s\S]*?(?=\n\};)/,
      `\n  ${name}: '${title.replaceAll("'", "\\'")}',`,
    );
    draft.insert(
      `${i18n}/texts.ts`,
      last(language),
      `\n    ${name}: async () => (await import('./${language}/${many}')).${name},`,
    );
    draft.insert(`${i18n}/all.ts`, last(language), `\n    ${name}: ${language}${pascal(many)},`);
    draft.addImport(`${i18n}/all.ts`, `import { ${name} as ${language}${pascal(many)} } from './${language}/${many}';`);
  }
  draft.addImport(`${i18n}/texts.ts`, `import type { ${name} } from './en/${many}';`);
  draft.insert(`${i18n}/texts.ts`, /export interface Texts \{[\s\S]*?(?=\n\})/, `\n  ${name}: typeof ${name};`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      field: { type: 'string', multiple: true, default: [] },
      lt: { type: 'string', default: '' },
      en: { type: 'string', default: '' },
      group: { type: 'string', default: 'company' },
      routes: { type: 'string', default: 'company' },
    },
  });
  const draft = new Draft(root);
  const thing = readThing(positionals, values.field);
  draftFeature(draft, thing, values);
  for (const line of await draft.write()) console.log(line);
  console.log(`\nnext: read the texts in ${i18n}/{lt,en}/${thing.many}.ts, then npm run dev and /lt/${thing.many}`);
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  });
}
