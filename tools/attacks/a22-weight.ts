import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { FACTORY_NETWORKS, PRINTER_PORTS, resolveWithin } from '../../apps/print-agent/src/allowed-hosts';
import { Person, type Answer } from '../api/person';
import type { World } from '../api/world';
import { finding, inParallel, type Attack, type Finding } from './attack';
import { peakMemory, type Running } from './peak-memory';

/** A table that is allowed, and takes as long as any. */
const HEAVY = { rows: 600, columns: 16, letters: 40 };
const ENDED: ReadonlySet<unknown> = new Set(['done', 'failed']);
const PAUSE_MS = 200;

const refusedAs = ({ status, body, text }: Answer, code: string): string | null =>
  body.code === code && status >= 400 && status < 500 ? null : `${status} ${text.slice(0, 120)}, expected ${code}`;

const tableOf = (rows: number, columns: number, letters: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'langas '.repeat(50).slice(0, letters)));

const photo = (person: Person, pallet: unknown, bytes: Buffer): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ table_name: 'pallets', table_id: String(pallet) }))
    form.set(name, value);
  form.set('attachment_file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
  return person.ask('POST', 'attachments', { form });
};
const photosOf = async (person: Person, pallet: unknown): Promise<number> => {
  const files = await person.do<unknown>('GET', 'attachments', {
    query: { table_name: 'pallets', table_ids: String(pallet) },
  });
  return (files as unknown[]).length;
};
const newPallet = async (person: Person): Promise<unknown> =>
  (await person.do('POST', 'pallets', { body: { length: 2000, width: 1200 } })).id;

/**
 * Half a megabyte that would take 400 MB to decode, many at once: each is refused by its head, and none of them is
 * stored.
 */
const costlyPictures = async ({ people: { admin } }: World, count: number): Promise<Finding> => {
  const blank = { width: 8_900, height: 8_900, channels: 3, background: '#678' } as const;
  const bytes = await sharp({ create: blank, limitInputPixels: false }).jpeg({ progressive: true }).toBuffer();
  const pallet = await newPallet(admin);
  const sent = await finding(
    'pictures that cost much to decode are refused, whoever is told so',
    Array.from({ length: count }),
    async () => {
      const answer = await photo(admin, pallet, bytes);
      // asked to come again because many wait is no hole: nothing of it may be stored either
      return answer.body.code === 'unavailable' ? null : refusedAs(answer, 'picture.too_many_pixels');
    },
    count,
  );
  const stored = await photosOf(admin, pallet);
  const usual = await sharp({ create: { ...blank, width: 4_000, height: 3_000 } })
    .jpeg()
    .toBuffer();
  const { status } = await photo(admin, pallet, usual);
  const failures = [
    ...sent.failures,
    ...(stored === 0 ? [] : [`${stored} of them are stored`]),
    ...(status === 201 ? [] : [`a photo of a telephone after them: ${status}`]),
  ];
  return { ...sent, failures };
};

/** As many files of one pallet as somebody cares to send. */
const manyFiles = async ({ people: { admin } }: World): Promise<Finding> => {
  const pallet = await newPallet(admin);
  const pictures = await inParallel(Array.from({ length: 70 }), 4, () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: `#${randomUUID().slice(0, 6)}` } })
      .png()
      .toBuffer(),
  );
  const answers = await inParallel(pictures, 4, (bytes) => photo(admin, pallet, bytes));
  const last = await photo(admin, pallet, pictures[0] as Buffer);
  const wrong = refusedAs(last, 'attachment.too_many');
  return {
    what: 'files of one pallet have an end',
    tried: answers.length + 1,
    failures: wrong === null ? [] : [wrong],
  };
};

/** Tables and templates with more on them than anybody reads. */
const tooMuch = async ({ people: { viewer, admin } }: World): Promise<Finding> => {
  const text = 'a'.repeat(500);
  const parts = <Part>(part: Part): Part[] => Array.from({ length: 100 }, () => part);
  const template = {
    name: `A22 ${randomUUID()}`,
    width: 100,
    height: 60,
    texts: parts({ text }),
    qr_codes: parts({ content: text }),
  };
  const cases: readonly (readonly [string, () => Promise<Answer>, string])[] = [
    [
      'a table',
      () => viewer.ask('POST', 'custom-pdf', { body: { rows: tableOf(600, 16, 290) } }),
      'exports.too_many_letters',
    ],
    ['a template', () => admin.ask('POST', 'pdf-templates', { body: template }), 'pdf_template.too_much'],
  ];
  return finding(
    'tables and labels with too much on them are refused before they are drawn',
    cases,
    async ([what, send, code]) => {
      const wrong = refusedAs(await send(), code);
      return wrong && `${what}: ${wrong}`;
    },
  );
};

