import { orderChanged, productsChanged, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { LookAgain } from '../look-again';

@Injectable()
export class LookAgainWhenOrdersChanged {
  constructor(private readonly news: LookAgain) {}

  @On(orderChanged)
  async order(event: EventOf<typeof orderChanged>, tx: Tx): Promise<void> {
    await this.news.take(tx, [event.data.order], []);
  }

  @On(productsChanged)
  async products(event: EventOf<typeof productsChanged>, tx: Tx): Promise<void> {
    await this.news.take(tx, [], event.data.products);
  }
}
