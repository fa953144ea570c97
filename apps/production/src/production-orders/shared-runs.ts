interface Key<T> {
  readonly running: Promise<T>;
  next: Promise<T> | null;
}

/**
 * Runs the same costly read once for all who ask while it runs: they share the run after it, which begins when it ends,
 * so that nobody is answered with what was read before they asked. However many ask, two of a kind are under way at
 * most.
 */
export class SharedRuns<T> {
  private readonly keys = new Map<string, Key<T>>();

  run(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.keys.get(key);
    if (!known) return this.begin(key, read);
    const begin = () => this.begin(key, read);
    known.next ??= known.running.then(begin, begin);
    return known.next;
  }

  private begin(key: string, read: () => Promise<T>): Promise<T> {
    const running = read();
    const own: Key<T> = { running, next: null };
    this.keys.set(key, own);
    const end = () => {
      if (this.keys.get(key) === own && own.next === null) this.keys.delete(key);
    };
    running.then(end, end);
    return running;
  }
}
