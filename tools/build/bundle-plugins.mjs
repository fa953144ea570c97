import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const deployEntry = '\0deploy-entry:';

/**
 * The entry `deploy-entry:<folder of an app's src>`: what migrating and seeding need of that app, with the very TypeORM
 * its entities were made with.
 */
export function deployEntries() {
  return {
    name: 'deploy-entries',
    resolveId: (id) =>
      id.startsWith('deploy-entry:') ? `${deployEntry}${id.slice('deploy-entry:'.length)}` : undefined,
    load(id) {
      if (!id.startsWith(deployEntry)) return undefined;
      const source = id.slice(deployEntry.length);
      const lines = [
        `import 'reflect-metadata';`,
        `export { DataSource } from 'typeorm';`,
        `export { openSeedContext, runMigrations } from '@mullion/server-kit';`,
      ];
      for (const file of ['data-source', 'seed/index']) {
        if (fs.existsSync(path.join(source, `${file}.ts`)))
          lines.push(`export * from ${JSON.stringify(path.join(source, file))};`);
      }
      return { code: lines.join('\n'), moduleType: 'ts' };
    },
  };
}

/** The tools find the checkout by their own place, so they are loaded from there and never bundled. */
export function toolsStayOutside() {
  return {
    name: 'tools-stay-outside',
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.') || !id.endsWith('.mjs')) return undefined;
      const file = path.resolve(path.dirname(importer), id);
      return file.startsWith(path.join(root, 'tools')) ? { id: file, external: true } : undefined;
    },
  };
}

/** Drivers of TypeORM, and what runs their queries, for other databases than the one this product has. */
const otherDriver =
  /typeorm\/driver\/(?!postgres\/|types\/)[^/]+\/(?<name>[^/]+(?:Driver|QueryRunner|Connection))\.js$/;

/**
 * TypeORM loads its drivers for every database: a megabyte of text and objects in each process. Those that are never
 * opened are empty classes.
 */
export function postgresAlone() {
  return {
    name: 'postgres-alone',
    load(id) {
      const name = otherDriver.exec(id)?.groups.name;
      return name === undefined ? undefined : { code: `exports.${name} = class ${name} {};`, moduleType: 'js' };
    },
  };
}

/**
 * pg makes a `Response` to learn whether it runs at Cloudflare, for which Node loads its whole client of HTTP: a
 * megabyte of code and objects in each service. It runs on Node.
 */
export function nodeAlone() {
  return {
    name: 'node-alone',
    transform(code, id) {
      if (!id.endsWith('/pg/lib/stream.js')) return undefined;
      const asked = 'if (isCloudflareRuntime())';
      if (!code.includes(asked)) throw new Error('pg/lib/stream.js has another question for its runtime');
      return code.replace(asked, 'if (false)');
    },
  };
}

/** BullMQ can repeat jobs by cron patterns, with a library of dates and time zones; ours are repeated by sweeps. */
export function noCron() {
  return {
    name: 'no-cron',
    load: (id) =>
      /node_modules\/cron-parser\//.test(id)
        ? { code: 'exports.CronExpressionParser = {};', moduleType: 'js' }
        : undefined,
  };
}

/** Node keeps the text of what it runs in memory, with two bytes a character as soon as one of them is above U+00FF. */
export function asciiOnly() {
  return {
    name: 'ascii-only',
    generateBundle(_options, chunks) {
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(
          /[\u0080-\uffff]/g,
          (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}
