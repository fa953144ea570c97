import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TestGateway } from '../testing/test-gateway';

describe('the pages', () => {
  let gateway: TestGateway;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'web-'));
    await mkdir(path.join(root, 'site/assets'), { recursive: true });
    await writeFile(path.join(root, 'secret.txt'), 'secret');
    await writeFile(path.join(root, 'site/index.html'), '<!doctype html><title>Mullion</title>');
    await writeFile(path.join(root, 'site/assets/main-abc123.js'), 'console.log(1);\n'.repeat(500));
    await writeFile(path.join(root, 'site/assets/code-reader.worker-a_B-1.js'), 'postMessage(1);');
    gateway = await TestGateway.open({ WEB_ROOT: path.join(root, 'site') });
  });
  afterAll(async () => {
    await gateway.close();
    await rm(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => gateway.call('GET', url, { headers });

  it.each(['/', '/lt', '/lt/orders', '/en/pallets/null', '/lt/trucks-list?page=2', '/lt/product-set/26-0405.999001'])(
    'answers %s with the SPA, revalidated each time',
    async (url) => {
      const page = await get(url);
      expect(page.text).toContain('<title>Mullion</title>');
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('lets a page run nothing but its own scripts, in no frame, by https only', async () => {
    const { headers } = await get('/lt');
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    // the preview of a PDF, and no frame of anybody else
    expect(csp).toContain('frame-src blob:;');
    expect(csp).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('BEY-03b lets WebAssembly run in the worker of the camera, and nowhere else', async () => {
    const policyOf = async (url: string) => (await get(url)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/assets/code-reader.worker-a_B-1.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const url of ['/lt', '/assets/main-abc123.js', '/lt/assets/code-reader.worker-a_B-1.js'])
      expect([url, await policyOf(url)]).toEqual([url, expect.not.stringContaining('unsafe-eval')]);
  });

  it('sends hashed files packed, for ever, and not again', async () => {
    const url = '/assets/main-abc123.js';
    const file = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(file.text).toHaveLength(16 * 500);
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(Number(file.headers.get('content-length'))).toBeLessThan(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get(url, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    const again = await get(url, { 'accept-encoding': 'gzip, br', 'if-none-match': file.headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('BEY-02a serves the worker and the manifests of terminals so that a new version is seen', async () => {
    await writeFile(path.join(root, 'site/service-worker.js'), 'self.skipWaiting;');
    await writeFile(path.join(root, 'site/manifest.lt.webmanifest'), '{}');
    const worker = await get('/service-worker.js');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
    const manifest = await get('/manifest.lt.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(manifest.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  });

  it('sees a new build without a restart', async () => {
    await writeFile(path.join(root, 'site/new.svg'), '<svg/>');
    expect((await get('/new.svg')).headers.get('content-type')).toBe('image/svg+xml');
    await rm(path.join(root, 'site/new.svg'));
    expect((await get('/new.svg')).status).toBe(404);
  });

  it.each([
    '/assets/old-999.js',
    '/favicon.ico',
    '/api',
    '/api/nothing',
    '/%00',
    '/%E0%A4%A',
    '/..%2fsecret.txt',
    `/api/orders/${'x'.repeat(5_000)}`,
    '/assets/..%2f..%2fsecret.txt',
  ])('knows nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.problem).toMatchObject({ code: expect.stringMatching(/not_found|invalid/) as string });
    expect(answer.text).not.toContain('secret');
  });

  it('sends a person with an address that cannot be read to the page that says so', async () => {
    const broken = (accept: string) =>
      fetch(`${gateway.running.url}/en/orders/%E0%A4%A/`, { headers: { accept }, redirect: 'manual' });
    const page = await broken('text/html,*/*;q=0.8');
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en/not-found']);
    expect((await broken('application/json')).status).toBe(400);
  });

  it('shows the API with files of its own only', async () => {
    const page = await get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/(src|href)=["']?(https?:)?\/\//);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    expect((await get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
  });
});
