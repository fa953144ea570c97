import {
  clearBounce,
  getBounceSecret,
  listMailAddresses,
  makeBounceSecret,
  markBounces as markContract,
  pathOf,
  reportBounces,
  unsubscribe as unsubscribeContract,
  type InputOf,
} from '@mullion/contracts';
import { AppError, Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { replaceSecret, secretOf } from './bounce-secrets';
import { toMailAddress } from './mail-address.mapper';
import { MailAddressRepository } from './mail-address.repository';
import { markBounces } from './use-cases/mark-bounces';
import { unsubscribe } from './use-cases/unsubscribe';

/** What is known of addresses that mails go to: which take none, which want no reminders. */
@Controller()
export class MailAddressesController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(listMailAddresses)
  async list({ query }: InputOf<typeof listMailAddresses>, { context }: CallInfo) {
    return (await new MailAddressRepository(this.tools.database, context.company_id).of(query.emails)).map(toMailAddress);
  }

  @Handle(clearBounce)
  clear({ body }: InputOf<typeof clearBounce>, call: CallInfo) {
    const { company_id } = call.context;
    return this.tools.database.transaction(call, async (tx) => {
      const row = await new MailAddressRepository(tx, company_id).clearBounce(body.email);
      if (!row) throw new AppError('not_found');
      tx.afterCommit(() => this.tools.bus.live({ company_id, entity: 'mail_address', ids: [] }));
      return toMailAddress(row);
    });
  }

  @Handle(getBounceSecret)
  async secret(_input: InputOf<typeof getBounceSecret>, { context }: CallInfo) {
    const row = await secretOf(this.tools.database, context.company_id);
    return { url: this.url(), made_at: row?.made_at.toISOString() ?? null, user_name: row?.user_name ?? '' };
  }

  /** Not kept among repeated answers: they are stored, and the secret is not. */
  @Handle(makeBounceSecret)
  async makeSecret(_input: InputOf<typeof makeBounceSecret>, { context }: CallInfo) {
    const now = this.tools.clock.now();
    const { data: secret } = await this.tools.database.transaction(null, (tx) =>
      replaceSecret(tx, context.company_id, context.user_name, now),
    );
    return { url: this.url(), made_at: now.toISOString(), user_name: context.user_name, secret };
  }

  @Handle(markContract)
  mark(input: InputOf<typeof markContract>) {
    return markBounces(this.tools, input);
  }

  @Handle(unsubscribeContract)
  unsubscribe(input: InputOf<typeof unsubscribeContract>) {
    return unsubscribe(this.tools, input);
  }

  private url(): string {
    return `${this.tools.config.PUBLIC_URL.replace(/\/$/, '')}/api/${pathOf(reportBounces)}`;
  }
}
