import { createComment, type InputOf, listComments } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { commentsOn } from './comments.queries';
import { addComment } from './use-cases/add-comment';

@Controller()
export class CommentsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listComments)
  list({ query }: InputOf<typeof listComments>, { context }: CallInfo) {
    return commentsOn(this.tools.database, context.company_id, query.table_name, query.table_id);
  }

  @Handle(createComment)
  create({ body }: InputOf<typeof createComment>, call: CallInfo) {
    return addComment(this.tools, call, body);
  }
}
