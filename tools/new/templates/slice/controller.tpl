import { create§One§, delete§One§, type InputOf, list§Many§, update§One§ } from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { to§One§ } from './§one-§.mapper';
import { §One§Repository } from './§one-§.repository';
import { §Many§Queries } from './§many-§.queries';
import { record§One§ } from './record-§one-§';

@Controller()
export class §Many§Controller {
  constructor(private readonly database: Database) {}

  @Handle(list§Many§)
  list({ query }: InputOf<typeof list§Many§>, { context }: CallInfo) {
    return new §Many§Queries(this.database, context.company_id).list(query);
  }

  @Handle(create§One§)
  create({ body }: InputOf<typeof create§One§>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const after = to§One§(await new §One§Repository(tx, call.context.company_id).create(body));
      await record§One§(tx, call.context, { before: null, after });
      return after;
    });
  }

  @Handle(update§One§)
  update({ params, body }: InputOf<typeof update§One§>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const repository = new §One§Repository(tx, call.context.company_id);
      const before = to§One§(await repository.lock(params.id));
      const after = to§One§(await repository.update(params.id, body));
      await record§One§(tx, call.context, { before, after });
      return after;
    });
  }

  @Handle(delete§One§)
  remove({ params }: InputOf<typeof delete§One§>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const before = to§One§(await new §One§Repository(tx, call.context.company_id).delete(params.id));
      await record§One§(tx, call.context, { before, after: null });
      return { ok: true as const };
    });
  }
}
