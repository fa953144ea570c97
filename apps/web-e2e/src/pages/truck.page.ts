import { type Locator, type Page, type Worker } from '@playwright/test';
import type { T } from '../texts';
import { stepButton } from './step-button';

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
    const words = [this.t('trucks:done.optimised', { gains: '' }), this.t('trucks:done.optimisedSame')];
    return this.page.getByText(new RegExp(words.map((text) => text.split(':')[0]?.trim()).join('|')));
  }
  get suggestButton(): Locator {
    return this.page.getByRole('button', { name: this.t('runs:suggest.floor'), exact: true });
  }
  /** A shorter floor that this browser has found. */
  get suggestion(): Locator {
    return this.page.getByRole('region', { name: this.t('runs:suggest.floor'), exact: true });
  }
  get acceptSuggestion(): Locator {
    return this.suggestion.getByRole('button', { name: this.t('runs:suggest.take'), exact: true });
  }
  /** The searches that this page has at hand. */
  get searches(): readonly Worker[] {
    return this.page.workers().filter((worker) => worker.url().includes('optimiser'));
  }
  /** The steps of loading in words; the one that is shown is the current one. */
  get steps(): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:loadSteps.list'), exact: true }).getByRole('listitem');
  }
  get currentStep(): Locator {
    return this.page.locator('[aria-current=step]');
  }
  /** The truck as it is being loaded, named by what is driven in. */
  get stage(): Locator {
    return this.page.locator('.steps-stage').getByRole('img').first();
  }
  player(what: 'play' | 'pause' | 'next' | 'previous'): Locator {
    return this.page.getByRole('button', { name: this.t(`trucks:loadSteps.${what}`), exact: true });
  }
  /** The page that this one is a part of. */
  get crumb(): Locator {
    return this.page.getByRole('link', { name: this.t('trucks:page.crumb'), exact: true }).first();
  }
  /** Already confirmed: this truck has left. */
  get left(): Locator {
    return this.page.getByText(this.t('trucks:page.left'));
  }
  /** What is wrong with the floor, or that nothing is. */
  get warnings(): Locator {
    return this.page.locator('.floor-warnings');
  }
  /** The stops in the order of unloading, or that it is not set. */
  get stopOrder(): Locator {
    return this.page.getByRole('list', { name: this.t('trucks:floor.order') });
  }
  /** Unload the first stop of the list earlier or later. */
  stop(when: 'earlier' | 'later'): Locator {
    const [before] = this.t(`trucks:pallets.${when}`, { group: '\u0000' }).split('\u0000');
    const [, after] = this.t(`trucks:pallets.${when}`, { group: '\u0000' }).split('\u0000');
    return this.pallets.getByRole('button', { name: new RegExp(`^${before}.*${after}$`) }).first();
  }
  get mails(): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:mails.title') });
  }

  mail(email: string): Locator {
    return this.mails.getByRole('listitem').filter({ hasText: email });
  }
  get departButton(): Locator {
    return this.page.getByRole('button', { name: this.t('trucks:page.depart'), exact: true });
  }
  /** A verb of the toolbar. */
  verb(name: 'rearrange' | 'turn' | 'add' | 'undo' | 'redo' | 'edit'): Locator {
    if (name === 'undo' || name === 'redo') return stepButton(this.page, this.t, name);
    return this.page.getByRole('button', { name: new RegExp(`^${this.t(`trucks:page.${name}`)}`) }).first();
  }
  /** A pallet as it is drawn on the floor. */
  drawn(shownNumber: string): Locator {
    return this.floor.getByRole('button', { name: new RegExp(`^${shownNumber},`) });
  }
  /** Takes a drawn pallet with the mouse and holds it that far away; `mouse.up` lets it go. */
  async hold(shownNumber: string, by: { readonly x: number; readonly y: number }): Promise<void> {
    const box = await this.drawn(shownNumber).boundingBox();
    if (!box) throw new Error('the pallet is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  }
  /** A pallet's line in the list beside the floor. */
  line(shownNumber: string): Locator {
    return this.pallets.getByRole('listitem').filter({ hasText: shownNumber });
  }
  /** What can be done with one pallet. */
  async act(shownNumber: string, what: 'open' | 'moveTo' | 'remove'): Promise<void> {
    await this.line(shownNumber)
      .getByRole('button', { name: this.t('trucks:pallets.menu', { pallet: shownNumber }) })
      .click();
    await this.page.getByRole('menuitem', { name: this.t(`trucks:pallets.${what}`) }).click();
  }
  /** The pallet the address names, shown on its own. */
  singledOut(shownNumber: string): Locator {
    return this.page.getByRole('region', { name: this.t('trucks:single.title', { pallet: shownNumber }) });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
  /** Picks a status in the bar's changer; it is asked about in `dialog`. */
  async pickStatus(text: string): Promise<void> {
    await this.page.locator('.truck-state .status-button').click();
    await this.page.getByRole('menuitem', { name: new RegExp(text) }).click();
  }

  /** Asks for the truck's PDF, or its loading list; it comes in a new tab. */
  async print(what: 'truck' | 'loading' = 'truck'): Promise<void> {
    await this.page.getByRole('button', { name: this.t('trucks:page.documents'), exact: true }).click();
    await this.page
      .getByRole('menuitem', { name: this.t(what === 'truck' ? 'trucks:action.pdf' : 'trucks:page.loadingList') })
      .click();
  }
}
