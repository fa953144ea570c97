import { getEvidenceSheet, type EvidenceContent, type RequestContext } from '@mullion/contracts';
import { formatMomentIn } from '@mullion/i18n';
import { AppError, type BlobStore, type Rpc } from '@mullion/server-kit';
import type { EvidenceInput } from './render-input';

const photosOf = ({ pallets }: EvidenceContent): string[] =>
  pallets.flatMap((pallet) => pallet.photos.map(({ hash }) => hash));

/** What a sheet of evidence is drawn from, its photos read from the store. @throws AppError `not_found` */
export const evidenceInput = async (
  { sheet_id, later }: { readonly sheet_id: number; readonly later: boolean },
  timeZone: string,
  rpc: Rpc,
  store: BlobStore,
  context: RequestContext,
): Promise<EvidenceInput> => {
  const sheet = await rpc.ask(getEvidenceSheet, { sheet_id, later }, { context });
  if (!sheet) throw new AppError('not_found');
  const { content, hash, code, proof_url: proofUrl } = sheet;
  const photos: Record<string, string> = {};
  const shown = new Set(later ? sheet.later.flatMap(({ photo }) => photo?.hash ?? []) : photosOf(content));
  for (const [photo, key] of Object.entries(sheet.photo_keys)) {
    if (!shown.has(photo)) continue;
    const parts: Buffer[] = [];
    for await (const part of await store.get(key)) parts.push(part as Buffer);
    photos[photo] = `data:image/jpeg;base64,${Buffer.concat(parts).toString('base64')}`;
  }
  const madeAt = formatMomentIn(new Date(sheet.made_at), timeZone);
  return { content, later: sheet.later, isLater: later, hash, code, madeAt, timeZone, proofUrl, photos };
};
