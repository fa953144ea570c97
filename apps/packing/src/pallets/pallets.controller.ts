import {
  createPallet,
  deletePallet,
  freePlacements,
  getPallet,
  getPalletRecords,
  getPalletsToPrint,
  getPalletsToday,
  listPallets,
  mayChangeProducts,
  moveProduct,
  pinPallets,
  printPreparation,
  updatePallet,
  updatePallets,
  updatePalletStructure,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { Database, Handle, markStale, Reply, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { PalletsQueries } from './pallets.queries';
import { FreePlacements } from './use-cases/free-placements';
import { HoldProducts } from './use-cases/hold-products';
import { MakePallets } from './use-cases/make-pallets';
import { MoveProduct } from './use-cases/move-product';
import { PinPallets } from './use-cases/pin-pallets';
import { PrintPreparation } from './use-cases/print-preparation';
import { UpdatePallets } from './use-cases/update-pallets';

const isTrue = (flag: string): boolean => flag === 'true' || flag === '1';

@Controller()
export class PalletsController {
  constructor(
    private readonly database: Database,
    private readonly queries: PalletsQueries,
    private readonly moves: MoveProduct,
    private readonly updates: UpdatePallets,
    private readonly makes: MakePallets,
    private readonly printing: PrintPreparation,
    private readonly freeing: FreePlacements,
    private readonly holds: HoldProducts,
    private readonly pins: PinPallets,
  ) {}

  @Handle(listPallets)
  async list(
    input: InputOf<typeof listPallets>,
    call: CallInfo,
  ): Promise<OutputOf<typeof listPallets> | Reply<OutputOf<typeof listPallets>>> {
    const freshness = await this.database.waitForStamps(call, ['orders', 'dispatch']);
    const page = await this.queries.list(call.context, input.query);
    return freshness === 'stale' ? markStale(page) : page;
  }

  @Handle(getPallet)
  async get(input: InputOf<typeof getPallet>, call: CallInfo): Promise<OutputOf<typeof getPallet> | Reply<OutputOf<typeof getPallet>>> {
    const freshness = await this.database.waitForStamps(call, ['orders', 'dispatch']);
    const pallet = await this.queries.one(call.context, input.params.id);
    return freshness === 'stale' ? markStale(pallet) : pallet;
  }

  @Handle(getPalletRecords)
  records(input: InputOf<typeof getPalletRecords>, call: CallInfo): Promise<OutputOf<typeof getPalletRecords>> {
    return this.queries.records(call.context.company_id, input.pallet_ids);
  }

  @Handle(getPalletsToPrint)
  toPrint(input: InputOf<typeof getPalletsToPrint>, call: CallInfo): Promise<OutputOf<typeof getPalletsToPrint>> {
    return this.queries.whole(call.context, input.pallet_ids);
  }

  @Handle(getPalletsToday)
  today(_input: InputOf<typeof getPalletsToday>, call: CallInfo): Promise<OutputOf<typeof getPalletsToday>> {
    return this.queries.today(call.context.company_id);
  }

  @Handle(createPallet)
  create(input: InputOf<typeof createPallet>, call: CallInfo): Promise<Committed<OutputOf<typeof createPallet>>> {
    return this.makes.create(call, input.body);
  }

  @Handle(deletePallet)
  delete(input: InputOf<typeof deletePallet>, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.makes.delete(call, input.params.id);
  }

  @Handle(updatePalletStructure)
  structure(input: InputOf<typeof updatePalletStructure>, call: CallInfo): Promise<Committed<OutputOf<typeof updatePalletStructure>>> {
    return this.makes.editStructure(call, input.params.id, input.body);
  }

  @Handle(updatePallet)
  async update(input: InputOf<typeof updatePallet>, call: CallInfo): Promise<Committed<OutputOf<typeof updatePallet>>> {
    const written = await this.updates.run(call, [{ ...input.body, id: input.params.id }], isTrue(input.query.ignore_length));
    return written.map((pallets) => pallets[0] as OutputOf<typeof updatePallet>);
  }

  @Handle(updatePallets)
  async updateMany(input: InputOf<typeof updatePallets>, call: CallInfo): Promise<Committed<OutputOf<typeof updatePallets>>> {
    const written = await this.updates.run(call, input.body.pallets, input.body.ignore_length);
    return written.map((pallets) => ({ pallets }));
  }

  @Handle(moveProduct)
  move(input: InputOf<typeof moveProduct>, call: CallInfo): Promise<Committed<OutputOf<typeof moveProduct>>> {
    return this.moves.run(call, input.params.id, input.body);
  }

  @Handle(pinPallets)
  pin(input: InputOf<typeof pinPallets>, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.pins.run(call, input.body);
  }

  @Handle(printPreparation)
  print(input: InputOf<typeof printPreparation>, call: CallInfo): Promise<Committed<OutputOf<typeof printPreparation>>> {
    return this.printing.run(call, input.body);
  }

  @Handle(freePlacements)
  free(input: InputOf<typeof freePlacements>, call: CallInfo): Promise<Committed<OutputOf<typeof freePlacements>>> {
    return this.freeing.free(call, input);
  }

  @Handle(mayChangeProducts)
  mayChange(input: InputOf<typeof mayChangeProducts>, call: CallInfo): Promise<Committed<OutputOf<typeof mayChangeProducts>>> {
    return this.holds.run(call, input);
  }
}
