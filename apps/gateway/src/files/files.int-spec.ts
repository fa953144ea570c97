import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openLink, type OutputOf } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { TestGateway } from '../testing/test-gateway';

type Link = OutputOf<typeof openLink>;

const job = {
  id: '7f3c1f0e-3c1b-4a52-9a52-0d7f3f1c2b11',
  kind: 'loading',
  state: 'running',
  progress: 0.42,
  link: '/api/files/x',
  file_name: 'krovinys ą.pdf',
  error: null,
  created_at: '2026-01-01T00:00:00Z',
} as unknown as NonNullable<Link['job']>;
const url = '/api/files/a-token-of-a-link';

describe('links to files', () => {
  let gateway: TestGateway;
  let answer: () => Link;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.answer(openLink, () => answer());
    await mkdir(path.join(gateway.blobFolder, 'renders'), { recursive: true });
    await writeFile(path.join(gateway.blobFolder, 'renders/list.pdf'), '%PDF-1.7 test');
  });
  afterAll(() => gateway.close());

  const linkOf = (over: Partial<NonNullable<Link['job']>>, more: Partial<Link> = {}): Link => ({
    job: { ...job, ...over },
    file_name: 'krovinys ą.pdf',
    blob_key: null,
    content_type: null,
    language: 'lt',
    ...more,
  });
  const json = { headers: { accept: 'application/json' } };

  it('show how far the file is, in the language of the job, without a script', async () => {
    answer = () => linkOf({});
    const page = await gateway.call('GET', url);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="lt">');
    expect(page.text).toContain('Failas kuriamas');
    expect(page.text).toContain('value="42"');
    expect(page.text).toContain('http-equiv="refresh"');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    answer = () => linkOf({ state: 'queued' }, { language: 'en' });
    expect((await gateway.call('GET', url)).text).toContain('waiting its turn');
  });

  it('answer a program 202 until the file is there', async () => {
    answer = () => linkOf({});
    expect(await gateway.call('GET', url, json)).toMatchObject({
      status: 202,
      body: { state: 'running', progress: 0.42 },
    });
  });

  it('then give the file, shown in the browser and nothing but its type', async () => {
    answer = () =>
      linkOf({ state: 'done', progress: 1 }, { blob_key: 'renders/list.pdf', content_type: 'application/pdf' });
    const file = await gateway.call('GET', url, json);
    expect(file).toMatchObject({ status: 200, text: '%PDF-1.7 test' });
    const { headers } = file;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe('13');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''krovinys%20%C4%85.pdf");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('never show what could run', async () => {
    answer = () => linkOf({ state: 'done' }, { blob_key: 'renders/list.pdf', content_type: 'text/html' });
    const file = await gateway.call('GET', url);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('say what went wrong, to people and to programs', async () => {
    answer = () => {
      throw new AppError('file.link_expired');
    };
    const page = await gateway.call('GET', url, { headers: { 'accept-language': 'lt' } });
    expect(page.status).toBe(410);
    expect(page.text).toContain('Nuorodos galiojimas baigėsi');
    expect((await gateway.call('GET', url, json)).problem).toMatchObject({ status: 410, code: 'file.link_expired' });
    answer = () => linkOf({ state: 'failed', error: '<b>secret</b>' });
    const failed = await gateway.call('GET', url);
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain('secret');
    answer = () => linkOf({ state: 'done' }, { blob_key: '../../etc/passwd', content_type: 'application/pdf' });
    expect((await gateway.call('GET', url, json)).problem).toMatchObject({ status: 404, code: 'file.not_found' });
  });
});
