import { uuid } from '../http/uuid';
import { joined, type Queued } from './queued-commands';

/**
 * The commands of one document that the server has not confirmed: those to be sent, in order, and those that it failed
 * over each time.
 */
export class CommandQueue<C> {
  private commands: readonly Queued<C>[] = [];
  private setAside: readonly Queued<C>[] = [];
  private lastId = 0;

  get all(): readonly Queued<C>[] {
    return this.commands;
  }
  get aside(): readonly Queued<C>[] {
    return this.setAside;
  }
  get isEmpty(): boolean {
    return this.commands.length === 0;
  }
  get first(): Queued<C> | undefined {
    return this.commands[0];
  }

  /** Of commands and of entries of the history alike. */
  nextId(): number {
    return ++this.lastId;
  }

  add(command: Omit<Queued<C>, 'id' | 'key'>): void {
    this.commands = [...this.commands, { ...command, id: this.nextId(), key: uuid() }];
  }

  /** Joins to the first what can go along with it in the same request. */
  join(merge: (first: C, second: C) => C | null): void {
    this.commands = joined(this.commands, merge, uuid);
  }

  replace(command: Queued<C>): void {
    this.commands = this.commands.map((each) => (each.id === command.id ? command : each));
  }

  remove({ id }: Queued<C>): void {
    this.commands = this.commands.filter((each) => each.id !== id);
  }

  adapt(change: (command: C) => C): void {
    this.commands = this.commands.map((each) => ({ ...each, command: change(each.command) }));
  }

  moveAside(command: Queued<C>): void {
    this.setAside = [...this.setAside, command];
    this.remove(command);
  }

  emptyAside(): readonly Queued<C>[] {
    const commands = this.setAside;
    this.setAside = [];
    return commands;
  }

  empty(): readonly Queued<C>[] {
    const commands = [...this.emptyAside(), ...this.commands];
    this.commands = [];
    return commands;
  }
}
