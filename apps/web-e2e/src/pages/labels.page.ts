import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** Label printers, their queue, and the labels of a pallet. */
export class LabelsPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  printer(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }
  /** Labels in the queue, the newest first. */
  get jobs(): Locator {
    return this.page.getByRole('table', { name: this.t('labels:queue.title') }).getByRole('row');
  }
  job(name: string, printer: string): Locator {
    return this.jobs.filter({ hasText: name }).filter({ hasText: printer });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async addPrinter(fields: { readonly name: string; readonly port: number; readonly agent: string }): Promise<void> {
    await this.page.getByRole('button', { name: this.t('labels:printers.new') }).click();
    await this.dialog.getByLabel(this.t('labels:form.name')).fill(fields.name);
    await this.dialog.getByLabel(this.t('labels:form.host')).fill('127.0.0.1');
    await this.dialog.getByLabel(this.t('labels:form.port')).fill(String(fields.port));
    await this.dialog.getByLabel(this.t('labels:form.agent')).fill(fields.agent);
    await this.dialog.getByRole('button', { name: this.t('common:action.save'), exact: true }).click();
  }
  /** Prints a label of the queue again. */
  async reprint(job: Locator, reason: string): Promise<void> {
    await job.getByRole('button').last().click();
    await this.page.getByRole('menuitem', { name: this.t('labels:queue.reprint') }).click();
    await this.dialog.getByText(reason, { exact: true }).click();
    await this.dialog.getByRole('button', { name: this.t('labels:reprint.action'), exact: true }).click();
  }
}
