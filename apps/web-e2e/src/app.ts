import type { Language } from '@mullion/contracts';
import type { Page } from '@playwright/test';
import { OrdersPage } from './pages/orders.page';
import { PlanningPage } from './pages/planning.page';
import { SignInPage } from './pages/sign-in.page';
import { emailOf, PASSWORD } from './people';
import type { T } from './texts';

/** The product as one person sees it: pages by name, and the few things that are everywhere. */
export class App {
  readonly signInPage: SignInPage;
  readonly orders: OrdersPage;
  readonly planning: PlanningPage;

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly t: T,
  ) {
    this.signInPage = new SignInPage(page, t);
    this.orders = new OrdersPage(page, t);
    this.planning = new PlanningPage(page, t);
  }

  /** Opens a path below the language: `open('orders')`. */
  async open(path: string): Promise<void> {
    await this.page.goto(`/${this.language}/${path}`);
  }

  /** Signs in as one of the demo factory's people and waits for the landing page. */
  async signInAs(name: string): Promise<void> {
    await this.open('login');
    await this.signInPage.signIn(emailOf(name), PASSWORD);
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
}
