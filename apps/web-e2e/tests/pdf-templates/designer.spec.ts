import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { handmadeTemplates, randomTemplate } from '../../src/data/pdf-templates';
import { documentOpenedBy, pagesOf, pdfOf } from '../../src/flows/documents';
import { codesOn } from '@mullion/server-testing/paper';
import { expectSamePaper } from '../../src/flows/sheets';
import { DesignerPage } from '../../src/pages/designer.page';
import { expect, test } from '../../src/test';

/** Grey, 8 × 4 points. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/wAALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AV//Z',
  'base64',
);

test('PDT-01abc a label is made by hand: elements placed, moved, aligned, undone, refused, saved, printed, copied and deleted', async ({
  app,
  page,
  t,
}) => {
  const name = freshNumber('Etiketė');
  const designer = new DesignerPage(page, t);
  await app.signInAs('admin');
  await app.open('pdf-templates');
  await page.getByRole('button', { name: t('pdfTemplates:new') }).click();
  const examples = page.getByRole('region', { name: t('pdfTemplates:example.sheet.name') });
  // looking at an example makes nothing
  await examples.getByRole('button', { name: t('pdfTemplates:begin') }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/pdf-templates$/);
  await page.getByRole('button', { name: t('pdfTemplates:beginBlank') }).click();
  await page.getByRole('dialog').getByLabel(t('pdfTemplates:name')).fill(` ${name} A `);
  await page.keyboard.press('Enter');
  await page.waitForURL(/pdf-templates\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await expect(app.heading).toHaveText(`${name} A`);
  await designer.sheetField('name').fill(name);
  await designer.sheetField('name').press('Enter');
  await expect(app.heading).toHaveText(name);
  await expect(designer.unsaved).toBeVisible();

  // the specification's usual sizes, then what is typed shows at once
  await designer.add('text').click();
  await expect(designer.place('X')).toHaveValue('0,0');
  await expect(designer.field('width')).toHaveValue('50,0');
  await expect(designer.field('size')).toHaveValue('12');
  await designer.field('height').fill('8');
  await designer.field('text').fill('Nr. ');
  await designer.properties
    .getByRole('button', { name: t('pdfTemplates:insert', { field: t('pdfTemplates:field.order') }) })
    .first()
    .click();
  await expect(designer.field('text')).toHaveValue('Nr. {{order}}');
  await expect(designer.paper).toContainText(/^Nr\. \S/);
  await designer.field('textEn').fill('No. {{order}}');
  await designer.field('textEn').blur();
  await designer.previewIn('EN').click();
  await expect(designer.paper).toContainText(/^No\. \S/);
  await designer.previewIn('LT').click();
  const text = `Nr. {${t('pdfTemplates:field.order')}}`;

  // arrows, Alt and arrows, a copy, Tab, Del and undo
  await designer.part('text', text).click();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key);
  await expect(designer.place('X')).toHaveValue('2,0');
  await expect(designer.place('Y')).toHaveValue('1,1');
  await page.keyboard.press('Control+d');
  await expect(designer.parts).toHaveCount(2);
  await designer.part('text', text).first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect(designer.parts).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(designer.parts).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(designer.parts).toHaveCount(1);

  // dragged by hand it meets whole millimetres
  const box = await designer.part('text', text).boundingBox();
  if (!box) throw new Error('not on the canvas');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2 + 80, { steps: 5 });
  await page.mouse.up();
  await expect(designer.place('X')).toHaveValue(/^\d+,0$/);
  await expect(designer.place('X')).not.toHaveValue('2,0');

  // several on one line
  await designer.add('qr').click();
  await designer.field('width').fill('20');
  await designer.field('height').fill('20');
  await designer.place('X').fill('75');
  await designer.place('X').press('Enter');
  const code = `{${t('pdfTemplates:field.barcode')}}`;
  await designer.item(text).click({ modifiers: ['Shift'] });
  await designer.arrange('bottom').click();
  await designer.item(code).click();
  await expect(designer.place('X')).toHaveValue('75,0');
  await designer.add('barcode').click();
  await designer.field('height').fill('12');
  await designer.field('width').fill('60');
  await designer.place('Y').fill('46');
  await designer.place('Y').press('Enter');
  await designer.add('box').click();

  // pictures are JPEG by their bytes
  const image = page.getByLabel(t('pdfTemplates:add.image'), { exact: true }).and(page.locator('input'));
  await image.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(app.alert(t('pdfTemplates:refused.image'))).toBeVisible();
  await image.setInputFiles({ name: 'ženklas.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  await expect(designer.parts).toHaveCount(5);
  await designer.field('width').fill('16');
  await designer.field('height').fill('8');
  await designer.field('height').press('Enter');

  // past the edge, and a sheet that no printer takes: said in the field, the list and on top; nothing is saved
  await designer.place('X').fill('90');
  await designer.place('X').press('Enter');
  await expect(designer.properties).toContainText(t('pdfTemplates:finding.beyond.x', { by: '6', most: '84' }));
  await designer.sheetField('width').fill('230');
  await designer.sheetField('width').press('Enter');
  await expect(designer.sheet).toContainText(t('pdfTemplates:finding.size.width'));
  await designer.save.click();
  await expect(
    page.getByText(`${t('pdfTemplates:notSavedBecause')}: ${t('pdfTemplates:findings', { count: 1 })}`),
  ).toBeVisible();
  await expect(designer.unsaved).toBeVisible();
  await designer.sheetField('width').fill('100');
  await designer.sheetField('width').press('Enter');
  await expect(
    page.getByText(`${t('pdfTemplates:notSavedBecause')}: ${t('pdfTemplates:findings', { count: 1 })}`),
  ).toBeVisible();
  await designer.place('X').fill('80');
  await designer.place('X').press('Enter');

  // somebody else saves another element meanwhile: both stay
  await page.keyboard.press('Control+s');
  await expect(app.alert(t('pdfTemplates:savedToast', { name }))).toBeVisible();
  const admin = await Api.signedInAs('admin');
  const {
    id: _id,
    company_id: _company,
    created_at: _created,
    updated_at: _updated,
    ...read
  } = await admin.call(routes.getPdfTemplate, { params: { id } });
  const images = read.images.map(({ image_name: _name, location: _location, ...rest }) => rest);
  await designer.item(code).first().click();
  await designer.place('Y').fill('3');
  await designer.place('Y').press('Enter');
  const boxes = [{ ...read.boxes[0], width: 33 }];
  await admin.call(routes.updatePdfTemplate, { params: { id }, body: { ...read, images, boxes } });
  await designer.save.click();
  await expect(designer.unsaved).toBeHidden();
  const both = await admin.call(routes.getPdfTemplate, { params: { id } });
  expect([both.boxes[0]?.width, both.qr_codes[0]?.y1, both.name]).toEqual([33, 3, name]);

  // and it is there after a reload, as it was, and on paper
  await page.reload();
  await expect(designer.parts).toHaveCount(5);
  const sheet = await documentOpenedBy(page, () => designer.openPdf.click());
  expect((await pagesOf(sheet))[0]).toMatch(/Nr\. \S/);
  await page.bringToFront();

  await page
    .getByRole('link', { name: t('pdfTemplates:title') })
    .first()
    .click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t('pdfTemplates:copy') }).click();
  await expect(app.heading).toHaveText(t('pdfTemplates:copyName', { name }));
  await expect(designer.parts).toHaveCount(5);
  await app.goTo('pdf-templates');
  for (const gone of [t('pdfTemplates:copyName', { name }), name]) {
    await page
      .getByRole('row')
      .filter({ has: page.getByText(gone, { exact: true }) })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: t('common:action.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('pdfTemplates:deleteAction') })
      .click();
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0);
  }
});

const RANDOM = 16;

test('PDT-01ac twenty templates made by hand and at random: screen and PDF differ by less than 0.2 mm, and every code is read', async ({
  app,
  page,
  t,
}) => {
  test.setTimeout(300_000);
  const admin = await Api.signedInAs('admin');
  const designer = new DesignerPage(page, t);
  const form = new FormData();
  form.append('image', new Blob([JPEG], { type: 'image/jpeg' }), 'a.jpg');
  const picture = await admin.call(routes.uploadPdfImage, { form });
  const mark = freshNumber('S');
  const bodies = [
    ...handmadeTemplates(picture.id),
    ...Array.from({ length: RANDOM }, (_each, index) => randomTemplate(index + 1)),
  ];
  await app.signInAs('admin');
  await app.open('pdf-templates');
  for (const body of bodies)
    await test.step(body.name, async () => {
      const template = await admin.call(routes.createPdfTemplate, { body: { ...body, name: `${mark} ${body.name}` } });
      await app.goTo(`pdf-templates/${template.id}`);
      await expect(designer.product).toBeVisible();
      const product = Number(await designer.product.inputValue());
      const { facts } = await admin.call(routes.getPdfTemplateSamples, { query: { product, language: 'lt' } });
      const labels = template.sheet ? template.sheet.columns * template.sheet.rows : 1;
      const products = Array.from({ length: labels }, () => product);
      const { link } = await admin.call(routes.printByTemplate, {
        params: { templateId: template.id },
        body: { products, language: 'lt' },
      });
      const pdf = await pdfOf(link);
      await expectSamePaper(designer.paper, pdf, body.name);
      const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_all, word: keyof typeof facts) => facts[word]);
      const written = [...template.qr_codes, ...template.barcodes].map(({ content }) => filled(content));
      const wanted = Array.from({ length: labels }, () => written).flat();
      expect((await codesOn(pdf)).toSorted(), `${body.name}: codes`).toEqual(wanted.toSorted());
      await admin.call(routes.deletePdfTemplate, { params: { id: template.id } });
    });
});
