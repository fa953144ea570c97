import {
  claimPallets as claimContract,
  departPallets as departContract,
  previewDispatch as previewContract,
  recallPallets as recallContract,
  releasePallets as releaseContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, readFresh, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { claimPallets } from './use-cases/claim-pallets';
import { departPallets } from './use-cases/depart-pallets';
import { previewDispatch } from './use-cases/preview-dispatch';
import { recallPallets } from './use-cases/recall-pallets';
import { releasePallets } from './use-cases/release-pallets';

@Controller()
export class ClaimsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(claimContract)
  claim(input: InputOf<typeof claimContract>, call: CallInfo) {
    return claimPallets(this.tools, call, input);
  }

  @Handle(releaseContract)
  release(input: InputOf<typeof releaseContract>, call: CallInfo) {
    return releasePallets(this.tools, call, input);
  }

  @Handle(departContract)
  depart(input: InputOf<typeof departContract>, call: CallInfo) {
    return departPallets(this.tools, call, input);
  }

  @Handle(previewContract)
  previewChange(input: InputOf<typeof previewContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, ['dispatch'], () => previewDispatch(this.tools, call, input));
  }

  @Handle(recallContract)
  recall(input: InputOf<typeof recallContract>, call: CallInfo) {
    return recallPallets(this.tools, call, input);
  }
}
