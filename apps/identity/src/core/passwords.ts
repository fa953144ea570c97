import { ConcurrencyGate } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { hashPassword, verifyPassword } from './password-hash';

/**
 * Each hash keeps a core busy: two at once leave the scanners theirs (measured). What cannot be served within the
 * login's time limit is refused at once.
 */
const limits = { concurrency: 2, queue: 100 };

/** Hashes and checks passwords, at most two at a time. */
@Injectable()
export class Passwords {
  private readonly gate = new ConcurrencyGate(limits);
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.gate.run(() => hashPassword(password));
  }

  /** False for a null hash too, after the same work: an unknown e-mail takes as long as a wrong password. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('no account has this password');
    const decoy = await this.decoy;
    const same = await this.gate.run(() => verifyPassword(hash ?? decoy, password));
    return same && hash !== null;
  }
}
