import { Database, eachRow, log, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ImageRepository } from '../image.repository';

const DAY_MS = 86_400_000;

/** Pictures that no product has any more, replaced or deleted with it, are dropped once a day. */
@Injectable()
export class DropUnnamedImages {
  constructor(private readonly database: Database) {}

  @Sweep({ everyMs: DAY_MS })
  async run(): Promise<void> {
    const companies = await this.database.read<{ id: number }>('SELECT DISTINCT company_id AS id FROM orders.images');
    let dropped = 0;
    await eachRow('pictures of products', companies, async ({ id }) => {
      const { data } = await this.database.transaction(null, (tx) => new ImageRepository(tx, id).dropUnnamed());
      dropped += data;
    });
    if (dropped > 0) log().info({ dropped }, 'pictures that no product has are gone');
  }
}
