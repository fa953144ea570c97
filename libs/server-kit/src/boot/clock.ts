/** The time, replaceable in tests: `module.get(Clock).now = () => …`. */
export class Clock {
  /** This moment; stored and sent in UTC. */
  now(): Date {
    return new Date();
  }

  /** Today's ISO date (yyyy-mm-dd) in a company's time zone, which decides year, week and weekend. */
  today(timeZone: string): string {
    return this.dayOf(this.now(), timeZone);
  }

  /** The ISO date of a moment in a company's time zone. */
  dayOf(moment: Date, timeZone: string): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
  }
}
