import type { Page } from '@playwright/test';

/** Keys as a scanner sends them to whatever has the focus, then Enter: all of one moment, however busy the machine is while they are taken. */
export const scanInto = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    const events = [...text, 'Enter'].flatMap((key) =>
      ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
    );
    for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event);
  }, code);

/** The number row of a Lithuanian keyboard without shift, from 1 to 0. */
const ROW = 'ąčęėįšųū„“';

/** The same of a scanner that sends the keys of digits to a device set to Lithuanian. */
export const scanOnLithuanianKeys = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    ({ text, row }) => {
      const presses = [...text].map((character) => {
        const digit = '1234567890'.indexOf(character);
        return digit < 0 ? { key: character, code: `Key${character}` } : { key: row[digit] ?? '', code: `Digit${character}` };
      });
      for (const press of [...presses, { key: 'Enter', code: 'Enter' }])
        for (const type of ['keydown', 'keyup'])
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { ...press, bubbles: true, cancelable: true }));
    },
    { text: code, row: ROW },
  );
