import { eachRow, ServiceTools, Sweep, systemContext } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dueRenderRequests } from '../render-request.repository';
import { askForRender } from '../use-cases/ask-for-render';

const AT_ONCE = 20;

/** Preparation lists that were confirmed while documents was away. */
@Injectable()
export class AskForDueRenders {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 5_000 })
  async run(): Promise<void> {
    const due = await dueRenderRequests(this.tools.database, AT_ONCE);
    await eachRow('render_request', due, (row) =>
      askForRender(this.tools, { ...row, context: systemContext(row.company_id, row.context) }),
    );
  }
}
