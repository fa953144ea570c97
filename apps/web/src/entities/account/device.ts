export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly phone: boolean;
}

/** In this order: Edge and Opera also call themselves Chrome, and everybody calls themselves Safari. */
const BROWSERS = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const first = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Browser and system as people call them, from a browser's own words (User-Agent); null for what it does not say. */
export const deviceOf = (agent: string): Device => ({
  browser: first(agent, BROWSERS),
  system: first(agent, SYSTEMS),
  phone: /Mobile|iPhone|iPad|Android/.test(agent),
});
