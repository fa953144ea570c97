import {
  checkStopPhoto,
  getProblemOfDamage,
  type addStopPhoto as contract,
  type AttachmentTable,
  type InputOf,
  type StopId,
} from '@mullion/contracts';
import { AppError, systemContext, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import type { AttachmentFiles } from '../attachment-files';
import { recordPhotoAsEvidence } from '../../core/evidence/record-photo-as-evidence';
import { keepAttachment } from './keep-attachment';

/**
 * A driver's photo: of a stop, or of the problem that a damage there has opened; the evidence of the departure keeps a
 * copy of its own. Dispatch says whether the stop is of the guest's departure.
 * @throws AppError `not_found`, `unavailable` while the damage has no problem yet, those of `AttachmentFiles.keep`
 */
export const addStopPhoto = async (
  tools: ServiceTools<DocumentsConfig>,
  files: AttachmentFiles,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<{ ok: true }> => {
  const { context } = call;
  const damage = body.damage_id ?? null;
  const shown = await tools.rpc.ask(checkStopPhoto, { stop_id: params.id as StopId, damage_id: damage }, { context });
  const place =
    damage === null ? { table: 'stops' as const, id: params.id } : await problemOf(tools, context.company_id, damage);
  await keepAttachment(tools, files, call, {
    ...place,
    uploads: body.files,
    field: 'photo',
    alongside: (tx, row) => recordPhotoAsEvidence(tools.sagas, tx, context, row, shown),
  });
  return { ok: true };
};

const problemOf = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  companyId: number,
  damage_id: string,
): Promise<{ table: AttachmentTable; id: number }> => {
  const { problem_id: id } = await rpc.ask(getProblemOfDamage, { damage_id }, { context: systemContext(companyId) });
  // the device sends it again in a moment
  if (id === null) throw new AppError('unavailable');
  return { table: 'problems', id };
};
