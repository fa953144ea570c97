import {
  clearBounce as clearContract,
  getBounceSecret,
  listMailAddresses,
  makeBounceSecret as makeContract,
  markBounces as markContract,
  unsubscribe as unsubscribeContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { bounceSecretOf, mailAddressesOf } from './mail-addresses.queries';
import { clearBounce } from './use-cases/clear-bounce';
import { makeBounceSecret } from './use-cases/make-bounce-secret';
import { markBounces } from './use-cases/mark-bounces';
import { unsubscribe } from './use-cases/unsubscribe';

/** What is known of addresses that mails go to: which take none, which want no reminders. */
@Controller()
export class MailAddressesController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(listMailAddresses)
  list({ query }: InputOf<typeof listMailAddresses>, { context }: CallInfo) {
    return mailAddressesOf(this.tools.database, context.company_id, query.emails);
  }

  @Handle(clearContract)
  clear({ body }: InputOf<typeof clearContract>, call: CallInfo) {
    return clearBounce(this.tools, call, body.email);
  }

  @Handle(getBounceSecret)
  secret(_input: InputOf<typeof getBounceSecret>, { context }: CallInfo) {
    return bounceSecretOf(this.tools.database, context.company_id, this.tools.config.PUBLIC_URL);
  }

  @Handle(makeContract)
  makeSecret(_input: InputOf<typeof makeContract>, call: CallInfo) {
    return makeBounceSecret(this.tools, call);
  }

  @Handle(markContract)
  mark(input: InputOf<typeof markContract>) {
    return markBounces(this.tools, input);
  }

  @Handle(unsubscribeContract)
  unsubscribe(input: InputOf<typeof unsubscribeContract>) {
    return unsubscribe(this.tools, input);
  }
}
