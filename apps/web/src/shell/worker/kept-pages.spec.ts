import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKeptPage } from '../../../build/terminal-files';
import { isTerminalPage } from './shell';

const routes = path.join(__dirname, '../routes');
const source = readdirSync(routes)
  .filter((file) => file.endsWith('-routes.tsx'))
  .map((file) => readFileSync(path.join(routes, file), 'utf8'))
  .join('\n');
/**
 * `page('scanner', async () => (await import('../../features/pallet-scanner/pallet-scanner-page'))…`: its address and
 * its file.
 */
const pages = [...source.matchAll(/page\(\s*'([^']+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g)].map(
  ([, route = '', file = '']) => ({
    address: `/lt/${route.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7')}`,
    file: `${file}.tsx`,
  }),
);

describe('pages that open without a network', () => {
  it('BEY-02a are all on the device with what they import', () => {
    const open = pages.filter(({ address }) => isTerminalPage(address));
    expect(pages.length).toBeGreaterThan(40);
    expect(open.map(({ address }) => address)).toEqual(
      expect.arrayContaining([
        '/lt/scanner',
        '/lt/truck-scanner/7',
        '/lt/rack-scanner',
        '/lt/status-change',
        '/lt/work-center',
      ]),
    );
    expect(open.filter(({ file }) => !isKeptPage(file))).toEqual([]);
  });
});
