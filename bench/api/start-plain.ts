import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../bench';

export interface PlainProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts a process that the chain is measured against; it prints its address. */
export const startPlain = async (script: string, databaseUrl: string): Promise<PlainProcess> => {
  const child = spawn(process.execPath, ['tools/run-ts.mjs', script], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString()));
    child.once('exit', (code) => reject(new Error(`the plain process ended with ${code}`)));
  });
  return { url: (JSON.parse(line) as { url: string }).url, child };
};
