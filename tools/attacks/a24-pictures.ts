import { randomUUID } from 'node:crypto';
import { makeZip } from '@mullion/spreadsheet/testing';
import sharp from 'sharp';
import type { Answer, Json, Person } from '../api/person';
import type { World } from '../api/world';
import { finding, type Attack, type Finding } from './attack';

const SIZE = { width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
type Row = Json & { readonly id: number };
type Files = Readonly<Record<string, string | Buffer>>;

const sent = (person: Person, path: string, field: string, name: string, content: Buffer): Promise<Answer> => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)]), name);
  return person.ask('POST', path, { form });
};

/**
 * What one product is given as its picture, by itself and in a zip: each is refused, in the zip with the name of its
 * file, and nothing is stored.
 */
const harmful = async ({ people: { admin } }: World): Promise<Finding> => {
  const number = `A24-${randomUUID().slice(0, 8)}`;
  const order = await admin.do<Row>('POST', 'orders', { body: { production_id: number, delivery_date: '2026-12-01' } });
  const product = await admin.do<Row>('POST', 'products', { body: { order_id: order.id, position: 'L1', ...SIZE } });
  const blank = sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#678' },
    limitInputPixels: false,
  });
  const huge = await blank.jpeg({ progressive: true, quality: 30 }).toBuffer();
  const pictures: readonly (readonly [name: string, content: string | Buffer, code: string])[] = [
    ['L1.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'product.picture_refused'],
    [
      'L1.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      'product.picture_refused',
    ],
    ['L1.svg', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'product.picture_refused'],
    ['L1.png', '#!/bin/sh', 'picture.wrong_type'],
    ['L1.png', makeZip({ 'a.png': 'x' }), 'picture.wrong_type'],
    ['L1.pdf', '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 1 0 R>> endobj', 'picture.unreadable'],
    ['L1.jpg', huge, 'picture.too_many_pixels'],
  ];
  const alone = await finding(
    'pictures that do harm are refused',
    pictures,
    async ([name, content, code]) => {
      const one = await sent(admin, `products/${product.id}/picture`, 'picture', name, Buffer.from(content as string));
      const zip = makeZip({ [`${number}/${name}`]: content });
      const many = await sent(admin, 'orders/pictures', 'file', 'a.zip', zip);
      const [fault] = (many.body['errors'] ?? []) as { path: string; code: string }[];
      if (one.body['code'] !== code || one.status >= 500)
        return `${name}: ${one.status} ${one.text.slice(0, 120)}, expected ${code}`;
      const isNamed = many.status === 422 && fault?.path === `files.${number}/${name}` && fault.code === code;
      return isNamed ? null : `${name} in a zip: ${many.status} ${many.text.slice(0, 160)}`;
    },
    2,
  );
  const zips: readonly (readonly [what: string, files: Files | Buffer, code: string])[] = [
    [
      'a bomb',
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`${number}/${at}.png`, Buffer.alloc(10_000_000)])),
      'pictures.too_large',
    ],
    [
      'very many',
      Object.fromEntries(Array.from({ length: 900 }, (_none, at) => [`${at}.png`, 'x'])),
      'pictures.too_many',
    ],
    ['paths upwards', { [`../../${number}/L1.png`]: 'x', [`/${number}/L1.png`]: 'x' }, 'pictures.failed'],
    ['no zip', Buffer.from('PK and nothing more'), 'pictures.unreadable'],
    ['half a zip', makeZip({ [`${number}/L1.png`]: Buffer.alloc(5_000, 7) }).subarray(0, 60), 'pictures.unreadable'],
  ];
  const whole = await finding('zip files that do harm are refused', zips, async ([what, files, code]) => {
    const answer = await sent(
      admin,
      'orders/pictures',
      'file',
      'a.zip',
      Buffer.isBuffer(files) ? files : makeZip(files),
    );
    return answer.body['code'] === code && answer.status < 500
      ? null
      : `${what}: ${answer.status} ${answer.text.slice(0, 160)}`;
  });
  const { image } = await admin.do<{ image: string | null }>('GET', `products/${product.id}/image`);
  const failures = [...alone.failures, ...whole.failures, ...(image === null ? [] : ['one of them is stored'])];
  return { what: 'pictures and zip files that do harm', tried: 2 * alone.tried + whole.tried, failures };
};

/** A24: pictures of products from outside. */
export const pictures: Attack = { id: 'A24', title: 'pictures', run: async (world) => [await harmful(world)] };
