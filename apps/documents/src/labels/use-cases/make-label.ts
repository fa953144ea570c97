import {
  getRacksToPrint,
  paperCode,
  type LabelSubject,
  type Language,
  type PaperFacts,
  type PaperKind,
  type RackId,
} from '@mullion/contracts';
import { palletLabelFacts, productLabelFacts } from '@mullion/packing-model';
import { AppError, systemContext, type ServiceTools, type Turn } from '@mullion/server-kit';
import { issuePaper, nextRevision, palletOf, productOf, truckOf } from '../../papers/papers.module';
import type { Dots } from '../picture/dots';
import type { LabelPrint } from '../picture/made-label';

type Tools = Pick<ServiceTools, 'database' | 'rpc' | 'clock'>;

/** Fonts, codes and sharp: a third of this service's memory, loaded with the first label. */
const pictures = () => import('../picture/made-label');

interface Wanted {
  readonly subject: LabelSubject;
  readonly language: Language;
  readonly dpi: number;
  readonly printer: string;
  readonly turn: Turn;
  /** Whoever prints it; null to look at it only: no revision is given then. */
  readonly by: { readonly user_id: number | null; readonly user_name: string } | null;
}
interface Made {
  readonly name: string;
  /** Null for a rack: nothing on its label gets out of date. */
  readonly revision: number | null;
  readonly dots: Dots;
}

/**
 * A label as it would be printed now, with the revision of what stands on it.
 * @throws AppError not_found, label.no_number
 */
export const makeLabel = async (tools: Tools, companyId: number, wanted: Wanted): Promise<Made> => {
  const { rpc } = tools;
  const { kind, id } = wanted.subject;
  if (kind === 'product') {
    const found = await productOf(rpc, companyId, id);
    if (!found) throw new AppError('not_found');
    const facts = productLabelFacts(found.product, found.order);
    return made(tools, companyId, wanted, {
      kind: 'product_label',
      facts,
      draw: async (print) => (await pictures()).productLabelDots(rpc, companyId, found, print),
    });
  }
  if (kind === 'rack') {
    const [rack] = await rpc.ask(getRacksToPrint, { rack_ids: [id as RackId] }, { context: systemContext(companyId) });
    if (!rack) throw new AppError('not_found');
    return { name: rack.code, revision: null, dots: await (await pictures()).rackLabelDots(rack, wanted) };
  }
  const pallet = await palletOf(rpc, companyId, id);
  if (!pallet) throw new AppError('not_found');
  if (pallet.number === null) throw new AppError('label.no_number');
  const truck = await truckOf(rpc, companyId, pallet);
  const facts = palletLabelFacts(pallet, truck);
  return made(tools, companyId, wanted, {
    kind: 'pallet_label',
    facts,
    draw: async (print) => (await pictures()).palletLabelDots(rpc, companyId, { pallet, truck }, print),
  });
};

interface Label {
  readonly kind: PaperKind;
  readonly facts: PaperFacts;
  readonly draw: (print: LabelPrint) => Promise<Dots>;
}

const made = async (
  { database, clock }: Tools,
  companyId: number,
  wanted: Wanted,
  { kind, facts, draw }: Label,
): Promise<Made> => {
  const { subject, by, language, dpi, printer, turn } = wanted;
  const revision = by
    ? await issuePaper(database, companyId, { kind, id: subject.id, facts }, by)
    : await nextRevision(database, companyId, kind, subject.id, facts);
  const qr = paperCode({ kind, id: subject.id, number: facts.number, revision });
  const name = facts.fields.number ?? facts.number;
  return { name, revision, dots: await draw({ language, dpi, printer, turn, now: clock.now(), qr, revision }) };
};
