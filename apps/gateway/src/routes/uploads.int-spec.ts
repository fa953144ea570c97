import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { importOrders, importTemplate, type InputOf } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const result = {
  written: true,
  orders: [],
  products: 0,
  fittings: 0,
  new_customers: [],
  errors: [],
  questions: [],
  questions_seen: '',
  reading: null,
  heads: {},
  ignored: [],
  more_errors: false,
};

describe('files that come and go', () => {
  let gateway: TestGateway;
  let token: string;
  let received: InputOf<typeof importOrders>['body'] | undefined;
  let refuse = false;
  let asked = 0;
  let busyMs = 0;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn({ ...people.planner(), rights: ['PR_EDIT'] });
    gateway.world.answer(importOrders, async ({ body }) => {
      received = body;
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, busyMs));
      if (refuse) throw new AppError('import.unreadable');
      return result;
    });
  });
  beforeEach(() => {
    received = undefined;
    refuse = false;
    asked = 0;
    busyMs = 0;
  });
  afterAll(() => gateway.close());

  const form = (
    fields: Record<string, string>,
    content: string | Uint8Array<ArrayBuffer> | null = 'order;width\n1;2\n',
    name = 'frames.csv',
  ): FormData => {
    const made = new FormData();
    for (const [key, value] of Object.entries(fields)) made.append(key, value);
    if (content !== null) made.append('file', new Blob([content], { type: 'text/csv' }), name);
    return made;
  };
  const send = (body: unknown) => gateway.call('POST', '/api/orders/import', { token, body });
  const stored = async (): Promise<string[]> => {
    const all = await readdir(gateway.blobFolder, { recursive: true, withFileTypes: true });
    return all.filter((one) => one.isFile()).map((one) => one.name);
  };

  it('an upload is stored, and the service gets its key', async () => {
    expect(await send(form({ on_known: 'update' }, undefined, '../../etc/frames.csv'))).toMatchObject({
      status: 200,
      body: result,
    });
    expect(received).toMatchObject({
      on_known: 'update',
      files: [{ field: 'file', name: 'frames.csv', size: 16, type: 'text/csv' }],
    });
    const key = received?.files[0]?.key ?? '';
    expect(key).toMatch(/^uploads\/1\/[0-9a-f-]{36}$/);
    expect(await readFile(path.join(gateway.blobFolder, key), 'utf8')).toBe('order;width\n1;2\n');
  });

  it('an upload is asked once under its key while its service is at work: a second time would do the same work beside it', async () => {
    // longer than the silence after which what may be repeated is asked again
    busyMs = 2_600;
    const headers = { 'idempotency-key': 'import-1' };
    expect((await gateway.call('POST', '/api/orders/import', { token, body: form({}), headers })).status).toBe(200);
    expect(asked).toBe(1);
  });

  it('nothing stays of an upload that is refused here or there', async () => {
    const before = await stored();
    refuse = true;
    expect((await send(form({}))).problem).toMatchObject({ status: 422, code: 'import.unreadable' });
    refuse = false;
    expect((await send(form({ on_known: 'never' }))).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.on_known' }],
    });
    expect((await send(form({}, new Uint8Array(20 * 1_048_576 + 1)))).problem).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
    expect(await stored()).toEqual(before);
  });

  it('a file that the contract does not name is refused before it is stored, and so is a second one', async () => {
    const before = await stored();
    for (const field of ['file', 'extra', 'image']) {
      const body = form({});
      body.append(field, new Blob([new Uint8Array(2_000_000)]), 'more.bin');
      expect((await send(body)).problem).toMatchObject({
        status: 400,
        errors: [{ path: `body.${field}`, code: 'unrecognized_keys' }],
      });
    }
    expect(received).toBeUndefined();
    expect(await stored()).toEqual(before);
  });

  it('a form that is none is refused: no boundary, an early end, another content type', async () => {
    const raw = (type: string, body: string) =>
      gateway.call('POST', '/api/orders/import', { token, body, headers: { 'content-type': type } });
    expect((await raw('multipart/form-data', 'x')).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body', code: 'multipart_broken' }],
    });
    const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na;b';
    expect((await raw('multipart/form-data; boundary=b', cut)).problem).toMatchObject({ status: 400 });
    expect((await raw('text/plain', 'x')).problem).toMatchObject({ status: 400 });
    expect((await send(form({ order: 'a\u0000b' }))).problem).toMatchObject({
      errors: [{ path: 'body.order', code: 'form.characters' }],
    });
  });

  it('a key of a file cannot be given from outside', async () => {
    const files = JSON.stringify([{ field: 'file', name: 'x', key: 'uploads/7/other', size: 1, type: 'text/csv' }]);
    expect((await send(form({ files }))).problem?.errors?.[0]?.path).toBe('body.files');
    expect(
      (await send({ files: [{ field: 'file', name: 'x', key: 'uploads/7/other', size: 1, type: 'text/csv' }] })).problem
        ?.status,
    ).toBe(400);
    expect(received).toBeUndefined();
  });

  it('a template is a file for a browser and JSON for a program', async () => {
    const content = Buffer.from('order;width').toString('base64');
    const stop = gateway.world.answer(importTemplate, () => ({
      name: 'šablonas.csv',
      type: 'text/csv; charset=utf-8',
      content,
    }));
    const file = await gateway.call('GET', '/api/orders/import/template?format=csv', { token });
    expect(file.text).toBe('order;width');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C5%A1ablonas.csv");
    const json = await gateway.call('GET', '/api/orders/import/template', {
      token,
      headers: { accept: 'application/json' },
    });
    expect(json.body).toMatchObject({ name: 'šablonas.csv', content });
    stop();
  });
});
