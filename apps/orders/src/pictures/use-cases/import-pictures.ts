import { createHash } from 'node:crypto';
import { hasRight, type InputOf, type PicturesResult, type RefusedPicture, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Reply, reply, type ServiceTools } from '@mullion/server-kit';
import type { OrdersConfig } from '../../orders-config';
import { picturedIn } from '../pictures.queries';
import { matchPictures, readingsOfName, type PictureMatch } from '../rules/match-pictures';
import type { PictureFiles } from '../picture-files';
import { zippedPictures, type ZippedPicture } from '../zip-pictures';
import { hashOfImage } from '../../images/images.module';
import { writePictures } from './write-pictures';

type Fields = InputOf<typeof routes.importPictures>['body'];
interface Drawn extends PictureMatch {
  readonly svg: string;
}

/** What a picture itself is refused with; anything else ends the import. */
const isOfPicture = (error: unknown): error is AppError =>
  error instanceof AppError &&
  [
    'picture.wrong_type',
    'picture.unreadable',
    'picture.too_large',
    'picture.too_many_pixels',
    'product.picture_refused',
  ].includes(error.code);

/**
 * Pictures from a zip to the products that its files are named by; when only checking, what would become of each file.
 * @throws AppError `no_right_to_edit_product`, `pictures.failed` with what is against each file, `pictures.unreadable`,
 * `pictures.too_large`, `pictures.too_many`, `picture.company_full`
 */
export const importPictures = async (
  tools: ServiceTools<OrdersConfig>,
  files: PictureFiles,
  call: CallInfo,
  fields: Fields,
): Promise<Committed<PicturesResult> | Reply<PicturesResult>> => {
  const upload = fields.files.find(({ field }) => field === 'file');
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: 'body.file', code: 'required' }] });
  if (!hasRight(call.context, 'PR_EDIT')) throw new AppError('no_right_to_edit_product');
  const companyId = call.context.company_id;
  const bytes = await files.bytesOfZip(companyId, upload);
  const { pictures, faults } = await zippedPictures(bytes);
  const names = pictures.map(({ name }) => name);
  const chosen = fields.order ?? null;
  const numbers = names.flatMap((name) => readingsOfName(name, chosen).map(({ order }) => order));
  const { orders, products } = await picturedIn(tools.database, companyId, numbers);
  const { matched, unmatched, faults: unclear } = matchPictures(names, orders, products, chosen);
  const gone = new Set(products.flatMap(({ id, has_left: hasLeft }) => (hasLeft ? [id] : [])));
  const isGone = ({ productIds }: PictureMatch): boolean => productIds.some((id) => gone.has(id));
  const left = matched.filter(isGone).map(({ file }) => ({ file, code: 'product.departed', params: {} }));
  const { drawn, refused } = await drawAll(
    files,
    call,
    matched.filter((match) => !isGone(match)),
    pictures,
  );
  const images = new Map(products.map(({ id, image }) => [id, image]));
  const result: PicturesResult = {
    written: false,
    pictures: drawn.map((picture) => toMatched(picture, images)),
    unmatched: [...unmatched],
    errors: [...faults, ...unclear.map((one) => ({ ...one, params: { ...one.params } })), ...left, ...refused],
  };
  if (fields.check_only === 'true') {
    await files.discard(upload);
    return reply(200, result);
  }
  if (result.errors.length > 0) throw failed(result);
  const keyed = {
    ...call,
    bodyHash: () =>
      createHash('sha256')
        .update(`${chosen ?? ''} `)
        .update(bytes)
        .digest('base64'),
  };
  const written = await tools.database.transaction(keyed, async (tx) => {
    await writePictures(tx, call.context, drawn, tools.config.PICTURES_MB_PER_COMPANY);
    return { ...result, written: true };
  });
  await files.discard(upload);
  return written;
};

/** One after the other: the next is unpacked when the one before is drawn. */
const drawAll = async (
  files: PictureFiles,
  call: CallInfo,
  matched: readonly PictureMatch[],
  pictures: readonly ZippedPicture[],
): Promise<{ drawn: Drawn[]; refused: RefusedPicture[] }> => {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  const drawn: Drawn[] = [];
  const refused: RefusedPicture[] = [];
  for (const match of matched) {
    try {
      const bytes = (await byName.get(match.file)?.bytes()) ?? Buffer.alloc(0);
      drawn.push({ ...match, svg: await files.svgOf(bytes, call) });
    } catch (error) {
      if (!isOfPicture(error)) throw error;
      refused.push({ file: match.file, code: error.code, params: error.params as RefusedPicture['params'] });
    }
  }
  return { drawn, refused };
};

const toMatched = ({ file, order, position, productIds, svg }: Drawn, images: ReadonlyMap<number, string | null>) => {
  const hash = hashOfImage(svg);
  const before = productIds.map((id) => images.get(id) ?? null);
  return {
    ...{
      file,
      order_id: order.id as PicturesResult['pictures'][number]['order_id'],
      order: order.number,
      position,
      products: productIds.length,
    },
    replaced: before.filter((image) => image !== null && image !== hash).length,
    unchanged: before.filter((image) => image === hash).length,
  };
};

const failed = (result: PicturesResult): AppError =>
  new AppError(
    'pictures.failed',
    { count: result.errors.length },
    {
      errors: result.errors.map(({ file, code, params }) => ({ path: `files.${file}`, code, params })),
      current: result,
    },
  );
