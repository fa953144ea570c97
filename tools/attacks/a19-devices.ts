import { randomUUID } from 'node:crypto';
import type { Answer, Person } from '../api/person';
import type { World } from '../api/world';

/** An enrolled terminal: its row and what its browser holds. */
export interface Device {
  readonly id: string;
  readonly cookie: string;
}

/** A device that an administrator has enrolled for these pages. */
export const enrolled = async (world: World, admin: Person, kinds: readonly string[]): Promise<Device> => {
  const made = await admin.do<{ id: string; code: string }>('POST', 'terminals', {
    body: { name: `A19 ${randomUUID()}`, kinds },
  });
  const answer = await world.people.packer.with(null).ask('POST', 'terminal/enrol', { body: { code: made.code } });
  if (answer.status !== 200) throw new Error(`a terminal was not enrolled: ${answer.status} ${answer.text}`);
  return { id: made.id, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
};

/** Somebody tries to sign in at a device. */
export const signIn = (world: World, { cookie }: Device, who: object): Promise<Answer> =>
  world.people.packer.with(null).ask('POST', 'terminal/sign-in', { body: who, headers: { cookie } });

/** Somebody of company 1 with a badge of their own, so that no count of others matters. */
export const badgeOf = async (world: World, type: number): Promise<{ readonly id: number; readonly badge: string }> => {
  const { super: admin } = world.people;
  const email = `a19-${randomUUID().slice(0, 8)}@x.test`;
  const { id } = await admin.do<{ id: number }>('POST', 'users', {
    body: { name: email, email, password: 'Mullion-2026!', type },
  });
  const { badge } = await admin.do<{ badge: string }>('POST', `users/${id}/badge`);
  return { id, badge };
};

/** The token of a session that a badge opens there. @throws Error when it opens none */
export const tokenAt = async (world: World, device: Device, badge: string): Promise<string> => {
  const { status, body } = await signIn(world, device, { badge });
  if (typeof body.token !== 'string') throw new Error(`a badge opened nothing: ${status}`);
  return body.token;
};
