import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

type Field = 'width' | 'height' | 'text' | 'textEn' | 'content' | 'size' | 'name' | 'columns' | 'rows';
type Kind = 'text' | 'qr' | 'barcode' | 'box' | 'image';

/** The designer of one PDF template. */
export class DesignerPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  add(kind: Kind): Locator {
    return this.page.getByRole('button', { name: this.t(`pdfTemplates:add.${kind}`), exact: true });
  }
  get canvas(): Locator {
    return this.page.getByRole('group', { name: this.t('pdfTemplates:canvas') });
  }
  /** An element on the canvas. */
  part(kind: Kind, name: string): Locator {
    return this.canvas.getByRole('button', { name: `${this.t(`pdfTemplates:kind.${kind}`)}: ${name}`, exact: true });
  }
  get parts(): Locator {
    return this.canvas.getByRole('button');
  }
  private get list(): Locator {
    return this.page.getByRole('region', { name: this.t('pdfTemplates:elements') });
  }
  /** An element in the list. */
  item(name: string): Locator {
    return this.list.getByRole('button', { name, exact: true });
  }
  get properties(): Locator {
    return this.page.getByRole('region', { name: this.t('pdfTemplates:properties') });
  }
  place(axis: 'X' | 'Y'): Locator {
    return this.properties.getByRole('textbox', { name: axis, exact: true });
  }
  field(name: Field): Locator {
    return this.properties.getByRole('textbox', { name: this.t(`pdfTemplates:${name}`), exact: true });
  }
  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.t('pdfTemplates:page'), exact: true });
  }
  sheetField(name: Field): Locator {
    return this.sheet.getByRole('textbox', { name: this.t(`pdfTemplates:${name}`), exact: true });
  }
  get preview(): Locator {
    return this.page.getByRole('region', { name: this.t('pdfTemplates:preview') });
  }
  /** The page as it will be printed. */
  get paper(): Locator {
    return this.preview.getByRole('img');
  }
  get product(): Locator {
    return this.preview.getByRole('combobox', { name: this.t('pdfTemplates:previewOf') });
  }
  previewIn(language: 'LT' | 'EN'): Locator {
    return this.preview.getByRole('radio', { name: language });
  }
  get openPdf(): Locator {
    return this.preview.getByRole('button', { name: this.t('pdfTemplates:openPdf') });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: this.t('pdfTemplates:save'), exact: true });
  }
  get unsaved(): Locator {
    return this.page.getByText(this.t('pdfTemplates:notSaved'), { exact: true });
  }
  arrange(how: 'left' | 'bottom' | 'x'): Locator {
    return this.properties.getByRole('button', { name: this.t(`pdfTemplates:arrange.${how}`) });
  }
}
