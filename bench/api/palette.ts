import { runBench, writeResult } from '../bench';
import { arrive, type Figures } from './arrivals';
import { barcodeOf, ORDERS, PRODUCTS_AN_ORDER } from './fill';
import { ADDITIONAL_PALLETS, CUSTOMERS, fillLists } from './fill-lists';
import { usedWhile } from './processors';
import { startFilled, supervisorOf, tokenOf } from './system';

/** The limit of an answer of the search everywhere through the gateway and three services. */
const P95_MS = 60;
/** Ten people who type two letters a second. */
const RATE = 20;
const SECONDS = 20;
const WARM_UP_SECONDS = 4;
const EACH_SECONDS = 4;
const EACH_RATE = 10;

const scattered = (n: number, below: number): number => 1 + ((n * 7_919) % below);
const padded = (n: number, digits: number): string => String(n).padStart(digits, '0');

/** What people type and scan: whole codes, beginnings, ends, names, and what nothing is called. */
const texts: Readonly<Record<string, (n: number) => string>> = {
  'an order, whole': (n) => `B${padded(scattered(n, ORDERS), 7)}`,
  'an order, its beginning': (n) => `B${padded(scattered(n, 999), 3)}`,
  'an order, its end': (n) => padded(scattered(n, 9_999), 4),
  'a barcode, whole': (n) => barcodeOf(scattered(n, ORDERS * PRODUCTS_AN_ORDER)),
  'a barcode, its beginning': (n) => barcodeOf(scattered(n, ORDERS * PRODUCTS_AN_ORDER)).slice(0, 5 + (n % 8)),
  'a barcode, its end': (n) => padded(scattered(n, 99_999), 6),
  'a barcode, its middle': (n) => barcodeOf(scattered(n, ORDERS * PRODUCTS_AN_ORDER)).slice(3, 8 + (n % 4)),
  'a pallet': (n) => `P2${padded(scattered(n, ADDITIONAL_PALLETS), 7)}`,
  'a truck': (n) => `T2${n % 7}-${scattered(n, 900)}`,
  'a customer': (n) => `klientas ${scattered(n, CUSTOMERS)}`,
  'part of a word that all share': () => 'klient',
  'two letters': (n) => ['kl', 'b0', 'vi', 'ne'][n % 4] ?? '',
  nothing: (n) => `nėra ${scattered(n, 9_999)}`,
  'common words that never meet': () => 'klientas vilnius',
};

const main = async (): Promise<number> => {
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'packing', 'dispatch', 'gateway']);
  try {
    console.log(`filling in ${CUSTOMERS} customers, ${ADDITIONAL_PALLETS} pallets and their trucks …`);
    await fillLists(adminUrl);
    const supervisor = supervisorOf(system);
    const token = await tokenOf(system.url, 'admin');
    const kinds = Object.values(texts);
    const mixedText = (n: number): string => kinds[n % kinds.length]?.(n) ?? '';
    const ask = (seconds: number, rate: number, text: (n: number) => string): Promise<Figures> =>
      arrive(seconds, rate, token, (n) => `${system.url}/api/search?text=${encodeURIComponent(text(n))}`);
    await ask(WARM_UP_SECONDS, RATE, mixedText);
    const { result: mixed, use } = await usedWhile(supervisor, ['0', '1'], () => ask(SECONDS, RATE, mixedText));
    const show = (name: string, f: Figures): void =>
      console.log(`${name.padEnd(34)} ${f.perSecond}/s  p50 ${f.p50} ms  p95 ${f.p95} ms  longest ${f.max} ms`);
    show(`search among ${ORDERS} orders`, mixed);
    const msEach = (use.own * 1_000) / (mixed.perSecond * SECONDS);
    console.log(
      `  ${msEach.toFixed(1)} ms of processor a search; others had ${Math.round(use.others * 100)} % of the two cores meanwhile`,
    );
    const each: Record<string, Figures> = {};
    for (const [name, text] of Object.entries(texts)) {
      each[name] = await ask(EACH_SECONDS, EACH_RATE, text);
      show(`  ${name}`, each[name]);
    }
    writeResult('palette', {
      rate: RATE,
      mixed,
      processor_ms: msEach,
      others: use.others,
      rate_of_each: EACH_RATE,
      each,
    });
    return mixed.p95 <= P95_MS ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
