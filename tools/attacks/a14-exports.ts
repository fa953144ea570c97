import { Person } from '../api/person';
import type { World } from '../api/world';
import { finding, type Attack, type Finding } from './attack';

const LISTENED_MS = 3_000;

interface Made {
  readonly job_id: string;
  readonly link: string;
}
const customers = (person: Person): Promise<Made> =>
  person.do<Made>('POST', 'exports/lists', { body: { list: 'customers', format: 'csv', columns: ['name', 'email'] } });

/** What live sends somebody for some seconds. */
const received = async (person: Person): Promise<string> => {
  const answer = await fetch(`${person.url}/api/live`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: AbortSignal.timeout(LISTENED_MS),
  });
  let text = '';
  try {
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) text += Buffer.from(part).toString();
  } catch {
    // the time is over
  }
  return text;
};

const notTold = async ({ people }: World): Promise<Finding> => {
  const listeners = [people.viewer, people.worker, people.planner];
  const listening = Promise.all(listeners.map(received));
  const made: Made[] = [];
  for (let at = 0; at < 3; at += 1) made.push(await customers(people.admin));
  const texts = await listening;
  const failures = texts.flatMap((text, at) =>
    made.some(({ job_id }) => text.includes(job_id)) ? [`live sends ${listeners[at]?.name}`] : [],
  );
  return { what: 'live sends nobody somebody else’s export', tried: listeners.length, failures };
};

const notGiven = async ({ people }: World): Promise<Finding> => {
  const { job_id } = await customers(people.admin);
  const others = [people.super, people.planner, people.packer, people.worker, people.viewer, people.admin7];
  return finding('a render job is its maker’s alone', others, async (person) => {
    const { status, text } = await person.ask('GET', `render-jobs/${job_id}`);
    return status === 404 && !text.includes('/api/files/') ? null : `${person.name}: ${status}`;
  });
};

/** A link made in a session that has ended since. */
const notAfterwards = async ({ url }: World): Promise<Finding> => {
  const person = await Person.signIn(url, 'admin');
  const { link } = await customers(person);
  const open = () =>
    person.with(null).ask('GET', link.replace(/^\/api\//, ''), { headers: { accept: 'application/json' } });
  const before = await open();
  await person.do('POST', 'logout');
  const after = await open();
  const failures = [
    ...(before.status < 400 ? [] : [`before signing out: ${before.status}`]),
    ...(after.status === 410 ? [] : [`after signing out: ${after.status}`]),
  ];
  return { what: 'a link ends with its session', tried: 2, failures };
};

/** A14: other people's exports, by what live sends, by render jobs, by links kept. */
export const exportsOfOthers: Attack = {
  id: 'A14',
  title: "other people's exports",
  run: async (world) => [await notTold(world), await notGiven(world), await notAfterwards(world)],
};
