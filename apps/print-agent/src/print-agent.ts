import { randomUUID } from 'node:crypto';
import type { exchangeLabels, InputOf, LabelPrinterId, OutputOf } from '@mullion/contracts';
import type { Resolve } from './allowed-hosts';
import { isReached, sendRaw, type Outcome } from './send-raw';

type Input = InputOf<typeof exchangeLabels>['body'];
type Answer = OutputOf<typeof exchangeLabels>;
type Label = Answer['labels'][number];

/**
 * A label that came later than this is not begun any more: whoever waits for it may be told that it is doubtful soon.
 */
const FRESH_MS = 15_000;

interface AgentOptions {
  readonly name: string;
  /** One question to the product; it throws when that is away. */
  readonly exchange: (input: Input) => Promise<Answer>;
  readonly resolve: Resolve;
  readonly send?: typeof sendRaw;
  readonly say?: (line: string) => void;
}

/**
 * Takes labels out of the queue and sends each to its printer, once. What it has in hand lives in this process only:
 * when it dies, the product calls those labels doubtful and a person decides.
 */
export class PrintAgent {
  private readonly instance = randomUUID();
  private readonly sending = new Map<string, Promise<void>>();
  private done: Input['done'] = [];
  private unreachable: readonly LabelPrinterId[] = [];

  constructor(private readonly options: AgentOptions) {}

  /** One exchange, and the labels that came with it are on their way. */
  async round(stopping = false): Promise<void> {
    const { name, exchange } = this.options;
    const reported = this.done;
    const began = performance.now();
    const answer = await exchange({
      agent: name,
      instance: this.instance,
      done: reported,
      holding: [...this.sending.keys()],
      unreachable: [...this.unreachable],
      stopping,
    });
    // what ended meanwhile is reported the next time
    this.done = this.done.slice(reported.length);
    for (const label of answer.labels) this.begin(label, performance.now() - began);
    await this.probePrinters(answer.printers);
  }

  /** Takes no more labels, ends what it has begun and says so. */
  async stop(): Promise<void> {
    await Promise.all(this.sending.values());
    if (this.done.length > 0) await this.round(true);
  }

  private begin(label: Label, ageMs: number): void {
    const work = this.print(label, ageMs).then((outcome) => {
      this.sending.delete(label.claim);
      this.done.push({ job_id: label.job_id, claim: label.claim, outcome });
    });
    this.sending.set(label.claim, work);
  }

  private async print({ printer_id, host, port, zpl, job_id }: Label, ageMs: number): Promise<Outcome> {
    const { resolve, send = sendRaw, say = () => undefined } = this.options;
    if (ageMs > FRESH_MS) return 'returned';
    const address = await resolve(host, port);
    if (address === null)
      say(`printer ${printer_id}: this agent may not print to ${host}:${port} (PRINT_NETWORKS, PRINT_PORTS)`);
    const outcome = address === null ? 'returned' : await send({ host: address, port }, Buffer.from(zpl, 'utf8'));
    if (outcome === 'returned' && !this.unreachable.includes(printer_id))
      this.unreachable = [...this.unreachable, printer_id];
    say(`label ${job_id} → ${host}:${port}: ${outcome}`);
    return outcome;
  }

  /** A printer that could not be reached gets labels again as soon as it listens. */
  private async probePrinters(printers: Answer['printers']): Promise<void> {
    const still = await Promise.all(
      printers
        .filter(({ id }) => this.unreachable.includes(id))
        .map(async ({ id, host, port }) => {
          const address = await this.options.resolve(host, port);
          return address !== null && (await isReached({ host: address, port })) ? null : id;
        }),
    );
    const known = new Set(printers.map(({ id }) => id));
    const away = new Set(still.filter((id) => id !== null));
    this.unreachable = this.unreachable.filter((id) => away.has(id) && known.has(id));
  }
}
