import { createInstance, type FormatterModule, type i18n, type Module, type ReadCallback } from 'i18next';
import { languages, type Language } from '@mullion/contracts';
import { formatNumber } from './format';
import { isNamespace, loadTexts, type Namespace, type Texts } from './texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}

const loader = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    if (!isNamespace(namespace)) return done(new Error(`no texts ${namespace}`), false);
    // of one type for all: comparing those of every area is more than the compiler does
    const texts: Promise<object> = loadTexts(language as Language, namespace as 'common');
    texts.then(
      (loaded) => done(null, loaded as never),
      (error: unknown) => done(error as Error, true),
    );
  },
};

/**
 * Counts, and what a text calls `{{name, number}}`, are written with a space between thousands wherever a sentence
 * holds them.
 */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, language, options) =>
    typeof value === 'number' && (format === 'number' || options?.['interpolationkey'] === 'count')
      ? formatNumber(value, language as Language, Number.isInteger(value) ? 0 : 1)
      : // what is missing stays missing: the texts are checked for it
        (value as string),
};

/**
 * The texts of the product in one language, with other namespaces loaded when first used.
 * Both languages are complete by type, so there is no fallback to load beside the language asked for.
 */
export const createTexts = async (
  language: Language,
  namespaces: readonly Namespace[],
  plugins: readonly Module[] = [],
): Promise<i18n> => {
  const texts = createInstance();
  for (const plugin of [loader, formatter, ...plugins]) texts.use(plugin);
  await texts.init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
  });
  return texts;
};
