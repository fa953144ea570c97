import { Strategy } from 'passport';

export type VerifyToken<User> = (token: string, done: (error: unknown, user?: User | null) => void) => void;

interface RequestLike {
  readonly headers: { readonly authorization?: string | undefined };
}

/** The bearer token of a request; null when there is none. */
export const bearerOf = (request: RequestLike): string | null => {
  const header = request.headers.authorization;
  return header !== undefined && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : null;
};

/**
 * Passport strategy for bearer tokens in the Authorization header; never in a query or a body, where logs would keep
 * them.
 */
export class TokenStrategy<User extends object> extends Strategy {
  override readonly name = 'access-token';

  constructor(private readonly verify: VerifyToken<User>) {
    super();
  }

  override authenticate(request: RequestLike): void {
    const token = bearerOf(request);
    if (token === null) return this.fail('session.required', 401);
    this.verify(token, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail('session.expired', 401);
    });
  }
}
