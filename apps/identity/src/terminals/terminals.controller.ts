import {
  createTerminal as createContract,
  describeDevice,
  enrolDevice as enrolContract,
  listTerminals,
  openDisplayAtDevice,
  openSessionAtDevice,
  renewTerminalCode as codeContract,
  revokeTerminal as revokeContract,
  updateTerminal as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { IdentityConfig } from '../config';
import { Passwords } from '../core/passwords';
import { deviceOf, hereOf, terminalsOf } from './terminals.queries';
import { createTerminal } from './use-cases/create-terminal';
import { enrolDevice } from './use-cases/enrol-device';
import { openDisplay } from './use-cases/open-display';
import { renewTerminalCode } from './use-cases/renew-terminal-code';
import { revokeTerminal } from './use-cases/revoke-terminal';
import { signInAtDevice } from './use-cases/sign-in-at-device';
import { updateTerminal } from './use-cases/update-terminal';

@Controller()
export class TerminalsController {
  constructor(
    private readonly tools: ServiceTools<IdentityConfig>,
    private readonly passwords: Passwords,
  ) {}

  @Handle(listTerminals)
  list(_input: InputOf<typeof listTerminals>, { context }: CallInfo) {
    return terminalsOf(this.tools, context.company_id);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createTerminal(this.tools, call, body);
  }

  @Handle(codeContract)
  code({ params }: InputOf<typeof codeContract>, call: CallInfo) {
    return renewTerminalCode(this.tools, call, params.id);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateTerminal(this.tools, call, input);
  }

  @Handle(revokeContract)
  revoke({ params }: InputOf<typeof revokeContract>, call: CallInfo) {
    return revokeTerminal(this.tools, call, params.id);
  }

  @Handle(enrolContract)
  enrol(input: InputOf<typeof enrolContract>) {
    return enrolDevice(this.tools, input);
  }

  @Handle(describeDevice)
  async here({ hash }: InputOf<typeof describeDevice>) {
    return hereOf(this.tools, await deviceOf(this.tools, Buffer.from(hash, 'hex')));
  }

  @Handle(openSessionAtDevice)
  signIn(input: InputOf<typeof openSessionAtDevice>) {
    return signInAtDevice(this.tools, this.passwords, input);
  }

  @Handle(openDisplayAtDevice)
  display(input: InputOf<typeof openDisplayAtDevice>) {
    return openDisplay(this.tools, input);
  }
}
