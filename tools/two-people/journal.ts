/** Where a thing is or how it is set; null: nowhere, not set. */
export type Value = string | number | null;
/** What somebody means to change: things with how they were and how they are to be. */
export interface Meant {
  readonly what: string;
  readonly changes: ReadonlyMap<string, { readonly from: Value; readonly to: Value }>;
}
/** What the server confirmed: one thing as it was and as it is, by the version that this made. */
interface Write {
  readonly person: string;
  readonly step: number;
  readonly thing: string;
  readonly from: Value;
  readonly to: Value;
  readonly version: number;
}
interface Stacks {
  readonly done: Meant[];
  undone: Meant[];
}

/** Steps that an editor remembers. */
const REMEMBERED = 100;

/**
 * What must be there, kept apart from the editors and from the server: who changed what from what to what, and what
 * each could take back. It judges by what the server confirmed and by what the actors were told.
 */
export class Journal {
  readonly failures: string[] = [];
  readonly counts = { acts: 0, undos: 0, redos: 0, confirmed: 0, told: 0, refusedAtOnce: 0, overOthers: 0 };
  private readonly writes: Write[] = [];
  private readonly initial = new Map<string, Value>();
  private readonly stacks = new Map<string, Stacks>();
  /** Pallets that were emptied and made again, by person: their history means the new one from then on. */
  private readonly again = new Map<string, Value>();

  /** A thing as it was when it was first seen. */
  begin(thing: string, value: Value): void {
    if (!this.initial.has(thing)) this.initial.set(thing, value);
  }

  /** The server confirmed a change of one thing. */
  write(write: Write): void {
    if (write.from !== write.to) this.writes.push(write);
  }

  stacksOf(editor: string): Stacks {
    const known = this.stacks.get(editor) ?? { done: [], undone: [] };
    this.stacks.set(editor, known);
    return known;
  }

  /** An act that the editor took: it came about, or its actor was told. */
  acted(person: string, editor: string, step: number, meant: Meant, isTold: boolean): void {
    const stacks = this.stacksOf(editor);
    stacks.undone = [];
    if (isTold) return this.told(person, step, meant);
    stacks.done.push(this.ownPart(person, step, meant));
    if (stacks.done.length > REMEMBERED) stacks.done.shift();
    this.cameAbout(person, step, meant);
  }

  /**
   * A step back or forth: it changed only what this person's own act had changed, from how it was left to how it was
   * before.
   */
  stepped(kind: 'undo' | 'redo', person: string, editor: string, step: number, isTold: boolean): void {
    const stacks = this.stacksOf(editor);
    const own = (kind === 'undo' ? stacks.done : stacks.undone).pop();
    const made = this.madeIn(person, step);
    if (!own) return this.expect(made.length === 0, `${person} took back in step ${step} what they had not done`);
    const meant = kind === 'undo' ? inverseOf(own) : own;
    for (const { thing, from } of made) {
      const change = meant.changes.get(thing);
      this.expect(change !== undefined, `${kind} of "${own.what}" by ${person} in step ${step} changed ${thing}`);
      if (change)
        this.expect(
          this.nowOf(person, change.from) === from,
          `${kind} by ${person} in step ${step}: ${thing} was ${from}, left as ${change.from}`,
        );
      const before = this.before(thing, made);
      if (before && before.person !== person) this.counts.overOthers += 1;
    }
    if (isTold) return this.told(person, step, meant);
    (kind === 'undo' ? stacks.undone : stacks.done).push(own);
    this.cameAbout(person, step, meant);
  }

  /**
   * Nothing is lost: every thing is as the last confirmed change left it, and each change began where the one before
   * had ended.
   */
  judge(now: ReadonlyMap<string, Value>): void {
    for (const thing of new Set([...this.initial.keys(), ...this.writes.map((write) => write.thing)])) {
      let value = this.initial.get(thing) ?? null;
      for (const write of this.of(thing)) {
        this.expect(
          write.from === value,
          `${thing}: ${write.person} changed ${write.from} in step ${write.step}, but it was ${value}`,
        );
        value = write.to;
      }
      // what a pallet was set to went with it
      if (now.has(thing))
        this.expect(
          now.get(thing) === value,
          `${thing} is ${now.get(thing) ?? null}, the last confirmed change left ${value}`,
        );
    }
  }

  expect(isTrue: boolean, what: string): void {
    if (!isTrue) this.failures.push(what);
  }

  private nowOf(person: string, value: Value): Value {
    const next = this.again.get(`${person} ${value}`);
    return next === undefined ? value : this.nowOf(person, next);
  }
  private of(thing: string): Write[] {
    return this.writes.filter((write) => write.thing === thing).sort((a, b) => a.version - b.version);
  }
  private madeIn(person: string, step: number): Write[] {
    return this.writes.filter((write) => write.person === person && write.step === step);
  }
  private before(thing: string, made: readonly Write[]): Write | undefined {
    const chain = this.of(thing);
    return chain[chain.findIndex((write) => made.includes(write)) - 1];
  }

  /**
   * How a thing was before a step and after each change in it: what somebody found done already, the other may have
   * changed since in the same step.
   */
  private duringStep(thing: string, step: number): Value[] {
    const writes = this.of(thing);
    const before = writes.findLast((write) => write.step < step);
    return [
      before ? before.to : (this.initial.get(thing) ?? null),
      ...writes.filter((write) => write.step === step).map(({ to }) => to),
    ];
  }

  /** What others had done already is not this act's to take back. */
  private ownPart(person: string, step: number, meant: Meant): Meant {
    const made = new Set(this.madeIn(person, step).map(({ thing }) => thing));
    const changes = new Map([...meant.changes].filter(([thing]) => made.has(thing)));
    return changes.size === 0 ? meant : { ...meant, changes };
  }

  /** An act that was refused has changed nothing. */
  private told(person: string, step: number, { what, changes }: Meant): void {
    this.counts.told += 1;
    const half = this.madeIn(person, step).length;
    this.expect(
      half === 0 || half >= changes.size,
      `"${what}" by ${person} in step ${step} was refused but half of it is done`,
    );
  }

  private cameAbout(person: string, step: number, { what, changes }: Meant): void {
    this.counts.confirmed += 1;
    for (const [thing, { to }] of changes) {
      const write = this.madeIn(person, step).find((one) => one.thing === thing);
      if (write && write.to !== to) this.again.set(`${person} ${to}`, write.to);
      const wasSo = this.duringStep(thing, step).includes(this.nowOf(person, to));
      this.expect(
        write !== undefined || wasSo,
        `"${what}" by ${person} in step ${step}: nobody was told that ${thing} was not changed`,
      );
    }
  }
}

const inverseOf = ({ what, changes }: Meant): Meant => ({
  what,
  changes: new Map([...changes].map(([thing, { from, to }]) => [thing, { from: to, to: from }])),
});

/** Where a product goes when the pallet is only made by that; each is another one. */
export const newPallet = (step: number, person: string): string => `the pallet that ${person} makes in step ${step}`;
