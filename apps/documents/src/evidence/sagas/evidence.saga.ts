import {
  getCompany,
  getPalletsToPrint,
  getScansOfPallets,
  type EvidencePallet,
  type PalletId,
  type TruckId,
} from '@mullion/contracts';
import { Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { filesOfRows } from '../../attachments/attachments.queries';
import type { DocumentsConfig } from '../../config';
import { recordOf } from '../../core/evidence/departed-floor.queries';
import { EvidencePhotos } from '../evidence-photos';
import { EvidenceRepository } from '../../core/evidence/evidence.repository';
import { evidenceContentOf } from '../rules/evidence-content';

export interface EvidenceData {
  readonly truck_id: TruckId;
  readonly departure: number;
}
/** Packing gives so many pallets at once. */
const AT_ONCE = 100;

/**
 * A truck left: what is attested of it is put together once. Until it is there this is tried again, whatever is away.
 */
@Injectable()
@Saga('evidence')
export class EvidenceSaga {
  constructor(
    private readonly tools: ServiceTools<DocumentsConfig>,
    private readonly photos: EvidencePhotos,
  ) {}

  async step(
    { company_id: companyId, data }: SagaRow<EvidenceData>,
    helpers: SagaHelpers<EvidenceData>,
  ): Promise<Next<EvidenceData>> {
    const of = { truck_id: data.truck_id, departure: data.departure };
    if (await new EvidenceRepository(helpers.database, companyId).find(of)) return { done: true };
    const record = await recordOf(this.tools, of, helpers);
    if (!record) return { done: true };
    const ids = record.pallets.map(({ pallet_id: id }) => id);
    const [company, pallets, scans, photos] = await Promise.all([
      this.tools.rpc.ask(getCompany, { company_id: helpers.context.company_id }, { context: helpers.context }),
      inPieces(ids, (pallet_ids) =>
        this.tools.rpc.ask(getPalletsToPrint, { pallet_ids }, { context: helpers.context }),
      ),
      inPieces(ids, (pallet_ids) =>
        this.tools.rpc.ask(getScansOfPallets, { pallet_ids }, { context: helpers.context }),
      ),
      this.photosOf(companyId, ids),
    ]);
    const content = evidenceContentOf({ company: company.name, record, pallets, scans, photos });
    return helpers.commit(async (tx) => {
      const evidence = new EvidenceRepository(tx, companyId);
      await evidence.add(of, content, this.tools.clock.now());
      await evidence.addSheet({ ...of, contact_id: 0, customer: null, order_ids: [] });
      tx.afterCommit(() =>
        this.tools.bus.live({ company_id: helpers.context.company_id, entity: 'truck', ids: [data.truck_id] }),
      );
      return { done: true };
    });
  }

  private async photosOf(companyId: number, ids: readonly number[]): Promise<Map<number, EvidencePallet['photos']>> {
    const byPallet = new Map<number, EvidencePallet['photos']>();
    for (const row of await filesOfRows(this.tools.database, companyId, 'pallets', ids)) {
      const photo = await this.photos.keep(companyId, { ...row, created_at: row.created_at.toISOString() });
      if (photo) byPallet.set(row.table_id, [...(byPallet.get(row.table_id) ?? []), photo]);
    }
    return byPallet;
  }
}

const inPieces = async <T>(ids: readonly PalletId[], ask: (ids: PalletId[]) => Promise<T[]>): Promise<T[]> => {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) found.push(...(await ask(ids.slice(at, at + AT_ONCE))));
  return found;
};
