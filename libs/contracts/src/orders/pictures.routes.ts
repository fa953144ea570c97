import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { orderId, productId } from '../kit/id.schema';
import { defineRoute, uploadedFiles, urlId } from '../kit/route';
import { product } from './order.schema';

/** A product's picture: a plain drawing, pixels, or the first page of a PDF. */
export const pictureFile = {
  extensions: ['svg', 'png', 'jpg', 'jpeg', 'pdf'],
  maxBytes: 10 * MEBIBYTE,
} as const satisfies FileLimits;
/** Pictures of many products, each named by order and position. */
export const picturesFile = { extensions: ['zip'], maxBytes: 20 * MEBIBYTE } as const satisfies FileLimits;
/** Of a zip: files that are no folders, and bytes of them all, unpacked. */
export const MOST_PICTURES = 200;
export const MOST_UNPACKED_BYTES = 60 * MEBIBYTE;

/** What names a picture: equal ones have equal hashes. */
export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/);

const session = { access: 'session' } as const;

/**
 * Gives a product a picture in the place of the one it has. Errors: not_found, picture.wrong_type, picture.unreadable,
 * picture.too_large, picture.too_many_pixels, picture.company_full, product.picture_refused.
 */
export const setProductPicture = defineRoute({
  service: 'orders',
  name: 'products.set-picture',
  method: 'POST',
  path: 'products/{id}/picture',
  summary: "A product's picture from a file: SVG, PNG, JPEG or the first page of a PDF",
  policy: session,
  file: 'picture',
  params: z.strictObject({ id: urlId(productId) }),
  body: z.strictObject({ files: uploadedFiles }),
  response: product,
  timeoutMs: 30_000,
});

/** By the hash that products carry as `image`; equal pictures have equal hashes. Errors: not_found. */
export const getPicture = defineRoute({
  service: 'orders',
  name: 'images.get',
  method: 'GET',
  path: 'product-pictures/{hash}',
  summary: 'A picture of products by its hash, as SVG',
  policy: { ...session, terminals: ['scanner', 'work_center'] },
  params: z.strictObject({ hash: pictureHash }),
  response: z.object({ image: z.string() }),
});

/** A file of the zip and the products whose picture it becomes. */
const matchedPicture = z.object({
  file: z.string(),
  order_id: orderId,
  /** Order number. */
  order: z.string(),
  position: z.string(),
  products: z.int(),
  /** Of them so many have another picture now, and so many have this one already. */
  replaced: z.int(),
  unchanged: z.int(),
});
export type MatchedPicture = z.infer<typeof matchedPicture>;

/** What is against a file of the zip. */
const refusedPicture = z.object({
  file: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RefusedPicture = z.infer<typeof refusedPicture>;

export const picturesResult = z.object({
  written: z.boolean(),
  pictures: z.array(matchedPicture),
  /** Files that name no product that is there; they are left out. */
  unmatched: z.array(z.string()),
  errors: z.array(refusedPicture),
});
export type PicturesResult = z.infer<typeof picturesResult>;

/**
 * All or nothing. Errors: pictures.failed with what is against each file, pictures.unreadable, pictures.too_large,
 * pictures.too_many, picture.company_full.
 */
export const importPictures = defineRoute({
  service: 'orders',
  name: 'orders.import-pictures',
  method: 'POST',
  path: 'orders/pictures',
  summary: 'Pictures of products from a zip, by order and position',
  policy: session,
  file: 'file',
  body: z.strictObject({
    check_only: z.enum(['true', 'false']).default('false'),
    /** Number of the order, for files named by their position alone. */
    order: z.string().trim().min(1).max(64).optional(),
    files: uploadedFiles,
  }),
  response: picturesResult,
  timeoutMs: 60_000,
});

export const picturesRoutes = { setProductPicture, getPicture, importPictures };
