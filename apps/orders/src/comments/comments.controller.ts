import { addOrderComment, type InputOf, listOrderComments } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { commentsOn } from './comments.queries';
import { addComment } from './use-cases/add-comment';

@Controller()
export class CommentsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listOrderComments)
  list({ table_name, table_id }: InputOf<typeof listOrderComments>, { context }: CallInfo) {
    return commentsOn(this.tools.database, context.company_id, table_name, table_id);
  }

  @Handle(addOrderComment)
  create(input: InputOf<typeof addOrderComment>, call: CallInfo) {
    return addComment(this.tools, call, input);
  }
}
