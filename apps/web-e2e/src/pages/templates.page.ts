import { type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** The dialog of export templates: logo, width, header and the top of the document as it will be printed. */
export class TemplatesPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByLabel(this.t('templates:logo.width')) });
  }
  get header(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('templates:editor.label') });
  }
  get kind(): Locator {
    return this.dialog.getByLabel(this.t('templates:editor.kind'));
  }
  get width(): Locator {
    return this.dialog.getByLabel(this.t('templates:logo.width'));
  }
  get file(): Locator {
    return this.dialog.locator('input[type=file]');
  }
  get preview(): Locator {
    return this.dialog.getByRole('article', { name: this.t('templates:preview') });
  }
  /** Another document or language; `discarding` what was not saved. */
  async choose(name: string, discarding = false): Promise<void> {
    await this.dialog.getByText(name, { exact: true }).click();
    if (discarding)
      await this.page
        .getByRole('alertdialog')
        .getByRole('button', { name: this.t('action.discard') })
        .click();
  }
  get save(): Locator {
    return this.dialog.getByRole('button', { name: this.t('action.save'), exact: true });
  }
  get saveWithoutLogo(): Locator {
    return this.page.getByRole('alertdialog').getByRole('button', { name: this.t('templates:saveWithout') });
  }
  /** A file that was not taken because of its type. */
  refusedType(name: string): Locator {
    return this.dialog
      .getByRole('alert')
      .filter({ hasText: this.t('file.wrongType', { name, types: 'png, jpg, jpeg' }) });
  }
  progress(name: string): Locator {
    return this.dialog.getByRole('progressbar', { name: this.t('file.progress', { name }) });
  }
  cancelUpload(name: string): Locator {
    return this.dialog.getByRole('button', { name: this.t('file.cancel', { name }) });
  }
  retryUpload(name: string): Locator {
    return this.dialog.getByRole('button', { name: this.t('file.retry', { name }) });
  }
  previewOf(name: string): Locator {
    return this.dialog.getByRole('button', { name: this.t('file.preview', { name }) });
  }
  /** The picture in the preview dialog. */
  large(name: string): Locator {
    return this.page.getByRole('dialog', { name }).getByRole('img', { name });
  }
  get widthText(): Locator {
    return this.page.getByText(this.t('templates:logo_width_too_small', { min: 10 }), { exact: true });
  }
  saved(name: string): Locator {
    return this.page.getByText(this.t('templates:template_set', { name }), { exact: true });
  }
}
