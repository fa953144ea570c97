import {
  changeProductStatus,
  createAttachment,
  createOrder,
  deliverStop,
  listOrders,
  openShareLink,
  scanProductByCode,
  type AnyRoute,
  type RequestContext,
  type ServiceName,
} from '@mullion/contracts';
import { Handle, Reply, type CallInfo } from '@mullion/server-kit';
import { Controller, Module } from '@nestjs/common';
import { exampleOf } from '../../apps/gateway/src/docs/examples';
import { TestGateway } from '../../apps/gateway/src/testing/test-gateway';

type Answer = (call: CallInfo) => unknown;

/**
 * What the services of the test have heard, and how they answer: by the example of the contract, or by what the test
 * says.
 */
class Told {
  readonly heard: CallInfo[] = [];
  private readonly next: Answer[] = [];

  /** The next answers, in their order. */
  answer(...answers: readonly Answer[]): void {
    this.next.push(...answers);
  }

  reset(): void {
    this.heard.length = 0;
    this.next.length = 0;
  }

  take(route: AnyRoute, call: CallInfo): unknown {
    this.heard.push(call);
    const answer = this.next.shift();
    return answer ? answer(call) : exampleOf(route).response;
  }
}

export const told = new Told();
export const marked = (route: AnyRoute, stamp: string | null, stale: boolean): Reply<unknown> =>
  new Reply(exampleOf(route).response, null, stamp, stale);

/** A service that answers one route of the contracts by the kit of every service. */
const serviceOf = (name: ServiceName, ...routes: readonly AnyRoute[]) => {
  @Controller()
  class Answers {
    [method: string]: unknown;
  }
  routes.forEach((route, index) => {
    const method = `answer${index}`;
    const handle = (_input: unknown, call: CallInfo) => told.take(route, call);
    Object.defineProperty(Answers.prototype, method, { value: handle, writable: true, configurable: true });
    Handle(route)(
      Answers.prototype,
      method,
      Object.getOwnPropertyDescriptor(Answers.prototype, method) as TypedPropertyDescriptor<never>,
    );
  });
  @Module({ controllers: [Answers] })
  class Service {}
  return { name, module: Service };
};

/** As browsers have it. */
const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};

export interface Sides {
  readonly gateway: TestGateway;
  readonly context: RequestContext;
  readonly sessionId: string;
  /** Headers of the last answer, as they came. */
  readonly answered: () => Headers;
  readonly close: () => Promise<void>;
}

/**
 * The gateway with services behind it, and what the web's own code needs of a browser: `fetch` at the gateway, its
 * stores, its address.
 */
export const openSides = async (context: RequestContext): Promise<Sides> => {
  const gateway = await TestGateway.open();
  for (const service of [
    serviceOf('orders', listOrders, createOrder, changeProductStatus),
    serviceOf('packing', scanProductByCode),
    serviceOf('dispatch', deliverStop),
    serviceOf('documents', createAttachment),
  ])
    await gateway.world.boot(service);
  gateway.world.answer(openShareLink, () => ({
    ...{
      company_id: 1 as never,
      link_id: 1 as never,
      kind: 'departure' as const,
      target_id: 7,
      departure: 1,
      language: 'lt' as const,
    },
    ...{
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      created_at: new Date().toISOString(),
      user_name: 'Planner',
    },
  }));
  const sessionId = crypto.randomUUID();
  const token = await gateway.signIn(context, { sessionId });
  const before = globalThis.fetch;
  let answered = new Headers();
  Object.assign(globalThis, {
    sessionStorage: storage(),
    localStorage: storage(),
    location: { hash: '', pathname: '/' },
  });
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const answer = await before(new URL(url, gateway.running.url), init);
    answered = answer.headers;
    return answer;
  }) as typeof fetch;
  sessionStorage.setItem('mullion.token', token);
  return {
    gateway,
    context,
    sessionId,
    answered: () => answered,
    close: async () => {
      globalThis.fetch = before;
      await gateway.close();
    },
  };
};
