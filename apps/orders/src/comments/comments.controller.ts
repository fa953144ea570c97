import { createComment, type InputOf, listComments } from '@mullion/contracts';
import { auditRow, type CallInfo, Database, Handle } from '@mullion/server-kit';
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
    return this.database.transaction(call, async (tx) => {
      const { table_name: table, table_id: id, text } = body;
      const { comment, on } = await new CommentRepository(tx, call.context.company_id).add(table, id, text, call.context);
      const after = { [table === 'orders' ? 'order' : 'product']: on, text: comment.text };
      await auditRow(tx, call.context, { table: 'comments', id: comment.id, name: on, before: null, after });
      return comment;
    });
  }
}
