import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { interfaceFindings } from './interface';

const root = path.resolve(__dirname, '../..');

describe('what the optimiser promises', () => {
  it('gives the same plans in Node and in Chromium, byte for byte, pallets and trucks', () => {
    const args = ['tools/run-ts.mjs', 'bench/packing/main.ts', '--browser'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const compared = stdout.split('\n').filter((line) => line.includes(' bytes: '));
    expect(compared.filter((line) => !line.endsWith(': the same'))).toEqual([]);
    expect(compared.length).toBeGreaterThanOrEqual(9);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('the command line keeps to bench/README.md: exit codes, formats, equal bytes for equal work', () => {
    const findings = interfaceFindings({ isTimed: false, every: 4 });
    expect(findings.length).toBeGreaterThan(15);
    expect(findings.filter(({ fault }) => fault)).toEqual([]);
  });
});
