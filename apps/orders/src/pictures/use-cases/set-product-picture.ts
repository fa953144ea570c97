import { createHash } from 'node:crypto';
import { hasRight, type InputOf, type Product, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { OrdersConfig } from '../../orders-config';
import { productById } from '../../products/products.queries';
import type { PictureFiles } from '../picture-files';
import { writePictures } from './write-pictures';

/** The one file of the form. */
const FILE = 'picture';

/**
 * @throws AppError `invalid` without a file, `no_right_to_edit_product`, `not_found`, those of `PictureFiles.svgOf` and
 * `writePictures`
 */
export const setProductPicture = async (
  tools: ServiceTools<OrdersConfig>,
  files: PictureFiles,
  call: CallInfo,
  { params, body }: InputOf<typeof routes.setProductPicture>,
): Promise<Committed<Product>> => {
  const upload = body.files.find(({ field }) => field === FILE);
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: `body.${FILE}`, code: 'required' }] });
  // before anything is drawn: what is refused anyway must not cost a process
  if (!hasRight(call.context, 'PR_EDIT')) throw new AppError('no_right_to_edit_product');
  await productById(tools.database, call.context.company_id, params.id);
  const bytes = await files.bytesOfPicture(call.context.company_id, upload);
  const svg = await files.svgOf(bytes, call);
  // an upload has a new place each time: its content is what makes two requests the same
  const keyed = {
    ...call,
    bodyHash: () => createHash('sha256').update(`${params.id} `).update(bytes).digest('base64'),
  };
  const written = await tools.database.transaction(keyed, async (tx) => {
    const picture = { svg, productIds: [params.id] };
    const [product] = await writePictures(tx, call.context, [picture], tools.config.PICTURES_MB_PER_COMPANY);
    return product as Product;
  });
  await files.discard(upload);
  return written;
};
