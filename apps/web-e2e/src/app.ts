import type { Language } from '@mullion/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { MenuPage } from './pages/menu.page';
import { OperationsDesk } from './pages/operations.page';
import { OrdersPage } from './pages/orders.page';
import { OutboxPage } from './pages/outbox.page';
import { PalletPage } from './pages/pallet.page';
import { PalletsListPage } from './pages/pallets-list.page';
import { PlanningPage } from './pages/planning.page';
import { PreparationPage } from './pages/preparation.page';
import { ProductsPage } from './pages/products.page';
import { ScannerPage } from './pages/scanner.page';
import { SignInPage } from './pages/sign-in.page';
import { StatusChangePage } from './pages/status-change.page';
import { SuppliersPage } from './pages/suppliers.page';
import { TruckPage } from './pages/truck.page';
import { TrucksListPage } from './pages/trucks-list.page';
import { VehiclesPage } from './pages/vehicles.page';
import { WorkCentersPage } from './pages/work-centers.page';
import { WorkCenterPage } from './pages/work-center.page';
import { emailOf, PASSWORD } from './people';
import type { T } from './texts';

/** The product as one person sees it: pages by name, and the few things that are everywhere. */
export class App {
  readonly signInPage: SignInPage;
  readonly menu: MenuPage;
  readonly orders: OrdersPage;
  readonly products: ProductsPage;
  readonly planning: PlanningPage;
  readonly pallet: PalletPage;
  readonly palletsList: PalletsListPage;
  readonly truck: TruckPage;
  readonly trucks: TrucksListPage;
  readonly vehicles: VehiclesPage;
  readonly workCenter: WorkCenterPage;
  readonly preparation: PreparationPage;
  readonly suppliers: SuppliersPage;
  readonly scanner: ScannerPage;
  readonly statuses: StatusChangePage;
  readonly outbox: OutboxPage;
  readonly operations: OperationsDesk;
  readonly workCenters: WorkCentersPage;

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly t: T,
  ) {
    this.signInPage = new SignInPage(page, t);
    this.menu = new MenuPage(page, t);
    this.orders = new OrdersPage(page, t);
    this.products = new ProductsPage(page, t);
    this.planning = new PlanningPage(page, t);
    this.pallet = new PalletPage(page, t);
    this.palletsList = new PalletsListPage(page, t);
    this.truck = new TruckPage(page, t);
    this.trucks = new TrucksListPage(page, t);
    this.vehicles = new VehiclesPage(page, t);
    this.workCenter = new WorkCenterPage(page, t);
    this.preparation = new PreparationPage(page, t);
    this.suppliers = new SuppliersPage(page, t);
    this.scanner = new ScannerPage(page, t);
    this.statuses = new StatusChangePage(page, t);
    this.outbox = new OutboxPage(page, t);
    this.operations = new OperationsDesk(page, t);
    this.workCenters = new WorkCentersPage(page, t);
  }

  /** A message that appears by itself. */
  alert(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }
  /** So many others have this open. */
  here(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('editor:presence.others', { count }) });
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** Grey boxes that hold the place of what is still to come. */
  get placeholders(): Locator {
    return this.page.locator('.bp6-skeleton');
  }
  /** The page says that it is not open to this person. */
  get notAllowed(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('notAllowed.title') });
  }
  /** Changes by others arrive. */
  get live(): Locator {
    return this.page.getByText(this.t('live.now'));
  }

  /** Opens a path below the language: `open('orders')`. */
  async open(path: string): Promise<void> {
    await this.page.goto(`/${this.language}/${path}`);
  }

  /**
   * Shows another page of the product that is loaded already, as going back and forth does: a third of what a load
   * costs.
   */
  async goTo(path: string): Promise<void> {
    // its links follow the page that is shown; a phone may show only the one to the other language
    const follows = this.menu.language(this.language === 'lt' ? 'en' : 'lt');
    const before = (await follows.getAttribute('href')) ?? '';
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${this.language}/${path}`);
    await expect(follows).not.toHaveAttribute('href', before);
  }

  /** Gives this browser a session of one of the demo factory's people. No page is opened: the next one is theirs. */
  async signInAs(name: string): Promise<void> {
    const answer = await this.page
      .context()
      .request.post('/api/login', { data: { email: emailOf(name), password: PASSWORD } });
    if (!answer.ok()) throw new Error(`${name} cannot sign in: ${answer.status()}`);
  }

  /** Signs in on the page for it and waits for the landing page. */
  async signInByForm(name: string): Promise<void> {
    await this.open('login');
    await this.signInPage.signIn(emailOf(name), PASSWORD);
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
}
