import { arrive, type Figures } from '../api/arrivals';
import { processorsOf, usedWhile } from '../api/processors';
import { supervisorOf, type System } from '../api/system';
import { CENTERS, ORDERS, SHOWN_ORDERS } from './fill';

const RATE = 50;
const P99_MS = 80;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;

/** What one answer holds, and its size. */
const sizeOf = async (url: string, token: string) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const { orders, centers } = JSON.parse(text) as { orders: unknown[]; centers: unknown[] };
  return { orders: orders.length, centers: centers.length, kilobytes: Math.round(text.length / 1_024) };
};

/** The page of production as independent people ask for it. */
export const measureMatrix = async (system: System, token: string, cores: readonly string[]) => {
  const url = `${system.url}/api/orders/many/production`;
  const ask = (seconds: number): Promise<Figures> => arrive(seconds, RATE, token, () => url);
  const size = await sizeOf(url, token);
  if (size.orders !== SHOWN_ORDERS || size.centers !== CENTERS)
    throw new Error(`not the matrix that is meant: ${JSON.stringify(size)}`);
  await ask(WARM_UP_SECONDS);
  const measured = await usedWhile(supervisorOf(system), cores, () => processorsOf(system, () => ask(SECONDS)));
  const { result: matrix, useOf } = measured.result;
  const { use } = measured;
  const requests = matrix.perSecond * SECONDS;
  const processorMs = (use.own * 1_000) / requests;
  console.log(
    `matrix of ${SHOWN_ORDERS} × ${CENTERS} among ${ORDERS} orders, ${size.kilobytes} kB: ${matrix.perSecond}/s  p50 ${matrix.p50} ms  p99 ${matrix.p99} ms  longest ${matrix.max} ms (p99 at most ${P99_MS})`,
  );
  console.log(`  ${processorMs.toFixed(1)} ms of processor a request: ${useOf(requests)}`);
  console.log(`  others had ${Math.round(use.others * 100)} % of the two cores meanwhile`);
  return {
    isWell: matrix.p99 <= P99_MS,
    result: { rate: RATE, ...size, ...matrix, processor_ms: processorMs, others: use.others, limit_ms: P99_MS },
  };
};
