import {
  issuePapers,
  paperCode,
  type PaperFacts,
  type PaperKind,
  type PalletDetail,
  type RequestContext,
  type Truck,
  type UserId,
} from '@mullion/contracts';
import { palletLabelFacts, palletListFacts, truckListFacts } from '@mullion/packing-model';
import type { Rpc } from '@mullion/server-kit';
import { chunks } from './chunks';
import { paperKey } from './parts/paper-key';
import type { RenderInput } from './render-input';

interface Paper {
  readonly kind: PaperKind;
  readonly id: number;
  readonly facts: PaperFacts;
}
interface Printed {
  readonly kind: RenderInput['kind'];
  readonly pallets: readonly PalletDetail[];
  readonly trucks: readonly Truck[];
  readonly user_id: UserId | null;
  readonly user_name: string;
}

/** Papers that their owner is asked for at once: each has the products of a pallet. */
const AT_ONCE = 50;

const papersOf = ({ kind, pallets, trucks }: Printed): Paper[] => {
  if (kind === 'preparation')
    return pallets.map((pallet) => ({ kind: 'list', id: pallet.id, facts: palletListFacts(pallet) }));
  if (kind === 'barcodes')
    return pallets.map((pallet) => {
      const truck = trucks.find(({ id }) => id === pallet.truck_id);
      return { kind: 'pallet_label', id: pallet.id, facts: palletLabelFacts(pallet, truck) };
    });
  if (kind === 'loading' || kind === 'truck')
    return trucks.map((truck) => ({ kind: 'truck', id: truck.id, facts: truckListFacts(truck) }));
  return [];
};

/** The codes that go on lists and labels: each says of which revision it is, by the very facts that are drawn. */
export const issuedPapers = async (
  printed: Printed,
  rpc: Pick<Rpc, 'ask'>,
  context: RequestContext,
): Promise<RenderInput['papers']> => {
  const { user_id, user_name } = printed;
  const marks: Record<string, { code: string; revision: number }> = {};
  for (const papers of chunks(papersOf(printed), AT_ONCE)) {
    const { revisions } = await rpc.ask(issuePapers, { papers: [...papers], user_id, user_name }, { context });
    papers.forEach(({ kind, id, facts }, at) => {
      const revision = revisions[at] ?? 0;
      marks[paperKey(kind, id)] = { code: paperCode({ kind, id, number: facts.number, revision }), revision };
    });
  }
  return marks;
};
