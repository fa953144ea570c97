/** Called at the beginning of every step; a test kills processes here. */
export type StepHook = (step: string) => Promise<void> | void;

/** Shows steps as they go and keeps their seconds. */
export class Journal {
  readonly seconds: Record<string, number> = {};

  constructor(
    private readonly say: (line: string) => void,
    private readonly hook: StepHook = () => undefined,
  ) {}

  /** Runs one step; its text is given back by the step itself. */
  async step<T>(name: string, run: () => Promise<{ readonly result: T; readonly text: string }>): Promise<T> {
    await this.hook(name);
    const started = performance.now();
    try {
      const { result, text } = await run();
      this.note(name, started);
      this.say(`✓ ${name.padEnd(22)} ${text} (${this.seconds[name]?.toFixed(1)} s)`);
      return result;
    } catch (error) {
      this.say(`✗ ${name}`);
      throw error;
    }
  }

  private note(name: string, started: number): void {
    this.seconds[name] = Math.round(performance.now() - started) / 1000;
  }
}
