import {
  createUser,
  getSessionContext,
  openSession,
  updateUser,
  type ListedUser,
  type RequestContext,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, person, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';

export const password = 'Mullion-2026!';
export const other = 'Stiprus-2027?';
export const nobody = systemContext(1);

/** What tests of users do again and again: make, change and sign in people. */
export const usersAs = (identity: TestService) => {
  let made = 0;
  const create = (who: RequestContext, over: object = {}) => {
    made += 1;
    const body = { name: `Naujas ${made}`, email: `new${made}@demo.mullion.test`, password, type: 3, ...over };
    return identity.api(createUser).as(who).send({ body });
  };
  return {
    create,
    newUser: async (over: object = {}): Promise<ListedUser> => (await create(people.super(), over)).body,
    update: (who: RequestContext, id: number, body: object) =>
      identity.api(updateUser).as(who).send({ params: { id }, body }),
    signIn: (email: string, given = password) =>
      identity.api(openSession).as(nobody).send({ email, password: given, address: '10.0.0.9', agent: 'Firefox' }),
    isOpen: async (sessionId: string): Promise<boolean> =>
      (await identity.api(getSessionContext).as(nobody).send({ session_id: sessionId })).status === 200,
  };
};

export const sessionOf = (token: string): string => String(decodeJwt(token).sid);
export const asUser = ({ id, type }: ListedUser, session_id: string): RequestContext =>
  person({ user_id: id, type, session_id });
