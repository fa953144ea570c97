import {
  askForLink as askContract,
  createShareLink as createContract,
  listLinkOpenings,
  listShareLinks,
  openShareLink,
  revokeShareLink as revokeContract,
  type InputOf,
} from '@mullion/contracts';
import { AppError, Handle, isSystem, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { linksOf, openedLink, openingsOf } from './share-links.queries';
import { askForLink } from './use-cases/ask-for-link';
import { createShareLink } from './use-cases/create-share-link';
import { revokeShareLink } from './use-cases/revoke-share-link';

@Controller()
export class ShareLinksController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(listShareLinks)
  list({ query }: InputOf<typeof listShareLinks>, { context }: CallInfo) {
    return linksOf(this.tools, context.company_id, query);
  }

  @Handle(listLinkOpenings)
  openings(input: InputOf<typeof listLinkOpenings>, { context }: CallInfo) {
    return openingsOf(this.tools, context.company_id, input);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createShareLink(this.tools, call, body);
  }

  @Handle(revokeContract)
  revoke({ params }: InputOf<typeof revokeContract>, call: CallInfo) {
    return revokeShareLink(this.tools, call, params.id);
  }

  @Handle(openShareLink)
  open(input: InputOf<typeof openShareLink>, { context }: CallInfo) {
    mustBeGateway(isSystem(context));
    return openedLink(this.tools, input);
  }

  @Handle(askContract)
  askAgain({ token }: InputOf<typeof askContract>, call: CallInfo) {
    mustBeGateway(isSystem(call.context));
    return askForLink(this.tools, call, token);
  }
}

/** Tokens are looked up over all companies, so nobody asks but the gateway on its own behalf. */
const mustBeGateway = (isIt: boolean): void => {
  if (!isIt) throw new AppError('forbidden');
};
