import type { Attachment, checkStopPhoto, LaterPage, OutputOf, RequestContext } from '@mullion/contracts';
import { passOf, type Sagas, type Tx } from '@mullion/server-kit';
import { EMPTY_PAGE } from '../rules/empty-page';

interface Photo {
  readonly id: number;
  readonly blob_key: string;
  readonly attachment_type: Attachment['attachment_type'];
  readonly created_at: Date;
  readonly user_name: string;
}

/** A driver's photo becomes a page behind the evidence of the departure that the guest's pass is of. */
export const recordPhotoAsEvidence = async (
  sagas: Sagas,
  tx: Tx,
  context: RequestContext,
  { id, blob_key, attachment_type, created_at, user_name }: Photo,
  { label, order_ids: orders, product }: OutputOf<typeof checkStopPhoto>,
): Promise<void> => {
  const { target_id: truck_id, departure } = passOf(context, 'departure');
  const at = created_at.toISOString();
  const page: LaterPage = { ...EMPTY_PAGE, kind: 'photographed', at, stop: label, orders, product: product ?? '' };
  const source = `photographed:${id}`;
  const photo = { blob_key, attachment_type, created_at: at, user_name };
  await sagas.start(tx, 'evidence-page', `${truck_id}:${departure}:${source}`, context.company_id, {
    ...{ truck_id, departure, source, stop_id: null, page, photo },
  });
};
