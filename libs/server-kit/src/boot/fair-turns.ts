import { AppError } from '../errors/app-error';

/** Whose work it is: companies take turns, and within a company its people. */
export interface Turn {
  readonly company: number;
  readonly person: string;
}

interface TurnLimits {
  /** So much work at once. */
  readonly atOnce: number;
  /** So much of one person may wait. */
  readonly waiting: number;
  /** Nobody waits longer, ms. */
  readonly longestMs: number;
}

interface Waiter extends Turn {
  /** How much of this person, and of this company, came before it and has not begun. */
  readonly ofPerson: number;
  readonly ofCompany: number;
  begin(): void;
}

/**
 * How much of the company goes before the next of a person who has so much waiting: of each colleague at most one more
 * than that.
 */
const roundOf = (waiting: readonly Pick<Turn, 'person'>[], person: string, ofPerson: number): number => {
  const counts = new Map<string, number>();
  for (const each of waiting) counts.set(each.person, (counts.get(each.person) ?? 0) + 1);
  counts.delete(person);
  return [...counts.values()].reduce((sum, count) => sum + Math.min(count, ofPerson + 1), ofPerson);
};

/** Lets a limited amount of heavy work run at once: whoever asks for much waits behind those who ask for little. */
export class FairTurns {
  private running = 0;
  private readonly waiting: Waiter[] = [];

  constructor(private readonly limits: TurnLimits) {}

  /**
   * @throws AppError `unavailable` when too much of this person waits, or this has waited too long; the work has not
   * begun then
   */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.wait(turn);
    try {
      return await work();
    } finally {
      const next = this.takeNext();
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private wait(turn: Turn): Promise<void> {
    const ofCompany = this.waiting.filter(({ company }) => company === turn.company);
    const ofPerson = ofCompany.filter(({ person }) => person === turn.person).length;
    if (ofPerson >= this.limits.waiting) throw new AppError('unavailable');
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(new AppError('unavailable'));
      }, this.limits.longestMs);
      const waiter: Waiter = {
        ...turn,
        ofPerson,
        ofCompany: roundOf(ofCompany, turn.person, ofPerson),
        begin: () => {
          clearTimeout(late);
          resolve();
        },
      };
      this.waiting.push(waiter);
    });
  }

  /** The first of the companies' rounds; who came first among equals. */
  private takeNext(): Waiter | undefined {
    const [first] = this.waiting.toSorted((a, b) => a.ofCompany - b.ofCompany || a.ofPerson - b.ofPerson);
    if (first) this.waiting.splice(this.waiting.indexOf(first), 1);
    return first;
  }
}