const stateOf = async (person: Person, job: unknown): Promise<unknown> =>
  (await person.do('GET', `render-jobs/${String(job)}`)).state;

/**
 * A viewer wants many documents that take long, then somebody else wants one: it is made long before the viewer's are.
 * Judged by the order, so that a slow machine is judged alike.
 */
const turns = async ({ people: { viewer, admin } }: World, count: number): Promise<Finding> => {
  const rows = tableOf(HEAVY.rows, HEAVY.columns, HEAVY.letters);
  const jobs = await inParallel(Array.from({ length: count }), 4, async () => {
    const { body } = await viewer.ask('POST', 'custom-pdf', { body: { rows } });
    return body.job_id;
  });
  const asked = jobs.filter((job) => job !== undefined);
  const startedAt = performance.now();
  const { job_id: other } = await admin.do('POST', 'custom-pdf', { body: { rows: [['a'], ['b']] } });
  while (!ENDED.has(await stateOf(admin, other))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const ms = performance.now() - startedAt;
  const before = (await inParallel(asked, 4, (job) => stateOf(viewer, job))).filter((state) => ENDED.has(state)).length;
  const failures = before <= 2 ? [] : [`${before} documents of the viewer were made first`];
  return {
    what: 'a person with many heavy documents lets others pass',
    tried: asked.length + 1,
    failures,
    figure: `${Math.round(ms)} ms of 10000`,
  };
};

/** Two programs of one maker with one idempotency key: each has its own answer. */
const foreignKeys = async ({ url, people: { admin }, ids }: World): Promise<Finding> => {
  const program = async () => {
    const body = { name: `A22 ${randomUUID()}`, scopes: ['orders:read', 'orders:write'], expires_on: null };
    const { key } = await admin.do<{ key: string }>('POST', 'api-keys', { body });
    return new Person(url, 'program', key);
  };
  const headers = { 'idempotency-key': randomUUID() };
  const body = { table_name: 'orders', table_id: ids.orders?.id, text: 'A22' };
  const said = await inParallel([await program(), await program()], 1, (one) =>
    one.ask('POST', 'comments', { body, headers }),
  );
  const [one, other] = said.map((answer) => answer.body.id);
  const failures = [
    ...said.filter(({ status }) => status >= 300).map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
    ...(one === other ? [`both were answered with comment ${String(one)}`] : []),
  ];
  return { what: 'two programs do not share an idempotency key', tried: 2, failures };
};

/** Where a print agent that was told nothing may not connect to. */
const agents = (): Promise<Finding> => {
  const usual = resolveWithin(FACTORY_NETWORKS, PRINTER_PORTS);
  const places = [
    ['127.0.0.1', 9_100],
    ['::1', 9_100],
    ['0.0.0.0', 9_100],
    ['::ffff:127.0.0.1', 9_100],
    ['localhost', 9_100],
    ['169.254.169.254', 9_100],
    ['8.8.8.8', 9_100],
    ['10.0.0.1', 22],
    ['10.0.0.1', 5_432],
    ['192.168.1.1', 80],
    ['192.168.1.1', 9_110],
  ] as const;
  return finding('print agents reach printers alone', places, async ([host, port]) =>
    (await usual(host, port)) === null ? null : `${host}:${port} is reached`,
  );
};

/** A22: what costs the product much and its sender little; keys and doors that are somebody else's. */
export const weight = (running: Running): Attack => ({
  id: 'A22',
  title: 'weight',
  run: async (world, size) => [
    await costlyPictures(world, size === 'full' ? 16 : 4),
    await tooMuch(world),
    await turns(world, size === 'full' ? 20 : 4),
    await foreignKeys(world),
    await agents(),
    ...(size === 'full' ? [await manyFiles(world)] : []),
    ...(running.processes ? [peakMemory(running)] : []),
  ],
});
