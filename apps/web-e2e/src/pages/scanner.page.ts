import { type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** Either scanner: the packer's in the hall and the loader's at the truck. */
export class ScannerPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  /** The verdict on the last scan. */
  get verdict(): Locator {
    return this.page
      .getByRole('status')
      .filter({ has: this.page.getByRole('strong') })
      .first();
  }
  get listening(): Locator {
    return this.page.getByText(this.t('scanners:listening'), { exact: true });
  }
  get missing(): Locator {
    return this.page.getByRole('region', { name: this.t('scanners:pallet.missing') }).getByRole('listitem');
  }
  closeButton(number: string): Locator {
    return this.page.getByRole('button', { name: this.t('scanners:pallet.close', { number }) });
  }
  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.t('scanners:truck.confirm') });
  }
  get confirmDialog(): Locator {
    return this.page.getByRole('alertdialog');
  }
  /** What the product shows after a confirmed departure. */
  outcome(title: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: title });
  }
  get gone(): Locator {
    return this.page.getByText(this.t('scanners:truck.gone'));
  }
  /** Every scan, the newest first. */
  get log(): Locator {
    return this.page.getByRole('region', { name: this.t('scanners:log.title') }).getByRole('listitem');
  }
  /** The truck from above. */
  get floor(): Locator {
    return this.page.locator('.scan-side svg').first();
  }
  /** The pallet that is to be loaded next. */
  next(shownNumber: string): Locator {
    const before = this.t('scanners:truck.next', { pallet: shownNumber, place: '' });
    return this.page.getByText(new RegExp(`^${before.trim()}`));
  }
  /** Products that were not scanned onto the pallets that are on the truck. */
  get unscanned(): Locator {
    return this.page.locator('.scan-unscanned');
  }
  /** How much of the truck is still to be loaded. */
  remaining(count: number): Locator {
    return this.page.getByText(this.t('scanners:truck.remaining', { count }));
  }

  /** The number of the pallet that comes next. */
  async nextNumber(): Promise<string> {
    const said = await this.page
      .getByText(new RegExp(`^${this.t('scanners:truck.next', { pallet: '', place: '' }).split(':')[0]}:`))
      .textContent();
    return (said ?? '').replace(/^[^:]*:\s*/, '').split(',')[0] ?? '';
  }
  /** The floor close up round a pallet's place. */
  placeOf(shownNumber: string): Locator {
    return this.page.getByRole('img', { name: this.t('scanners:truck.closeUp', { pallet: shownNumber }) }).first();
  }
  /** A pallet from above, with the place of the product that was scanned. */
  drawnPallet(shownNumber: string): Locator {
    return this.page.getByRole('img', { name: this.t('scanners:pallet.fromAbove', { pallet: shownNumber }) }).first();
  }
  /** Takes back the scan of what is called so. */
  undo(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t('scanners:undo.button', { name })}`) });
  }
  get cameraButton(): Locator {
    return this.page.getByRole('button', { name: this.t('scanners:camera.open') });
  }
  get cameraOff(): Locator {
    return this.page.getByRole('button', { name: this.t('scanners:camera.close') });
  }
  get camera(): Locator {
    return this.page.getByRole('region', { name: this.t('scanners:camera.title') });
  }

  /** A code as a keyboard-wedge scanner brings it: keys and Enter, wherever the focus is. */
  async scan(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  /** Goes on with another pallet. */
  async switchPallet(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('scanners:pallet.switch') }).click();
  }
  /** Many codes at once, as a scanner that kept them brings them. */
  async paste(codes: readonly string[]): Promise<void> {
    await this.page.locator('[data-scan-field]').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, codes.join('\n'));
  }

  /** Confirms the departure in the dialog that says what follows. */
  async confirmDeparture(): Promise<void> {
    await this.confirmButton.click();
    await this.confirmDialog.getByLabel(this.t('trucks:depart.reason')).fill('Vairuotojas jau kabinoje');
    await this.confirmDialog.getByRole('button', { name: this.t('trucks:depart.action'), exact: true }).click();
  }
}
