import {
  previewTruck as previewContract,
  previewRaisedTruck as previewRaisedContract,
  previewTrucks,
  getBoardTrucks,
  getTruckSpace,
  getTrucksToday,
  getTrucksToPrint,
  listTruckActions,
  placeOnTrucks as placeContract,
  routes,
  searchTrucks,
  type InputOf,
} from '@mullion/contracts';
import { Copies, Handle, readFresh, ServiceTools, statusHistory, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { boardTrucks } from './board-trucks.queries';
import { trucksOfOrders } from './truck-previews.queries';
import { foundTrucks } from './found-trucks.queries';
import { copiedFrom, pageOfTrucks, truckById, trucksByIds, trucksToday, truckSpace } from './trucks.queries';
import { addPallets } from './use-cases/add-pallets';
import { createTruck } from './use-cases/create-truck';
import { createVehicle } from './use-cases/create-vehicle';
import { deleteTruck } from './use-cases/delete-truck';
import { previewRaisedTruck } from './use-cases/follow-pallets';
import { previewTruck } from './use-cases/preview-truck';
import { generateTrucks } from './use-cases/generate-trucks';
import { optimiseTruck } from './use-cases/optimise-truck';
import { placeOnTrucks } from './use-cases/place-on-trucks';
import { proposeStopOrder } from './use-cases/propose-stop-order';
import { rearrangeTruck } from './use-cases/rearrange-truck';
import { removePallet } from './use-cases/remove-pallet';
import { updateTruck } from './use-cases/update-truck';

@Controller()
export class TrucksController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly copies: Copies,
  ) {}

  @Handle(routes.listTrucks)
  list({ query }: InputOf<typeof routes.listTrucks>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      pageOfTrucks(this.tools.database, call.context, query),
    );
  }

  @Handle(getTruckSpace)
  space(input: InputOf<typeof getTruckSpace>, { context }: CallInfo) {
    return truckSpace(this.tools.database, context.company_id, input);
  }

  @Handle(getBoardTrucks)
  board(input: InputOf<typeof getBoardTrucks>, call: CallInfo) {
    const { database, clock } = this.tools;
    return readFresh(database, call, copiedFrom, () =>
      boardTrucks(database, call.context, clock.today(call.context.time_zone), input),
    );
  }

  @Handle(searchTrucks)
  search({ text }: InputOf<typeof searchTrucks>, { context }: CallInfo) {
    return foundTrucks(this.tools.database, context.company_id, text);
  }

  @Handle(getTrucksToday)
  today(_input: InputOf<typeof getTrucksToday>, { context }: CallInfo) {
    return trucksToday(this.tools.database, context.company_id, this.tools.clock.today(context.time_zone));
  }

  @Handle(routes.getTruck)
  get({ params }: InputOf<typeof routes.getTruck>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      truckById(this.tools.database, call.context, params.id),
    );
  }

  @Handle(routes.createTruck)
  create({ body }: InputOf<typeof routes.createTruck>, call: CallInfo) {
    return createTruck(this.tools, call, body);
  }

  @Handle(routes.generateTrucks)
  generate({ body }: InputOf<typeof routes.generateTrucks>, call: CallInfo) {
    return generateTrucks(this.tools, call, body);
  }

  @Handle(routes.proposeStops)
  proposeStops({ body }: InputOf<typeof routes.proposeStops>, call: CallInfo) {
    return proposeStopOrder(this.tools, call, body);
  }

  @Handle(routes.updateTruck)
  update(input: InputOf<typeof routes.updateTruck>, call: CallInfo) {
    return updateTruck(this.tools, this.copies, call, input);
  }

  @Handle(routes.deleteTruck)
  delete(input: InputOf<typeof routes.deleteTruck>, call: CallInfo) {
    return deleteTruck(this.tools, call, input);
  }

  @Handle(routes.addTruckPallets)
  add(input: InputOf<typeof routes.addTruckPallets>, call: CallInfo) {
    return addPallets(this.tools, call, input);
  }

  @Handle(routes.removeTruckPallet)
  remove(input: InputOf<typeof routes.removeTruckPallet>, call: CallInfo) {
    return removePallet(this.tools, call, input);
  }

  @Handle(routes.optimiseTruck)
  optimise({ params }: InputOf<typeof routes.optimiseTruck>, call: CallInfo) {
    return optimiseTruck(this.tools, call, params.id);
  }

  @Handle(routes.rearrangeTruck)
  rearrange({ params }: InputOf<typeof routes.rearrangeTruck>, call: CallInfo) {
    return rearrangeTruck(this.tools, call, params.id);
  }

  @Handle(routes.createVehicle)
  createVehicle({ body }: InputOf<typeof routes.createVehicle>, call: CallInfo) {
    return createVehicle(this.tools.database, call, body);
  }

  @Handle(previewTrucks)
  previewChange(input: InputOf<typeof previewTrucks>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      trucksOfOrders(this.tools.database, call.context.company_id, input.order_ids),
    );
  }

  @Handle(previewRaisedContract)
  previewRaised(input: InputOf<typeof previewRaisedContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      previewRaisedTruck(this.tools.database, call.context.company_id, input),
    );
  }

  @Handle(previewContract)
  previewOne(input: InputOf<typeof previewContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () => previewTruck(this.tools, this.copies, call, input));
  }

  @Handle(placeContract)
  place(input: InputOf<typeof placeContract>, call: CallInfo) {
    return placeOnTrucks(this.tools, call, input);
  }

  @Handle(getTrucksToPrint)
  toPrint(input: InputOf<typeof getTrucksToPrint>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      trucksByIds(this.tools.database, call.context, input.truck_ids),
    );
  }

  @Handle(listTruckActions)
  actions({ table_id: id, language }: InputOf<typeof listTruckActions>, { context }: CallInfo) {
    return statusHistory(this.tools.database, this.tools.rpc, {
      companyId: context.company_id,
      table: 'trucks',
      id,
      language,
    });
  }
}
