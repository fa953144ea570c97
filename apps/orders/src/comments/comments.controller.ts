import { createComment, type InputOf, listComments } from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CommentRepository } from './comment.repository';

@Controller()
export class CommentsController {
  constructor(private readonly database: Database) {}

  @Handle(listComments)
  list({ query }: InputOf<typeof listComments>, { context }: CallInfo) {
    return new CommentRepository(this.database, context.company_id).of(query.table_name, query.table_id);
  }

  @Handle(createComment)
  create({ body }: InputOf<typeof createComment>, call: CallInfo) {
    return this.database.transaction(call, (tx) =>
      new CommentRepository(tx, call.context.company_id).add(body.table_name, body.table_id, body.text, call.context),
    );
  }
}
