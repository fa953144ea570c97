import type { InputOf, PdfImageFile, PdfImageId, routes } from '@mullion/contracts';
import { AppError, turnOf, type CallInfo, type Database } from '@mullion/server-kit';
import type { Logos } from '../../templates/templates.module';
import { PdfTemplateRepository } from '../pdf-template.repository';

/** The one file of an upload. */
const FILE = 'image';

/** @throws AppError `invalid` without a file; those of `Logos.keep` */
export const uploadPdfImage = async (
  database: Database,
  logos: Logos,
  call: CallInfo,
  { files }: InputOf<typeof routes.uploadPdfImage>['body'],
): Promise<PdfImageFile> => {
  const upload = files.find((file) => file.field === FILE);
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: `body.${FILE}`, code: 'invalid_type' }] });
  const key = await logos.keep(turnOf(call.context), upload, ['jpeg']);
  // an upload has a new place each time: its content is what makes two requests the same
  const keyed = { ...call, bodyHash: () => JSON.stringify([upload.name, key]) };
  const { data } = await database.transaction(keyed, (tx) =>
    new PdfTemplateRepository(tx, call.context.company_id).addImage(upload.name, key),
  );
  await logos.discard(upload);
  return { id: data.id as PdfImageId, image_name: data.image_name, location: await logos.dataUri(key) };
};
