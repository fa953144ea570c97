import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

type Item = 'ordersList' | 'packingPlan' | 'pallets' | 'trucks' | 'scan' | 'customers' | 'users';

/** The dark bar on the left. */
export class MenuPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get bar(): Locator {
    return this.page.getByRole('navigation', { name: this.t('frame.menu') });
  }
  /** Name, company code and type of whoever is signed in. */
  get person(): Locator {
    return this.bar.locator('.who');
  }
  /** The top blocks in their order, without what is open below them. */
  get groups(): Locator {
    return this.bar.locator('.nav-groups > li > .nav-link');
  }
  /** The items of the open group. */
  get items(): Locator {
    return this.bar.locator('.nav-groups .sub');
  }
  item(name: Item): Locator {
    return this.bar.getByRole('link', { name: this.t(`menu:${name}`), exact: true }).last();
  }
  get current(): Locator {
    return this.bar.locator('[aria-current=page]');
  }
  /** A group of the narrow menu, or whoever is signed in. */
  narrow(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }
  /** What is open beside the narrow menu. */
  get flyout(): Locator {
    return this.bar.locator('.nav-flyout').getByRole('link');
  }
  get logout(): Locator {
    return this.bar.getByRole('button', { name: this.t('menu:logout') });
  }
  language(name: 'lt' | 'en'): Locator {
    return this.page.getByRole('link', { name: name.toUpperCase(), exact: true });
  }
}
