import {
  changeOwnPin as ownContract,
  listTerminalAccess,
  makeBadge as badgeContract,
  removeBadge as removeBadgeContract,
  removePin as removePinContract,
  setPin as pinContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { Passwords } from '../core/passwords';
import { accessOf } from './terminals.queries';
import { changeOwnPin } from './use-cases/change-own-pin';
import { makeBadge, removeBadge } from './use-cases/make-badge';
import { removePin, setPin } from './use-cases/set-pin';

@Controller()
export class AccessController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly passwords: Passwords,
  ) {}

  @Handle(listTerminalAccess)
  list(_input: InputOf<typeof listTerminalAccess>, { context }: CallInfo) {
    return accessOf(this.tools, context.home_company_id);
  }

  @Handle(pinContract)
  pin({ params, body }: InputOf<typeof pinContract>, call: CallInfo) {
    return setPin(this.tools, this.passwords, call, { id: params.id, pin: body.pin });
  }

  @Handle(removePinContract)
  removePin({ params }: InputOf<typeof removePinContract>, call: CallInfo) {
    return removePin(this.tools, call, params.id);
  }

  @Handle(badgeContract)
  badge({ params }: InputOf<typeof badgeContract>, call: CallInfo) {
    return makeBadge(this.tools, call, params.id);
  }

  @Handle(removeBadgeContract)
  removeBadge({ params }: InputOf<typeof removeBadgeContract>, call: CallInfo) {
    return removeBadge(this.tools, call, params.id);
  }

  @Handle(ownContract)
  own({ body }: InputOf<typeof ownContract>, call: CallInfo) {
    return changeOwnPin(this.tools, this.passwords, call, body);
  }
}
