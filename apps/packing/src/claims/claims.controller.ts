import { claimPallets, departPallets, recallPallets, releasePallets, type InputOf, type OutputOf } from '@mullion/contracts';
import { Handle, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ClaimForTruck } from './use-cases/claim-for-truck';
import { DepartWithTruck } from './use-cases/depart-with-truck';

@Controller()
export class ClaimsController {
  constructor(
    private readonly claims: ClaimForTruck,
    private readonly departures: DepartWithTruck,
  ) {}

  @Handle(claimPallets)
  claim(input: InputOf<typeof claimPallets>, call: CallInfo): Promise<Committed<OutputOf<typeof claimPallets>>> {
    return this.claims.claim(call, input);
  }

  @Handle(releasePallets)
  release(input: InputOf<typeof releasePallets>, call: CallInfo): Promise<Committed<OutputOf<typeof releasePallets>>> {
    return this.claims.release(call, input);
  }

  @Handle(departPallets)
  depart(input: InputOf<typeof departPallets>, call: CallInfo): Promise<Committed<OutputOf<typeof departPallets>>> {
    return this.departures.depart(call, input);
  }

  @Handle(recallPallets)
  recall(input: InputOf<typeof recallPallets>, call: CallInfo): Promise<Committed<OutputOf<typeof recallPallets>>> {
    return this.departures.recall(call, input);
  }
}
