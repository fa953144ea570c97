/** A file that is not what it says. */
export class Unreadable extends Error {
  constructor(
    readonly format: 'csv' | 'xlsx',
    /** It is refused for what it would become when unpacked. */
    readonly tooLarge = false,
  ) {
    super(`not readable as ${format}`);
  }
}
