import { AppError } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { hashPassword, verifyPassword } from './password-hash';

/** Each hash keeps a core busy: two at once leave the scanners theirs (measured). */
const AT_ONCE = 2;
/** What cannot be served within the login's time limit is refused at once. */
const MAX_WAITING = 100;

/** Hashes and checks passwords, at most two at a time. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hashPassword(password));
  }

  /** False for a null hash too, after the same work: an unknown e-mail takes as long as a wrong password. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('no account has this password');
    const decoy = await this.decoy;
    const same = await this.inTurn(() => verifyPassword(hash ?? decoy, password));
    return same && hash !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING) throw new AppError('unavailable');
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // the place goes to the next in line; only an empty line frees it
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
