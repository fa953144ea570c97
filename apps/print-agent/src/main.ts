import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, MullionClient, retryAfterOf } from '@mullion/client';
import { exchangeLabels, USUAL_AGENT } from '@mullion/contracts';
import { FACTORY_NETWORKS, PRINTER_PORTS, resolveWithin } from './allowed-hosts';
import { PrintAgent } from './print-agent';

/** Below the 60 requests a minute that a key may make; a label a second and printer is what a printer does. */
const ROUND_MS = 1_100;
const AWAY_MS = 5_000;

const { MULLION_URL: url, MULLION_KEY: apiKey, PRINT_AGENT: name = USUAL_AGENT } = process.env;
const { PRINT_NETWORKS: networks = FACTORY_NETWORKS, PRINT_PORTS: ports = PRINTER_PORTS } = process.env;
const say = (line: string): void => {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`);
};

const run = async (): Promise<void> => {
  if (!url || !apiKey) throw new Error('MULLION_URL and MULLION_KEY are needed: see the README');
  const client = new MullionClient({ url, apiKey });
  const exchange = async (body: Parameters<ConstructorParameters<typeof PrintAgent>[0]['exchange']>[0]) => {
    const { status, body: answer, headers } = await client.ask(exchangeLabels, { body });
    if (status >= 400)
      throw new ApiError(status, (answer ?? {}) as object, 'label-agent/exchange', retryAfterOf(headers));
    return exchangeLabels.response.parse(answer);
  };
  const agent = new PrintAgent({ name, exchange, resolve: resolveWithin(networks, ports), say });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  say(`print agent "${name}" asks ${url}`);
  let isAway = false;
  while (!stopping.signal.aborted) {
    let waitMs = ROUND_MS;
    try {
      await agent.round();
      if (isAway) say('the product answers again');
      isAway = false;
    } catch (error) {
      if (!isAway) say(`the product does not answer: ${error instanceof Error ? error.message : String(error)}`);
      isAway = true;
      waitMs = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : AWAY_MS;
    }
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await agent.stop();
};

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
