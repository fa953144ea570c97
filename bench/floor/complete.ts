import { randomUUID } from 'node:crypto';
import { processorsOf, secondsOf, treeOf } from '../api/processors';
import { startPlain } from '../api/start-plain';
import type { System } from '../api/system';
import { CONNECTIONS, middleRate, rateText, sendRequests, type Rate } from '../send-requests';
import type { Filled } from './fill';

const [ROUNDS, SECONDS, WARM_UP_SECONDS, RATIO] = [5, 3, 2, 0.45];

type Side = 'chain' | 'plain';
interface Target {
  readonly url: string;
  readonly token: string;
  readonly filled: Filled;
  /** The next product that waits. */
  readonly from: { next: number };
}

/** Each press completes another product. */
const presses =
  (side: Side, { url, token, filled, from }: Target) =>
  (seconds: number): Promise<Rate> => {
    const path = `${side === 'chain' ? '/api/work-centers' : ''}/complete/${filled.center}`;
    return sendRequests(`completing, ${side}`, url, seconds, () => {
      const product = filled.products[from.next++];
      if (product === undefined) throw new Error('no product is left to complete: fill in more orders');
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      return { method: 'POST', path, headers, body: JSON.stringify({ products: [product], terminal: 'T1' }) };
    });
  };

/** Completing an operation, by turns through the chain and by a plain process that writes the same rows. */
export const measureCompleting = async (system: System, adminUrl: string, target: Omit<Target, 'url'>) => {
  const plain = await startPlain('bench/floor/plain.ts', adminUrl);
  try {
    const sides = {
      chain: presses('chain', { ...target, url: system.url }),
      plain: presses('plain', { ...target, url: plain.url }),
    };
    for (const side of ['chain', 'plain'] as const) await sides[side](WARM_UP_SECONDS);
    const rates: Record<Side, Rate[]> = { chain: [], plain: [] };
    const used = { chain: '', plain: '' };
    const plainPids = treeOf(plain.child.pid ?? 0);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const chain = await processorsOf(system, () => sides.chain(SECONDS));
      const before = secondsOf(plainPids);
      const bare = await processorsOf(system, () => sides.plain(SECONDS));
      const ownMs = ((secondsOf(plainPids) - before) * 1_000) / (bare.result.perSecond * SECONDS);
      used.chain = chain.useOf(chain.result.perSecond * SECONDS);
      used.plain = `plain ${ownMs.toFixed(2)}, ${bare.useOf(bare.result.perSecond * SECONDS)}`;
      rates.chain.push(chain.result);
      rates.plain.push(bare.result);
      console.log(`  round ${round} of ${ROUNDS}: chain ${rateText(chain.result)} | plain ${rateText(bare.result)}`);
    }
    const [chain, bare] = [middleRate(rates.chain), middleRate(rates.plain)];
    const ratio = chain.perSecond / bare.perSecond;
    console.log(
      `completing  chain ${rateText(chain)} | plain ${rateText(bare)} | ratio ${ratio.toFixed(2)} (at least ${RATIO})`,
    );
    console.log(`  ms of processor a press: chain ${used.chain}\n    while plain presses: ${used.plain}`);
    return {
      isWell: ratio >= RATIO,
      result: { connections: CONNECTIONS, chain, plain: bare, ratio: Math.round(ratio * 1_000) / 1_000, limit: RATIO },
    };
  } finally {
    plain.child.kill();
  }
};
