import { randomUUID } from 'node:crypto';
import { routes, type TerminalKind } from '@mullion/contracts';
import type { Api } from '../api';
import type { App } from '../app';
import { freshNumber } from '../data/frames';
import { emailOf, PASSWORD } from '../people';

const [MANAGER, PACKER] = [3, 4];
interface Someone {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const someone = async (admin: Api, type: number): Promise<Someone> => {
  const name = freshNumber('Petras');
  const email = emailOf(`pin-${randomUUID()}`);
  const { id } = await admin.call(routes.createUser, { body: { name, email, password: PASSWORD, type } });
  return { id, name, email };
};

/** A packer of the test alone, who signs in at terminals by this PIN. */
export const packerWithPin = async (admin: Api, pin: string): Promise<Someone> => {
  const person = await someone(admin, PACKER);
  await admin.call(routes.setPin, { params: { id: person.id }, body: { pin } });
  return person;
};

/** A manager of the test alone, who has a badge and no PIN. */
export const managerWithBadge = async (admin: Api): Promise<Someone & { readonly badge: string }> => {
  const person = await someone(admin, MANAGER);
  const { badge } = await admin.call(routes.makeBadge, { params: { id: person.id } });
  return { ...person, badge: badge ?? '' };
};

/** Makes this browser a terminal without a page; gives its name. */
export const enrol = async (admin: Api, { page }: App, kinds: readonly TerminalKind[]): Promise<string> => {
  const name = freshNumber('Vartai');
  const { code } = await admin.call(routes.createTerminal, { body: { name, kinds } });
  const answer = await page.context().request.post('/api/terminal/enrol', { data: { code } });
  if (!answer.ok()) throw new Error(`not enrolled: ${answer.status()}`);
  return name;
};
