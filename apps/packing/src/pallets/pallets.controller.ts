import {
  changePalletNumber as numberContract,
  createFictivePallet as createFictiveContract,
  createPallet as createContract,
  deletePallet as deleteContract,
  previewPallets as previewContract,
  freePlacements as freeContract,
  restorePlacements as restoreContract,
  getPallet,
  getPalletCount,
  getMissingUnits,
  getPalletReadiness,
  getPalletRecords,
  getPalletsToday,
  getPalletsToPrint,
  getPalletsWaiting,
  listPalletActions,
  listPallets,
  mayChangeProducts as mayChangeContract,
  moveProduct as moveContract,
  pinPallets as pinContract,
  printPreparation as printContract,
  readPlacements as readPlacementsContract,
  replaceProduct as replaceContract,
  scrapPlacement as scrapContract,
  searchPallets,
  swapProducts as swapContract,
  updatePallet as updateContract,
  updatePallets as updateManyContract,
  updatePalletStructure as structureContract,
  type InputOf,
  readPackingMoments,
} from '@mullion/contracts';
import { missingUnits } from './missing-units.queries';
import { Handle, readFresh, ServiceTools, statusHistory, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { foundPallets } from './found-pallets.queries';
import { palletReadiness, palletsWaiting } from './todays-pallets.queries';
import {
  copiedFrom,
  pageOfPallets,
  palletById,
  palletRecordsByIds,
  palletsByIds,
  palletsToday,
  palletCount,
} from './pallets.queries';
import { changeNumber } from './use-cases/change-number';
import { createFictivePallet } from './use-cases/create-fictive-pallet';
import { companyOf } from '../core/copies/copies.queries';
import { createPallet } from './use-cases/create-pallet';
import { deletePallet } from './use-cases/delete-pallet';
import { previewPallets } from './use-cases/preview-pallets';
import { freePlacements } from './use-cases/free-placements';
import { restorePlacements } from './use-cases/restore-placements';
import { reserveProducts } from './use-cases/reserve-products';
import { moveProduct } from './use-cases/move-product';
import { pinPallets } from './use-cases/pin-pallets';
import { printPreparation } from './use-cases/print-preparation';
import { replaceProduct } from './use-cases/replace-product';
import { scrapPlacement } from './use-cases/scrap-placement';
import { swapProducts } from './use-cases/swap-products';
import { updatePallet, updatePallets } from './use-cases/update-pallets';
import { placementsOf } from './placements.queries';
import { updateStructure } from './use-cases/update-structure';
import { packingMoments } from './order-moments.queries';

@Controller()
export class PalletsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listPallets)
  list({ query }: InputOf<typeof listPallets>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      pageOfPallets(this.tools.database, call.context, query),
    );
  }

  @Handle(getPallet)
  get({ params }: InputOf<typeof getPallet>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      palletById(this.tools.database, call.context, params.id),
    );
  }

  @Handle(previewContract)
  previewChange(input: InputOf<typeof previewContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () => previewPallets(this.tools, call, input));
  }

  @Handle(getPalletRecords)
  records(input: InputOf<typeof getPalletRecords>, { context }: CallInfo) {
    return palletRecordsByIds(this.tools.database, context.company_id, input.pallet_ids);
  }

  @Handle(getPalletsToPrint)
  toPrint(input: InputOf<typeof getPalletsToPrint>, { context }: CallInfo) {
    return palletsByIds(this.tools.database, context, input.pallet_ids);
  }

  @Handle(getPalletReadiness)
  readiness({ pallet_ids: ids }: InputOf<typeof getPalletReadiness>, { context }: CallInfo) {
    return palletReadiness(this.tools.database, context.company_id, ids);
  }

  @Handle(getMissingUnits)
  missing({ pallet_ids: ids }: InputOf<typeof getMissingUnits>, { context }: CallInfo) {
    return missingUnits(this.tools.database, context.company_id, ids);
  }

  @Handle(getPalletsWaiting)
  waiting(_input: InputOf<typeof getPalletsWaiting>, { context }: CallInfo) {
    return palletsWaiting(this.tools.database, context.company_id);
  }

  @Handle(searchPallets)
  search({ text }: InputOf<typeof searchPallets>, { context }: CallInfo) {
    return foundPallets(this.tools.database, context.company_id, text);
  }

  @Handle(getPalletCount)
  async count(_input: InputOf<typeof getPalletCount>, { context }: CallInfo) {
    const { database, clock } = this.tools;
    return palletCount(database, await companyOf(this.tools, context.company_id), clock.now());
  }

  @Handle(getPalletsToday)
  today(_input: InputOf<typeof getPalletsToday>, { context }: CallInfo) {
    return palletsToday(this.tools.database, context.company_id);
  }

  @Handle(listPalletActions)
  actions({ table_id: id, language }: InputOf<typeof listPalletActions>, { context }: CallInfo) {
    return statusHistory(this.tools.database, this.tools.rpc, {
      companyId: context.company_id,
      table: 'pallets',
      id,
      language,
    });
  }

  @Handle(readPackingMoments)
  moments({ order_id: id }: InputOf<typeof readPackingMoments>, { context }: CallInfo) {
    return packingMoments(this.tools.database, context.company_id, id);
  }

  @Handle(readPlacementsContract)
  placements({ product_ids: ids }: InputOf<typeof readPlacementsContract>, { context }: CallInfo) {
    return placementsOf(this.tools.database, context.company_id, ids);
  }

  @Handle(scrapContract)
  scrap(input: InputOf<typeof scrapContract>, { context }: CallInfo) {
    return scrapPlacement(this.tools, context.company_id, input);
  }

  @Handle(replaceContract)
  replace(input: InputOf<typeof replaceContract>, { context }: CallInfo) {
    return replaceProduct(this.tools, context.company_id, input);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createPallet(this.tools, call, body);
  }

  @Handle(createFictiveContract)
  createFictive({ body }: InputOf<typeof createFictiveContract>, call: CallInfo) {
    return createFictivePallet(this.tools, call, body);
  }

  @Handle(numberContract)
  number(input: InputOf<typeof numberContract>, call: CallInfo) {
    return changeNumber(this.tools, call, input);
  }

  @Handle(swapContract)
  swap({ body }: InputOf<typeof swapContract>, call: CallInfo) {
    return swapProducts(this.tools, call, body);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deletePallet(this.tools, call, params.id);
  }

  @Handle(structureContract)
  structure(input: InputOf<typeof structureContract>, call: CallInfo) {
    return updateStructure(this.tools, call, input);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updatePallet(this.tools, call, input);
  }

  @Handle(updateManyContract)
  updateMany({ body }: InputOf<typeof updateManyContract>, call: CallInfo) {
    return updatePallets(this.tools, call, body);
  }

  @Handle(moveContract)
  move(input: InputOf<typeof moveContract>, call: CallInfo) {
    return moveProduct(this.tools, call, input);
  }

  @Handle(pinContract)
  pin({ body }: InputOf<typeof pinContract>, call: CallInfo) {
    return pinPallets(this.tools, call, body);
  }

  @Handle(printContract)
  print({ body }: InputOf<typeof printContract>, call: CallInfo) {
    return printPreparation(this.tools, call, body);
  }

  @Handle(freeContract)
  free(input: InputOf<typeof freeContract>, call: CallInfo) {
    return freePlacements(this.tools, call, input);
  }

  @Handle(restoreContract)
  restore(input: InputOf<typeof restoreContract>, call: CallInfo) {
    return restorePlacements(this.tools, call, input);
  }

  @Handle(mayChangeContract)
  mayChange(input: InputOf<typeof mayChangeContract>, call: CallInfo) {
    return reserveProducts(this.tools, call, input);
  }
}
