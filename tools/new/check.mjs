#!/usr/bin/env node
// Generates a page in memory and asks the type checker and the linter about it, as if it stood in this checkout. Prints what they say, as JSON.
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { root } from '../lib/paths.mjs';
import { draftFeature } from './feature.mjs';
import { readThing } from './names.mjs';
import { draftSlice } from './slice.mjs';
import { Draft } from './write.mjs';

/** Two words, a field that may be left out: all that names and templates must cope with. */
const thing = readThing(['paint-shade', 'paint-shades'], ['code:32=Kodas/Code', 'full_name=Pavadinimas/Name', 'note:400?=Pastaba/Note']);

/** A program of the generated files, which shadow those of the same name on disk. */
function programOf(config, files, texts) {
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path.join(root, config), ts.sys.readFile).config, ts.sys, root);
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) =>
    texts.has(file) ? ts.createSourceFile(file, texts.get(file), target, true) : getSourceFile(file, target, ...rest);
  host.directoryExists = undefined;
  const declarations = config.includes('web') ? [path.join(root, 'libs/i18n/src/index.ts')] : [];
  return ts.createProgram({ rootNames: [...files, ...declarations], options, host });
}

const isWeb = (file) => /\/(apps\/web|apps\/web-e2e|libs\/ui-kit)\//.test(file);

function typeErrors(program, files) {
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText, start }) => {
      const line = source.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      return `${path.relative(root, file)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}

async function lintErrors(program, files, texts) {
  const parserOptions = { projectService: false, programs: [program] };
  // oxlint reads files only, and these stand in memory: the rules that need types are asked here
  const rules = { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' };
  const overrideConfig = [
    { files: ['**/*.{ts,tsx}'], plugins: { '@typescript-eslint': tseslint.plugin }, languageOptions: { parserOptions }, rules },
  ];
  const eslint = new ESLint({ cwd: root, overrideConfig });
  const problems = [];
  for (const file of files) {
    const [result] = await eslint.lintText(texts.get(file), { filePath: file });
    for (const { line, ruleId, message, severity } of result?.messages ?? [])
      if (severity === 2) problems.push(`${path.relative(root, file)}:${line} ${ruleId ?? ''} ${message}`);
  }
  return problems;
}

async function main() {
  const draft = new Draft(root);
  draftSlice(draft, thing, 'production');
  draftFeature(draft, thing, { lt: 'Atspalviai', en: 'Paint shades', group: 'company', routes: 'company' });
  const texts = new Map([...(await draft.formatted())].map(([file, text]) => [path.join(root, file), text]));
  const problems = [];
  for (const [config, files] of [
    ['tsconfig.node.json', [...texts.keys()].filter((file) => !isWeb(file))],
    ['tsconfig.web.json', [...texts.keys()].filter(isWeb)],
  ]) {
    const program = programOf(config, files, texts);
    problems.push(...typeErrors(program, files), ...(await lintErrors(program, files, texts)));
  }
  console.log(JSON.stringify({ files: texts.size, problems }));
}

await main();
