import { getCompany, getOrdersByIds, getProductsToPrint, getSheetSamples, routes } from '@mullion/contracts';
import { people, sampleCompany } from '@mullion/server-testing';
import sharp from 'sharp';
import { bootDocumentsWithFiles, type DocumentsWithFiles } from './start-documents';

/** An administrator of another company. */
export const stranger = () => ({ ...people.stranger(), type: 1 as const });

const product = {
  order_id: 3,
  order: 'O',
  barcode: 'O.1',
  type: 'Langas',
  width: 1000,
  height: 1200,
  depth: 80,
  weight: 40.5,
  area: 1.2,
  comment: null,
  completion_date: null,
};
const order = {
  id: 3,
  customer: 'Bygg Nord AS',
  customer_order_number: null,
  address: null,
  delivery_date: null,
  wood_type: 'Pušis',
  paint_type: null,
};

/** Documents with products 1 to 99 of order 3; product 2 has the longest position. */
export const startPdfTemplates = async (): Promise<DocumentsWithFiles> => {
  const started = await bootDocumentsWithFiles();
  const { world } = started.documents;
  world.answer(getCompany, () => sampleCompany());
  world.answer(getOrdersByIds, () => [order as never]);
  world.answer(getProductsToPrint, ({ product_ids }) => ({
    products: [...new Set(product_ids)]
      .filter((id) => id < 100)
      .map((id) => ({ ...product, id, position: id === 2 ? '1234' : '1' }) as never),
    images: {},
  }));
  world.answer(getSheetSamples, (_input, context) =>
    context?.company_id === 1
      ? { choices: [{ id: 1 as never, order: 'O', position: '1' }], longest: [2 as never] }
      : { choices: [], longest: [] },
  );
  return started;
};

export const label = { name: 'Etiketė', width: 100, height: 60.5 };
export const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#00897b' } });

/** What is asked of PDF templates; a call that says nobody is an administrator's, a reading one a viewer's. */
export const pdfTemplateCalls = (world: () => DocumentsWithFiles) => {
  let uploads = 0;
  const api: DocumentsWithFiles['documents']['api'] = (contract) => world().documents.api(contract);
  return {
    create: (fields: object, as = people.admin()) =>
      api(routes.createPdfTemplate)
        .as(as)
        .send({ params: {}, query: {}, body: { ...label, ...fields } as never }),
    update: (id: number, fields: object, as = people.admin()) =>
      api(routes.updatePdfTemplate)
        .as(as)
        .send({ params: { id: String(id) }, query: {}, body: { ...label, ...fields } as never }),
    get: (id: number, as = people.viewer()) =>
      api(routes.getPdfTemplate)
        .as(as)
        .send({ params: { id: String(id) } }),
    remove: (id: number, as = people.admin()) =>
      api(routes.deletePdfTemplate)
        .as(as)
        .send({ params: { id: String(id) } }),
    upload: async (bytes: Buffer, as = people.admin(), idempotencyKey?: string) => {
      const key = `uploads/${as.company_id}/sheet-${(uploads += 1)}`;
      await world().store.put(key, bytes);
      return api(routes.uploadPdfImage)
        .as(as)
        .with(idempotencyKey === undefined ? {} : { idempotencyKey })
        .send({
          params: {},
          query: {},
          body: { files: [{ field: 'image', name: 'ženklas.jpg', key, size: bytes.length, type: 'image/jpeg' }] },
        });
    },
  };
};
