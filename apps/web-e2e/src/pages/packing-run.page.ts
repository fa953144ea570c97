import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** Packing by the optimiser on the planning page: its dialog, the run, what it proposes. */
export class PackingRunPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get packButton(): Locator {
    return this.page.getByRole('button', { name: this.t('planning:pack'), exact: true });
  }
  /** The strip of a packing run: how far it is, then what came of it. */
  get run(): Locator {
    return this.page.getByRole('region', { name: this.t('planning:run.label'), exact: true });
  }
  /** What taking the plan would change. */
  private get difference(): Locator {
    return this.page.getByRole('region', { name: this.t('runs:difference.title'), exact: true });
  }
  /** Pallets as a plan would make them, drawn as ghosts. */
  get proposals(): Locator {
    return this.page.getByRole('article').filter({ hasText: this.t('runs:card.proposal') });
  }
  get whyButton(): Locator {
    const names = [this.t('runs:why'), this.t('runs:seal', { pallets: '' }).split(':')[0] ?? ''];
    return this.difference.getByRole('button', { name: new RegExp(`^(${names.join('|').replaceAll('?', '\\?')})`) });
  }
  /** Several plans of one run, side by side. */
  get variants(): Locator {
    return this.page.getByRole('form', { name: this.t('runs:variants.title'), exact: true });
  }
  variant(objective: 'fewest_pallets' | 'whole_orders' | 'shortest_truck'): Locator {
    return this.variants.getByRole('region', { name: this.t(`runs:variants.${objective}`), exact: true });
  }
  get acceptVariant(): Locator {
    return this.variants.getByRole('button', { name: this.t('runs:variants.take'), exact: true });
  }
  get leaveVariants(): Locator {
    return this.run.getByRole('button', { name: this.t('runs:variants.leave'), exact: true });
  }
  get takeButton(): Locator {
    return this.run.getByRole('button', { name: this.t('planning:run.apply'), exact: true });
  }
  get discardButton(): Locator {
    return this.run.getByRole('button', { name: this.t('planning:run.discard'), exact: true });
  }
  /** Takes a taken plan back. */
  get undoPlanButton(): Locator {
    return this.run.getByRole('button', { name: this.t('planning:run.undo'), exact: true });
  }
  get packDialog(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: this.t('planning:maker.budget') });
  }
  /** Folds away what few runs change. */
  get moreButton(): Locator {
    return this.packDialog.getByRole('button', { name: this.t('planning:maker.more'), exact: true });
  }
  /** Shows what few runs change; it may be open by itself. */
  async openMore(): Promise<void> {
    if ((await this.moreButton.getAttribute('aria-expanded')) === 'false') await this.moreButton.click();
    await expect(this.moreButton).toHaveAttribute('aria-expanded', 'true');
  }
  /** Packs everything shown with the settings the dialog proposes. */
  async packAutomatically(): Promise<void> {
    await this.packButton.click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.t('planning:maker.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Packs everything that may move, to be looked at first, searching for a second. */
  async proposeAll(): Promise<void> {
    await this.packButton.click();
    await this.packDialog.getByLabel(this.t('runs:scope.label')).selectOption('all');
    await this.packDialog.getByLabel(this.t('planning:maker.budget')).selectOption('1');
    await expect(this.packDialog.getByLabel(this.t('runs:look'))).toBeChecked();
    await this.packDialog.getByRole('button', { name: this.t('planning:maker.action'), exact: true }).click();
  }
  /** Looks for several plans of everything that may move, a second each. */
  async compareAll(): Promise<void> {
    await this.packButton.click();
    const scope = this.packDialog.getByLabel(this.t('runs:scope.label'));
    if (await scope.isVisible()) await scope.selectOption('all');
    await this.packDialog.getByLabel(this.t('planning:maker.budget')).selectOption('1');
    await this.openMore();
    await this.packDialog.getByText(this.t('runs:variants.ask'), { exact: true }).click();
    await this.packDialog.getByRole('button', { name: this.t('planning:maker.action'), exact: true }).click();
  }
}
