import {
  DRAWN_PRODUCTS,
  orderRecords,
  orderStatus,
  type RequestContext,
  type SharedDispatch,
  type SharedDocuments,
} from '@mullion/contracts';
import { AppError, systemContext, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { codeOf } from '../../core/evidence/evidence-text';
import { contentOfSheet, hashOfSheet, pagesOf } from '../evidence.queries';
import { EvidenceRepository, type SheetRow } from '../../core/evidence/evidence.repository';
import { keptFileLink } from '../../core/evidence/kept-files.queries';
import { sheetState } from '../rules/sheet-state';

type Tools = ServiceTools<DocumentsConfig>;

/**
 * What there is for the customer of an order, each cut to that order; whoever asks has its PDFs made.
 * @throws AppError `not_found`
 */
export const documentsOfOrder = async (
  tools: Tools,
  context: RequestContext,
  orderId: number,
): Promise<SharedDocuments> => {
  const { company_id: companyId } = context;
  const { records } = await tools.rpc.ask(
    orderRecords.byIds,
    { ids: [orderId] },
    { context: systemContext(companyId) },
  );
  const order = records.find(({ removed }) => !removed);
  if (!order) throw new AppError('not_found');
  const sheets = await new EvidenceRepository(tools.database, companyId).wantOrderSheets(
    orderId,
    order.customer ?? order.number,
  );
  return {
    is_cancelled: order.status >= orderStatus.cancelled,
    has_drawings: order.product_count > 0 && order.product_count <= DRAWN_PRODUCTS,
    dispatches: await Promise.all(sheets.map((sheet) => dispatchOf(tools, context, sheet))),
  };
};

const dispatchOf = async (tools: Tools, context: RequestContext, sheet: SheetRow): Promise<SharedDispatch> => {
  const { database, clock } = tools;
  const rows = new EvidenceRepository(database, context.company_id);
  const evidence = await rows.find(sheet);
  const departed_at = sheet.departed_at ?? clock.now();
  const state = sheetState({ ...sheet, hasEvidence: evidence !== null, departed_at }, clock.now());
  const head = { departed_at: departed_at.toISOString(), state, bytes: sheet.pdf_bytes };
  if (!evidence) return { ...head, truck: null, pallets: null, products: null, pdf: null, later: [] };
  const { number, pallets } = contentOfSheet(evidence, sheet);
  const name = `${number}-${codeOf(hashOfSheet(evidence, sheet))}.pdf`;
  return {
    ...head,
    truck: number,
    pallets: pallets.length,
    products: pallets.reduce((sum, { products }) => sum + products.length, 0),
    pdf:
      sheet.pdf_key === null
        ? null
        : keptFileLink(tools, { key: sheet.pdf_key, name, type: 'application/pdf' }, context),
    later: pagesOf(await rows.pages(evidence.id), sheet).flatMap(({ kind, at }) =>
      kind === 'photographed' ? [] : [{ kind, at }],
    ),
  };
};
