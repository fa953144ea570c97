import { eventually } from '@mullion/server-testing';
import { ApiError } from '../../libs/client/src';
import { tableUnder, type Row } from './life-table';
import { acts, leadTo, states } from './lives';
import { OrderWorld, type Life } from './order-world';
import { seenEverywhere } from './views';

const views = new Map(tableUnder('What each view shows').map(({ state = '', ...cells }) => [state, cells]));
const changes = tableUnder('What an act changes in it').flatMap(
  ({ act = '', 'in state': inStates = '', refused = '', ...cells }) =>
    inStates.split(', ').map((state) => ({ act, state, refused: refused.replaceAll('`', ''), cells })),
);
const refusals = (of: string) => changes.filter(({ state, refused }) => state === of && refused !== '');
const done = changes.filter(({ act, refused }) => refused === '' && act !== 'cancel');

/** Ends only what never comes. */
const WITHIN_MS = 90_000;
/** Every look asks five services for nine views. */
const LOOK_MS = 100;

describe('the life of an order in every view', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  }, 180_000);
  afterAll(() => world.close());

  /** Every view comes to show it, once all events are applied. */
  const shows = (life: Life, cells: Row | undefined, what: string) =>
    eventually(
      async () => expect({ what, ...(await seenEverywhere(world, life)) }).toEqual({ what, ...cells }),
      WITHIN_MS,
      LOOK_MS,
    );
  const refusalOf = (act: string, life: Life): Promise<string> =>
    (acts[act]?.(world, life) ?? Promise.reject(new Error(`nobody does ${act}`))).then(
      () => '',
      (error: unknown) => {
        if (error instanceof ApiError) return error.problem.code ?? String(error.status);
        throw error;
      },
    );
  const cancel = async (life: Life, from: string) => {
    expect(await refusalOf('cancel', life)).toBe('');
    await shows(life, views.get('cancelled'), `cancelled: ${from}`);
  };

  it('has a row for each state', () => expect([...views.keys()]).toEqual([...states, 'cancelled']));

  it.each(states)(
    'PRO-01a PRE-01a BEY-11a is as the table says, whatever is refused, and cancelled is shown nowhere: %s',
    async (state) => {
      const life = await world.entered();
      await leadTo(world, life, state);
      await shows(life, views.get(state), state);
      for (const { act, refused } of refusals(state)) expect([act, await refusalOf(act, life)]).toEqual([act, refused]);
      await shows(life, views.get(state), `refused: ${state}`);
      await cancel(life, state);
    },
    170_000,
  );

  it.each(done.map(({ act, state }) => [act, state]))(
    'PRO-01a PRE-01a is as the table says after the act %s: %s',
    async (act, state) => {
      const life = await world.entered();
      await leadTo(world, life, state);
      await shows(life, views.get(state), state);
      expect(await refusalOf(act, life)).toBe('');
      await shows(life, done.find((one) => one.act === act && one.state === state)?.cells, `${act}: ${state}`);
      await cancel(life, `${act}, ${state}`);
    },
    170_000,
  );
});
