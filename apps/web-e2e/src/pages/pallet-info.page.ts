import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** A pallet as it is, and its photos. */
export class PalletInfoPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get drawings(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:info.drawings') });
  }
  get solid(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:viewer.title') });
  }
  /** Lines of the table of products. */
  get products(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:products.title') }).locator('tbody tr');
  }
  /** The product that is marked, as it is drawn from above and from the side. */
  get marked(): Locator {
    return this.drawings.getByRole('button', { pressed: true });
  }
  get gallery(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:photos.title') });
  }
  /** Photos as they stand in the gallery. */
  get photos(): Locator {
    return this.gallery.locator('.pi-photo img');
  }
  get addButton(): Locator {
    return this.gallery.getByRole('button', { name: this.t('pallet:photos.add') });
  }
  get picker(): Locator {
    return this.gallery.getByLabel(this.t('pallet:photos.add')).and(this.page.locator('input'));
  }
  get field(): Locator {
    return this.gallery.getByLabel(this.t('file.choose')).and(this.page.locator('input'));
  }
  get downloads(): Locator {
    return this.gallery.getByRole('link', { name: this.named('download') });
  }
  get deletes(): Locator {
    return this.gallery.getByRole('button', { name: this.named('delete') });
  }
  private named(what: 'download' | 'delete'): RegExp {
    return new RegExp(`^${this.t(`pallet:photos.${what}`, { moment: '.+' })}$`);
  }

  /** A photo as a camera makes it, larger than what is sent, dropped on the page or pasted into it. */
  async give(way: 'drop' | 'paste', size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.page.locator('body').evaluate(
      async (target, { way: how, size: { width, height } }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        if (pen) pen.fillStyle = how === 'drop' ? '#21a089' : '#e58a2e';
        pen?.fillRect(0, 0, width, height);
        const bytes = await new Promise<Blob>((done) => canvas.toBlob((blob) => blob && done(blob), 'image/jpeg'));
        const data = new DataTransfer();
        data.items.add(new File([bytes], `${how}.jpg`, { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        if (how === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        else
          for (const type of ['dragenter', 'dragover', 'drop'])
            target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      },
      { way, size },
    );
  }
}
