import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const DRAWS = `
  const { freePorts } = await import(process.argv[1]);
  const all = [];
  for (let round = 0; round < 20; round += 1) all.push(...(await freePorts(40)));
  process.stdout.write(JSON.stringify(all) + '\\n');
  process.stdin.resume();
`;

/** A program of its own that is given 800 ports and lives until its input ends. */
const program = () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', DRAWS, path.join(__dirname, 'ports.mjs')], {
    stdio: 'pipe',
  });
  let said = '';
  const ports = new Promise<number[]>((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.endsWith('\n')) resolve(JSON.parse(said) as number[]);
    });
  });
  return { ports, end: () => (child.stdin.end(), once(child, 'exit')) };
};

describe('free ports', () => {
  it('are given once, whatever programs ask side by side, until those that have them end', async () => {
    const programs = [program(), program()];
    const given = (await Promise.all(programs.map(({ ports }) => ports))).flat();
    expect(given).toHaveLength(1_600);
    expect(new Set(given).size).toBe(given.length);
    await Promise.all(programs.map(({ end }) => end()));
  });
});
