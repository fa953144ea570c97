import { routes } from '@mullion/contracts';
import { expect } from '@playwright/test';
import type { Api } from '../api';
import type { App } from '../app';

/** The status that scans of the status page write. */
const PACKED = { status: 10, name: 'Supakuotas' };

export interface Product {
  readonly id: number;
  readonly barcode: string;
}

/** Every product got the status once, and nothing else. */
export const expectOnce = async (planner: Api, list: readonly Product[], status = PACKED.status): Promise<void> => {
  const histories = await Promise.all(
    list.map(({ id }) => planner.call(routes.listActions, { query: { table_name: 'products', table_id: id } })),
  );
  expect(histories.map((history) => history.map((change) => change.status_after))).toEqual(list.map(() => [status]));
};

export const openStatuses = async (app: App): Promise<void> => {
  await app.open('status-change');
  await app.statuses.pick(PACKED.name);
};

export const offline = (app: App, value: boolean) => app.page.context().setOffline(value);

/** The device has kept what a page was shown from: one that is left in the moment in which it is shown has not yet. */
export const expectKept = async (
  app: App,
  route: 'pallets.get' | 'trucks.get' | 'work-centers.page',
  id: number,
): Promise<void> => {
  const keys = () =>
    app.page.evaluate(async () => {
      // opening what is not there yet would make it, empty
      if (!(await indexedDB.databases()).some(({ name }) => name === 'mullion-kept')) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('mullion-kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      });
    });
  await expect.poll(keys).toContainEqual(expect.stringMatching(new RegExp(`^${route} .*"id":"?${id}\\b`)));
};

/**
 * Another tab keeps the browser's store busy, so that nothing that is done becomes kept, until the function it gives is
 * called.
 */
export const storeKeptBusy = async (app: App): Promise<() => Promise<void>> => {
  const tab = await app.page.context().newPage();
  await tab.goto('/favicon.svg');
  // a transaction lives as long as it is asked something
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mullion-outbox');
        opening.onsuccess = () => {
          const store = opening.result.transaction('envelopes', 'readwrite').objectStore('envelopes');
          const hold = (): void => {
            if (Reflect.get(globalThis, 'isOver') !== true) store.count().onsuccess = hold;
          };
          hold();
          resolve();
        };
      }),
  );
  return async () => void (await tab.evaluate(() => Reflect.set(globalThis, 'isOver', true)));
};
