import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
};

/** Pages that open without a network, and what every page stands in. */
const PAGES = [
  /src\/main\.tsx$/,
  /shell\/frame\/app-frame\.tsx$/,
  /shell\/session\/other-person-page\.tsx$/,
  /shell\/palette\/palette\.tsx$/,
  /features\/(pallet-scanner|truck-scanner|status-change|work-center)\/[a-z-]+-page\.tsx$/,
  /features\/hall\/rack-scanner-page\.tsx$/,
  /features\/sign-in\/sign-in-page\.tsx$/,
  // the driver's day, and what its route asks for with it
  /features\/(shared\/link|driver\/driver|evidence\/(shared-evidence|proof))-page\.tsx$/,
];
/** Whether the page in this file, and what it imports, is kept on a device. */
export const isKeptPage = (file: string): boolean => PAGES.some((pattern) => pattern.test(file));

/** Texts of both languages: a terminal changes its language without a network too. */
const TEXTS = /libs\/i18n\/src\/(lt|en)\//;
/** Letters of the two languages; other alphabets come when they are needed. */
const FONTS = /ibm-plex-sans-latin(-ext)?-standard-normal.*\.woff2$/;
const ALWAYS = /^(index\.html|theme\.js|favicon\.svg|icon-192\.png|manifest\.(lt|en)\.webmanifest)$/;

/** Finds out which files of a build the pages of terminals consist of. */
export const terminalFiles = (): { readonly plugin: Plugin; readonly isNeeded: (file: string) => boolean } => {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: 'mullion-terminal-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const visit = (chunk: Chunk | undefined): void => {
        if (!chunk || needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        for (const file of chunk.viteMetadata?.importedCss ?? []) needed.add(file);
        for (const name of chunk.imports) visit(byName.get(name));
      };
      const holds = (chunk: Chunk, pattern: RegExp): boolean => chunk.moduleIds.some((id) => pattern.test(id));
      for (const chunk of chunks) if ([...PAGES, TEXTS].some((pattern) => holds(chunk, pattern))) visit(chunk);
    },
  };
  return { plugin, isNeeded: (file) => needed.has(file) || ALWAYS.test(file) || FONTS.test(file) };
};
