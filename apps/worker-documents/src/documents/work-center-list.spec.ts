import { operationStatus, type WaitingProduct } from '@mullion/contracts';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { render } from '../render';
import type { RenderInput } from '../render-input';

const product = (order: number, at: number, over: Partial<WaitingProduct> = {}): WaitingProduct =>
  ({
    product_id: order * 1000 + at,
    order_id: order,
    order: `26-${order}`,
    customer: 'UAB Šviesūs Langai',
    delivery_date: '2026-11-27',
    position: `A${at}`,
    barcode: `26-${order}.${at}`,
    type: 'Medinis langas',
    width: 1200,
    height: 1400,
    product_comment: null,
    operation_status: operationStatus.waiting,
    operation_comment: null,
    ...over,
  }) as WaitingProduct;

const pagesOf = async (
  kind: RenderInput['kind'],
  products: readonly WaitingProduct[],
  { language = 'lt', total = products.length }: { language?: 'lt' | 'en'; total?: number } = {},
) => {
  const work_center = { code: '40-PJO', description: 'Pjovimas ir frezavimas' };
  const nothing = { pallets: [], trucks: [], products: [], images: {}, papers: {}, headers: {}, tallPalletRule: false };
  const input = {
    ...nothing,
    kind,
    language,
    company: 'Langai',
    madeAt: '2026-11-21 08:00',
    waiting: { work_center, products, total },
  };
  const made = await render(input as unknown as RenderInput, () => undefined);
  return { name: made.name, pages: pdfPages(made.bytes) };
};

describe('lists of a work center', () => {
  it('EXP-04a by order: every product under its order, whose name is on every sheet it reaches', async () => {
    const long = Array.from({ length: 120 }, (_none, at) => product(1, at));
    const problem = product(2, 5, {
      operation_status: operationStatus.problem,
      operation_comment: 'Trūksta stiklo',
      product_comment: 'Žalias',
    });
    const { name, pages } = await pagesOf('work_center_orders', [...long, problem]);
    expect(name).toBe('darbo-centro-uzsakymai-40-PJO.pdf');
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) expect(page).toMatch(/Užsakymas.*26-1.*Pozicija/s);
    const text = pages.join(' ');
    for (const { barcode } of long) expect(text).toContain(barcode);
    expect(pages[0]).toContain('Užsakymų: 2 · laukia gaminių: 121');
    expect(pages.at(-1)).toMatch(/26-2.*UAB Šviesūs Langai.*Problema: Trūksta stiklo.*Žalias/s);
  });

  it('EXP-04a by position: a line a position, with how many of it wait', async () => {
    const alike = [product(1, 3), product(1, 3, { barcode: 'other' }), product(1, 3, { width: 900 }), product(2, 3)];
    const { name, pages } = await pagesOf('work_center_positions', alike, { language: 'en' });
    expect(name).toBe('work-center-positions-40-PJO.pdf');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/A3/g)).toHaveLength(3);
    expect(pages[0]).toMatch(/A326-1Medinis langas1200 × 140022026-11-27/);
  });

  it('EXP-04a say that nothing waits, and how many did not fit', async () => {
    expect((await pagesOf('work_center_orders', [])).pages[0]).toContain('Šiame darbo centre joks gaminys nelaukia.');
    expect((await pagesOf('work_center_positions', [], { language: 'en' })).pages[0]).toContain(
      'Nothing waits at this work center.',
    );
    expect((await pagesOf('work_center_positions', [product(1, 1)], { total: 8 })).pages[0]).toContain(
      'Sąraše neparodyta gaminių: 7.',
    );
  });
});
