import { eachRow, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { openThoughEnded } from '../ending.repository';
import { endOperations } from '../use-cases/end-operations';

/** Products a run: the rest follows with the next one. */
const MOST = 2_000;

/** What ended while it was given operations, and what ended before operations did so with their order. */
@Injectable()
export class EndOperationsOfEnded {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 60_000 })
  async run(): Promise<void> {
    const { database, bus } = this.tools;
    const found = await openThoughEnded(database, MOST);
    const rows = [...new Set(found.map(({ company_id }) => company_id))].map((id) => ({
      id,
      products: found.filter(({ company_id }) => company_id === id).map(({ product_id }) => product_id),
    }));
    await eachRow('end operations', rows, ({ id, products }) =>
      database.transaction(null, (tx) => endOperations(tx, bus, id, { orders: [], products })),
    );
  }
}
