import { orderChanged, productsChanged, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepOrders, keepProducts } from '../copy.repository';

@Injectable()
export class KeepOrdersWhenChanged {
  @On(orderChanged)
  async order(event: EventOf<typeof orderChanged>, tx: Tx): Promise<void> {
    await keepOrders(tx, [event.data.order]);
  }

  @On(productsChanged)
  async products(event: EventOf<typeof productsChanged>, tx: Tx): Promise<void> {
    await keepProducts(tx, event.data.products);
  }
}
