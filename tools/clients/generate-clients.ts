import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { programText, type ClientName } from './write-program';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);
const MOST_OUTPUT = 10_000_000;

/** As a maker of another program would have them: strict. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'commonjs',
    moduleResolution: 'bundler',
    strict: true,
    esModuleInterop: true,
    skipLibCheck: true,
    types: [],
    outDir: 'out',
  },
  include: ['*.ts'],
};

/**
 * A folder with the clients that the generators make of a document. It is inside the checkout, where their packages are
 * found.
 */
export const generateClients = async (documentUrl: string): Promise<string> => {
  mkdirSync(path.join(root, '.mullion'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.mullion/clients-'));
  const bin = (name: string, ...args: string[]) =>
    run(path.join(root, 'node_modules/.bin', name), args, { cwd: folder });
  await bin('openapi-typescript', documentUrl, '--output', 'schema.ts');
  await bin(
    'swagger-typescript-api',
    'generate',
    '--path',
    documentUrl,
    '--output',
    '.',
    '--name',
    'api.ts',
    '--silent',
  );
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  return folder;
};

/** The calls a program makes. */
export type Calls = Parameters<typeof programText>[1];

/**
 * What the compiler says of programs that use the clients, each with calls of its own; they are compiled whatever it
 * says.
 */
export const compilePrograms = async (
  folder: string,
  programsOf: ReadonlyMap<ClientName, Calls>,
): Promise<readonly string[]> => {
  for (const [name, calls] of programsOf)
    writeFileSync(path.join(folder, `${name}-calls.ts`), programText(name, calls));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  try {
    await run(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], { maxBuffer: MOST_OUTPUT });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split('\n');
  }
};

/** Sends a request as who may make it, and keeps what was answered. */
export type Sender = (request: Request) => Promise<Response>;

/** The calls of a compiled program, by verb and path. */
export const callsOf = (
  folder: string,
  name: ClientName,
  url: string,
  send: Sender,
  file: File,
): Record<string, () => Promise<unknown>> => {
  const program = createRequire(__filename)(path.join(folder, 'out', `${name}-calls.js`)) as {
    callsOf: (...args: readonly unknown[]) => Record<string, () => Promise<unknown>>;
  };
  return program.callsOf(url, send, file);
};
