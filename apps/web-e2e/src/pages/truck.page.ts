import { type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

export class TruckPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  title(description: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: description });
  }
  get gone(): Locator {
    return this.page.getByRole('heading', { name: this.t('trucks:page.gone') });
  }
  get floor(): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:floor.title') });
  }
  /** What stands on the floor, as a list by stops. */
  get pallets(): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:pallets.title'), exact: true });
  }
  get loadButton(): Locator {
    return this.page.getByRole('button', { name: this.t('trucks:page.load'), exact: true });
  }
  get optimiseButton(): Locator {
    return this.page.getByRole('button', { name: this.t('trucks:page.optimise'), exact: true });
  }
  /** Says how the last optimising went. */
  get optimised(): Locator {
    const words = [this.t('trucks:done.optimised', { before: '', after: '' }), this.t('trucks:done.optimisedSame', { after: '' })];
    return this.page.getByText(new RegExp(words.map((text) => text.split(/[:→]|\s{2}/)[0]?.trim()).join('|')));
  }
  /** Already confirmed: this truck has left. */
  get left(): Locator {
    return this.page.getByText(this.t('trucks:page.left'));
  }
  get mails(): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:mails.title') });
  }

  /** The truck's PDF in a new tab. */
  async print(): Promise<Page> {
    await this.page.getByRole('button', { name: this.t('trucks:page.documents'), exact: true }).click();
    const tab = this.page.waitForEvent('popup');
    await this.page.getByRole('menuitem', { name: this.t('trucks:action.pdf') }).click();
    return tab;
  }
}
